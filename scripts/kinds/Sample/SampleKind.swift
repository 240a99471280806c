import PennyContent

extension Address {
    static let sample = "sample.html"
}

/// A kind of content with one page, which a check adds to a copy of the program.
enum SampleKind: ContentKind {
    static let title = "A sample of a kind"
    static let summary = "Nothing outside its folder knows it."

    static let templates = [TemplateDescription("sample", SamplePage.values)]

    static func navigationItems(of site: AnalyzedEdition) -> [NavigationItem] {
        var item = NavigationItem(Address.sample, inMenu: title)
        item.isSearched = true
        return [item]
    }

    static func entryCards(of site: AnalyzedEdition) -> [EntryCard] {
        [EntryCard(order: 9, label: title, text: summary, address: Address.sample)]
    }

    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        [
            KindEntries(order: 9, label: title, count: 1) { _ in
                SearchEntry(title: title, address: Address.sample, summary: summary)
            }
        ]
    }

    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        [SamplePage(site: site.site.configuration.title)]
    }
}
