import PennyMarkup

extension Address {
    static let search = "search.html"

    static func searchPart(_ name: String) -> String { "search/\(name).js" }
}

/// The search of the whole site: its page, which without a script lists what there is, and its
/// index.
enum SearchKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let sources = ContentKinds.all.flatMap { $0.sources(of: site) }
            .filter { $0.count > 0 }.ordered { $0.order }
        return [
            SearchPage(sources: sources.map(\.shown)), SearchFiles(index: SearchIndex(sources)),
        ]
    }

    /// The parts of the site that no other source has, such as lists.
    static func sources(of site: CheckedSite) -> [SearchSource] {
        let prose = Set(ProseKind.parts(of: site).map(\.address))
        let parts = ContentKinds.all.flatMap { $0.parts(of: site) }
            .filter { !prose.contains($0.address) }
        return [
            SearchSource(
                order: 5, label: site.numbers.text(SiteWords.searchLists), count: parts.count
            ) { SearchEntry(title: parts[$0].title, address: parts[$0].address) }
        ]
    }
}
