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
    let months: [Card]
    let cards: SetCards
    /// Whether readers can save sets of their own.
    let canSave: Bool

    var id: String { "list:\(part.address)" }
    var origin: String { "the list of \(list.name)" }
    var pageHead: PageHead {
        PageHead(
            path: part.address, template: "list",
            scripts: canSave ? [WordsFile.script, "marks.js", "pick.js"] : [])
    }

    func content(in frame: Frame) -> PageContent {
        let own: TemplateValues = [
            "intro": .flag(false),
            "count": .text(frame.numbers.text(count)),
            "saved": .optional(
                canSave ? Address.relative(from: part.address, to: Address.saved) : nil),
            "compare": .optional(
                canSave ? Address.relative(from: part.address, to: Address.compare) : nil),
            "isStrip": .flag(false),
            "isTop": .flag(true),
            "cards": .each(count: part.entries.count) { index in
                card(part.entries.lowerBound + index)
                    .value(in: frame, from: part.address, canChoose: canSave)
            },
        ]
        return PageContent(
            heading: part.heading(frame.numbers.text(list.heading), frame.numbers),
            description: about(frame.numbers),
            section: [Address.list(of: list.folder)],
            own: own.merging(part.values(in: frame)))
    }

    private func card(_ place: Int) -> Card {
        place < months.count ? months[place] : cards.card(place - months.count)
    }

    /// Whose list it is, how long, and what the page begins with.
    private func about(_ numbers: NumberWriter) -> String {
        let about =
            list.calculator.map {
                SiteWords.listAboutCalculator(calculator: $0.words.many, count: count)
            } ?? SiteWords.listAbout(count: count)
        let sets = part.entries.filter { $0 >= months.count }
        return numbers.description(about, titles: sets.lazy.map { card($0).link.title })
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
