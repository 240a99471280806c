import PennyEngine

/// What search engines read: the site map, and what leads to it.
enum SearchEngineFiles {
    /// None for a site without an address.
    static func groups(of site: CheckedSite, _ pages: [any OutputGroup]) -> [any OutputGroup] {
        guard site.site.baseURL != nil else { return [] }
        let heads = pages.compactMap(\.head).filter(\.isInSiteMap)
        let entries = heads.map { head in
            switch head.change {
            case .own(let date): (path: head.path, date: date ?? site.updated)
            case .site: (path: head.path, date: site.updated)
            case .never: (path: head.path, date: CivilDate?.none)
            }
        }
        return [SiteMap(entries: entries.sorted { $0.path < $1.path }), Robots()]
    }
}
