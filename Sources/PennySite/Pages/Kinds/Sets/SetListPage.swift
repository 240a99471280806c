import PennyDiagnostics
import PennyEngine
import PennyTemplates
import PennyMarkup

/// A list of sets: all of a folder, or those of one calculator.
struct SetListPage: Page {
    let list: SetList
    /// The page of the list.
    let part: Pagination
    /// The number of sets, in words.
    let count: Message
    let cards: CardGrid
    /// The sections in the folder that no other section contains.
    let sections: [PageListing.Entry]
    /// Whether readers can save sets of their own.
    var canSave: Bool { cards.canChoose }

    var id: String { "list:\(part.address)" }
    var origin: String { "the list of \(list.name)" }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "list",
            scripts: cards.scripts(part.entries))
    }

    func content(in layout: Layout) -> PageContent {
        PageContent(
            heading: part.heading(layout.numbers.text(list.heading), layout.numbers),
            description: about(layout.numbers),
            section: [Address.list(of: list.folder)],
            own: Self.values.values(of: ShownPage(self, layout.numbers), on: part.address))
    }

    static let values: [PageValue<ShownPage<SetListPage>>] =
        [
            .text("count", "How many sets there are, in words.") { page, _ in
                page.numbers.text(page.count)
            },
            .optional("saved", "The way to the page of saved sets.") { page, address in
                page.canSave ? Address.relative(from: address, to: Address.saved) : nil
            },
        ]
        + ShownCards.values.of { ShownCards(grid: $0.cards, range: $0.part.entries) }
        + ShownEntries.values.of {
            let sections = $0.part.isFirst ? $0.sections.map(\.undated) : []
            return ShownPage(ShownEntries(sections), $0.numbers)
        }
        + Pagination.values.of { ShownPage($0.part, $0.numbers) }

    /// The description: whose list it is, its length, and its first titles.
    private func about(_ numbers: NumberWriter) -> String {
        let about =
            list.calculator.map {
                SiteWords.listAboutCalculator(calculator: $0.words.many, count: count)
            } ?? SiteWords.listAbout(count: count)
        return numbers.description(about, titles: cards.titles(part.entries))
    }

    /// Streams the page: a list may be long.
    func rendered(in layout: Layout) -> RenderedFiles {
        RenderedFiles([
            (
                part.address,
                .pieces { (write) throws(DiagnosticError) in
                    try layout.page(pageHead, content(in: layout), into: write)
                }
            )
        ])
    }
}
