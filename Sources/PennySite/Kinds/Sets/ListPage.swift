import PennyDiagnostics
import PennyEngine
import PennyTemplates
import PennyMarkup

/// A list of sets: all of a folder, or those of one of its kinds.
struct ListPage: Page {
    let list: SetList
    /// Which of its pages it is.
    let part: ListPart
    /// How many sets there are.
    let count: Message
    let cards: CardList
    /// The sections in the folder, as far as no other section has them.
    let sections: [SectionEntries.Entry]
    /// Whether readers can save sets of their own.
    var canSave: Bool { cards.canChoose }

    var id: String { "list:\(part.address)" }
    var origin: String { "the list of \(list.name)" }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "list",
            scripts: cards.scripts(part.entries))
    }

    func content(in frame: Frame) -> PageContent {
        var own: TemplateValues = [
            "count": .text(frame.numbers.text(count)),
            "saved": .optional(
                canSave ? Address.relative(from: part.address, to: Address.saved) : nil),
            "hasCards": .flag(false),
            "groups": SectionEntries.value(
                of: part.isFirst ? sections : [], in: frame, from: part.address),
        ]
        own.merge(cards.values(part.entries, in: frame, from: part.address))
        return PageContent(
            heading: part.heading(frame.numbers.text(list.heading), frame.numbers),
            description: about(frame.numbers),
            section: [Address.list(of: list.folder)],
            own: own.merging(part.values(in: frame)))
    }

    /// Whose list it is, how long, and what the page begins with.
    private func about(_ numbers: NumberWriter) -> String {
        let about =
            list.calculator.map {
                SiteWords.listAboutCalculator(calculator: $0.words.many, count: count)
            } ?? SiteWords.listAbout(count: count)
        return numbers.description(about, titles: cards.titles(part.entries))
    }

    /// A list may be long, so it is printed piece by piece.
    func printed(in frame: Frame) -> Printed {
        Printed([
            (
                part.address,
                .pieces { (take) throws(DiagnosticError) in
                    try frame.page(pageHead, content(in: frame), into: take)
                }
            )
        ])
    }
}
