import PennyEngine

extension Address {
    static let sitemap = "sitemap.xml"
    static let robots = "robots.txt"

    static func sitemap(part number: Int) -> String { "sitemap-\(number).xml" }
}

/// The files for search engines: the site map of all languages, and `robots.txt`.
enum SearchEngineFiles {
    /// The artifacts; none for a site without an address.
    ///
    /// - Parameters:
    ///   - editions: each edition with its artifacts except saved sets.
    ///   - limit: the most that one file of the site map may hold.
    static func artifacts(
        of editions: [(site: AnalyzedEdition, layout: Layout, artifacts: [any Artifact])],
        _ limit: SiteMapEntries.Limit
    ) -> [any Artifact] {
        guard let first = editions.first, first.layout.baseURL != nil else { return [] }
        let maps = maps(of: SiteMapEntries(editions.map(pages)), limit)
        let hasOwnRobots = first.site.site.folder.statics.contains(Address.robots)
        return hasOwnRobots ? maps : maps + [RobotsFile()]
    }

    private static func maps(
        of pages: SiteMapEntries, _ limit: SiteMapEntries.Limit
    ) -> [any Artifact] {
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
        of site: AnalyzedEdition, _ layout: Layout, _ artifacts: [any Artifact]
    ) -> SiteMapEntries.Edition {
        let updated = site.updated
        let others = artifacts.compactMap(\.head).filter(\.isInSiteMap).map { head in
            switch head.change {
            case .own(let date): SiteMapEntries.Entry(path: head.path, date: date ?? updated)
            case .site: SiteMapEntries.Entry(path: head.path, date: updated)
            case .never: SiteMapEntries.Entry(path: head.path, date: nil)
            }
        }
        let (sets, records) = (site.site.sets, site.records)
        let shown = records.setIndices.indices.filter { sets.hasPage(Int(records.setIndices[$0])) }
            .map(UInt32.init)
        let path = { @Sendable (offset: Int) in
            sets.heads[Int(records.setIndices[Int(shown[offset])])].address()
        }
        let order = PathOrder([
            PathOrder.Run(count: others.count) { others[$0].path },
            PathOrder.Run(count: shown.count, path: path),
        ])
        return SiteMapEntries.Edition(layout: layout, count: order.count) { index in
            let (run, offset) = order[index]
            if run == 0 { return others[offset] }
            let record = records[Int(shown[offset])]
            return SiteMapEntries.Entry(path: path(offset), date: record.date ?? updated)
        }
    }
}
