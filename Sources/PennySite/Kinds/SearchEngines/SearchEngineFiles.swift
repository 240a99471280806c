import PennyEngine

extension Address {
    static let sitemap = "sitemap.xml"
    static let robots = "robots.txt"
}

/// What search engines read: the site map of all languages, and what leads to it.
enum SearchEngineFiles {
    /// None for a site without an address.
    ///
    /// - Parameter editions: each with its groups that are no saved sets.
    static func groups(
        of editions: [(site: CheckedSite, frame: Frame, groups: [any OutputGroup])]
    ) -> [any OutputGroup] {
        guard let first = editions.first, first.frame.baseURL != nil else { return [] }
        let parts = editions.map { edition in
            SiteMap.Part(frame: edition.frame, entries: entries(edition.site, edition.groups))
        }
        let hasOwnRobots = first.site.site.folder.statics.contains(Address.robots)
        let map = SiteMap(parts: parts)
        return hasOwnRobots ? [map] : [map, Robots()]
    }

    private static func entries(
        _ site: CheckedSite, _ pages: [any OutputGroup]
    ) -> [SiteMap.Entry] {
        let updated = site.updated
        var entries = pages.compactMap(\.head).filter(\.isInSiteMap).map { head in
            switch head.change {
            case .own(let date): SiteMap.Entry(path: head.path, date: date ?? updated)
            case .site: SiteMap.Entry(path: head.path, date: updated)
            case .never: SiteMap.Entry(path: head.path, date: nil)
            }
        }
        let sets = site.site.sets
        for record in site.records where sets.hasPage(record.place) {
            entries.append(
                SiteMap.Entry(
                    path: sets.heads[record.place].address(), date: record.date ?? updated))
        }
        return entries.sorted { $0.path < $1.path }
    }
}
