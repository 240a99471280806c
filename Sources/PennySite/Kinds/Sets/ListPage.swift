import PennyDiagnostics
import PennyTemplates
import PennyMarkup

/// A list of sets: all of a folder, or those of one of its kinds.
struct ListPage: Page {
    let list: SetList
    /// How many sets there are, in words.
    let count: String
    let about: String
    let months: [Card]
    var cards: SetCards
    /// Whether readers can save sets of their own.
    let canSave: Bool

    var id: String { "list:\(list.address)" }
    var origin: String { "the list of \(list.name)" }
    var pageHead: PageHead {
        PageHead(
            path: list.address, template: "list",
            scripts: canSave ? [WordsFile.script, "marks.js", "pick.js"] : [])
    }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: frame.numbers.text(list.heading), description: about,
            section: [Address.list(of: list.folder)],
            own: [
                "intro": .flag(false),
                "count": .text(count),
                "saved": .optional(
                    canSave ? Address.relative(from: list.address, to: Address.saved) : nil),
                "compare": .optional(
                    canSave ? Address.relative(from: list.address, to: Address.compare) : nil),
                "isStrip": .flag(false),
                "isTop": .flag(true),
                "cards": .each(count: months.count + cards.count) {
                    [months, cards, list, canSave] index in
                    let card =
                        index < months.count ? months[index] : cards.card(index - months.count)
                    return card.value(in: frame, from: list.address, canChoose: canSave)
                },
            ])
    }

    /// A list may be long, so it is printed piece by piece.
    func printed(in frame: Frame) -> Printed {
        Printed([
            (
                list.address,
                .pieces { (take) throws(DiagnosticError) in
                    try frame.page(pageHead, content(in: frame), into: take)
                }
            )
        ])
    }

    var sample: any OutputGroup {
        var few = self
        few.cards = cards.prefix(Self.sampleSize)
        return few
    }

    private static let sampleSize = 64
}
