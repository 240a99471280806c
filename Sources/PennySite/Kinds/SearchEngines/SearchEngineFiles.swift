import PennyEngine

extension Address {
    static let sitemap = "sitemap.xml"
    static let robots = "robots.txt"
}

/// What search engines read: the site map, and what leads to it.
enum SearchEngineFiles {
    /// None for a site without an address.
    static func groups(of site: CheckedSite, _ pages: [any OutputGroup]) -> [any OutputGroup] {
        guard site.site.baseURL != nil else { return [] }
        let updated = site.updated
        var entries = pages.compactMap(\.head).filter(\.isInSiteMap).map { head in
            switch head.change {
            case .own(let date): (path: head.path, date: date ?? updated)
            case .site: (path: head.path, date: updated)
            case .never: (path: head.path, date: CivilDate?.none)
            }
        }
        let sets = site.site.sets
        for record in site.records where sets.hasPage(record.place) {
            entries.append((sets.heads[record.place].address(), record.date ?? updated))
        }
        return [SiteMap(entries: entries.sorted { $0.path < $1.path }), Robots()]
    }
}
