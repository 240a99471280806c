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
            subject: .thing("SearchResultsPage", []), search: .page,
            own: Self.values.values(of: (self, layout), on: Address.search))
    }

    static let values: [PageValue<(page: SearchPage, layout: Layout)>] =
        Layout.readerValues.of { $0.layout } + [
            .text("answering", "The calculators that answer questions with numbers.") { shown, _ in
                shown.page.answering.map(\.name).joined(separator: " ")
            },
            .list("kinds", "The kinds of pages.", of: kindValues) { shown, _ in
                shown.page.sources.map { ShownPage($0, shown.layout.numbers) }
            },
        ]

    private static let kindValues: [PageValue<ShownPage<KindEntries>>] = [
        .text("label", "What the kind is called.") { kind, _ in kind.label },
        .optional("href", "The way to its list, if it has too many pages for this one.") {
            kind, _ in list(of: kind.page)
        },
        .text("all", "How many there are, in words.") { kind, _ in
            kind.numbers.text(SiteWords.searchAll(count: kind.count, kind: kind.label))
        },
        .each("pages", "The pages.", of: entryValues) { kind, _ in
            (list(of: kind.page) == nil ? kind.count : 0, kind.entry)
        },
    ]

    private static let entryValues: [PageValue<SearchEntry>] = [
        .text("title", "The title.") { entry, _ in entry.title },
        .text("href", "The way to it.") { entry, _ in entry.address },
    ]

    /// The list of a kind with too many pages for this one.
    private static func list(of kind: KindEntries) -> String? {
        kind.count > limit ? kind.list : nil
    }

    var sample: any Artifact {
        SearchPage(sources: Array(sources.prefix(1)), answering: answering)
    }
}
