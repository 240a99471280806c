import PennyEngine

extension Address {
    static let sitemap = "sitemap.xml"
    static let robots = "robots.txt"

    static func sitemap(part number: Int) -> String { "sitemap-\(number).xml" }
}

/// What search engines read: the site map of all languages, and what leads to it.
enum SearchEngineFiles {
    /// None for a site without an address.
    ///
    /// - Parameters:
    ///   - editions: each with its groups that are no saved sets.
    ///   - limit: what one file of the site map may hold.
    static func groups(
        of editions: [(site: CheckedSite, frame: Frame, groups: [any OutputGroup])],
        _ limit: SiteMapPages.Limit
    ) -> [any OutputGroup] {
        guard let first = editions.first, first.frame.baseURL != nil else { return [] }
        let maps = maps(of: SiteMapPages(editions.map(pages)), limit)
        let hasOwnRobots = first.site.site.folder.statics.contains(Address.robots)
        return hasOwnRobots ? maps : maps + [Robots()]
    }

    private static func maps(
        of pages: SiteMapPages, _ limit: SiteMapPages.Limit
    ) -> [any OutputGroup] {
        let parts = pages.parts(limit)
        if parts.count == 1 {
            return [SiteMap(pages: pages, part: parts[0], path: Address.sitemap)]
        }
        let maps = parts.enumerated().map { index, part in
            SiteMap(pages: pages, part: part, path: Address.sitemap(part: index + 1))
        }
        return [SiteMapIndex(parts: maps.map(\.path))] + maps
    }

    /// The pages of an edition in the order of their addresses.
    private static func pages(
        of site: CheckedSite, _ frame: Frame, _ groups: [any OutputGroup]
    ) -> SiteMapPages.Edition {
        let updated = site.updated
        let others = groups.compactMap(\.head).filter(\.isInSiteMap).map { head in
            switch head.change {
            case .own(let date): SiteMapPages.Entry(path: head.path, date: date ?? updated)
            case .site: SiteMapPages.Entry(path: head.path, date: updated)
            case .never: SiteMapPages.Entry(path: head.path, date: nil)
            }
        }
        let (sets, records) = (site.site.sets, site.records)
        let shown = records.places.indices.filter { sets.hasPage(Int(records.places[$0])) }
            .map(UInt32.init)
        let path = { @Sendable (place: Int) in
            sets.heads[Int(records.places[Int(shown[place])])].address()
        }
        let order = PathOrder([
            PathOrder.Run(count: others.count) { others[$0].path },
            PathOrder.Run(count: shown.count, path: path),
        ])
        return SiteMapPages.Edition(frame: frame, count: order.count) { index in
            let (run, place) = order[index]
            if run == 0 { return others[place] }
            let record = records[Int(shown[place])]
            return SiteMapPages.Entry(path: path(place), date: record.date ?? updated)
        }
    }
}
