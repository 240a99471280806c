import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of the search. Without a script, it lists all pages, or the lists that have them.
struct SearchPage: Page {
    let sources: [KindEntries]
    /// The calculators that answer questions with numbers: those that browsers can compute.
    let answering: [Calculator]

    /// The most pages of a kind that are listed. For more, the page links to their own list, if
    /// there is one.
    private static let limit = 200

    var id: String { "search" }
    var origin: String { "the page of the search" }
    var pageHead: PageHead {
        PageHead(
            path: Address.search, template: "search", change: .never,
            scripts: [.searchPage],
            scriptsOnDemand: answering.isEmpty ? [] : [.searchAnswer], isPage: false)
    }

    func content(in layout: Layout) -> PageContent {
        PageContent(
            heading: layout.numbers.text(SiteWords.searchTitle),
            description: layout.numbers.text(
                SiteWords.searchAbout(site: layout.configuration.title)),
            subject: .thing("SearchResultsPage", []),
            own: [
                "isSearch": .flag(true),
                "hasSearch": .flag(true),
                "locale": .text(layout.style.locale),
                "currency": .text(layout.configuration.currency.code),
                "answering": .text(answering.map(\.name).joined(separator: " ")),
                "kinds": .list(sources.map { value(of: $0, in: layout) }),
            ])
    }

    private func value(of source: KindEntries, in layout: Layout) -> TemplateValue {
        let list = source.count > Self.limit ? source.list : nil
        let words = SiteWords.searchAll(count: source.count, kind: source.label)
        let entry = source.entry
        return .object([
            "label": .text(source.label),
            "href": .optional(list),
            "all": .text(layout.numbers.text(words)),
            "pages": .each(count: list == nil ? source.count : 0) { index in
                let page = entry(index)
                return .object(["title": .text(page.title), "href": .text(page.address)])
            },
        ])
    }

    var sample: any Artifact {
        SearchPage(sources: Array(sources.prefix(1)), answering: answering)
    }
}
