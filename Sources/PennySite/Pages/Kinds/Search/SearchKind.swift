import PennyMarkup

extension Address {
    static let search = "search.html"

    static func searchPart(_ name: String) -> String { "search/\(name).js" }
}

/// The search of the site: its page, which lists what there is without a script, and its index.
enum SearchKind: ContentKind {
    static let templates = [TemplateDescription("search", SearchPage.values)]

    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let sources = ContentKinds.all.flatMap { $0.searchEntries(of: site) }
            .filter { $0.count > 0 }.ordered { $0.order }
        return [
            SearchPage(
                sources: sources.map(\.shown),
                answering: site.savableCalculators.filter { calculator in
                    site.site.explanations.contains { $0.calculator == calculator }
                }),
            SearchIndexFiles(index: SearchIndex(sources)),
        ]
    }

    /// The navigation items that no other kind's entries have, such as lists.
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let parts = ContentKinds.all.flatMap { $0.navigationItems(of: site) }
            .filter { !$0.isSearched }
        return [
            KindEntries(
                order: 6, label: site.numbers.text(SiteWords.searchLists), count: parts.count
            ) { SearchEntry(title: parts[$0].title, address: parts[$0].address) }
        ]
    }
}
