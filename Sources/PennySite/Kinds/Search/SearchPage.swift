import PennyContent
import PennyMarkup
import PennyTemplates

/// The page of the search. Who has no script finds all pages on it, or the lists that have them.
struct SearchPage: Page {
    let sources: [SearchSource]

    /// Of more pages of a kind their own list is named, where there is one.
    private static let limit = 200

    var id: String { "search" }
    var origin: String { "the page of the search" }
    var pageHead: PageHead {
        PageHead(
            path: Address.search, template: "search", change: .never,
            scripts: [WordsFile.script, "search.js", "results.js"], isPage: false)
    }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: frame.numbers.text(SiteWords.searchTitle),
            description: frame.numbers.text(
                SiteWords.searchAbout(site: frame.configuration.title)),
            subject: .thing("SearchResultsPage", []),
            own: [
                "isSearch": .flag(true),
                "kinds": .list(sources.map { value(of: $0, in: frame) }),
            ])
    }

    private func value(of source: SearchSource, in frame: Frame) -> TemplateValue {
        let list = source.count > Self.limit ? source.list : nil
        let words = SiteWords.searchAll(count: source.count, kind: source.label)
        let entry = source.entry
        return .object([
            "label": .text(source.label),
            "href": .optional(list),
            "all": .text(frame.numbers.text(words)),
            "pages": .each(count: list == nil ? source.count : 0) { place in
                let page = entry(place)
                return .object(["title": .text(page.title), "href": .text(page.address)])
            },
        ])
    }

    var sample: any OutputGroup { SearchPage(sources: Array(sources.prefix(1))) }
}
