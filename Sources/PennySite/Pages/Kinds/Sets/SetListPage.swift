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
        var own: TemplateValues = [
            "count": .text(layout.numbers.text(count)),
            "saved": .optional(
                canSave ? Address.relative(from: part.address, to: Address.saved) : nil),
            "hasCards": .flag(false),
            "groups": PageListing.value(
                of: part.isFirst ? sections : [], in: layout, from: part.address),
        ]
        own.merge(cards.values(part.entries, in: layout, from: part.address))
        return PageContent(
            heading: part.heading(layout.numbers.text(list.heading), layout.numbers),
            description: about(layout.numbers),
            section: [Address.list(of: list.folder)],
            own: own.merging(part.values(in: layout)))
    }

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
