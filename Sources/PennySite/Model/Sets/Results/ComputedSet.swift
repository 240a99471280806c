import PennyContent
import PennyEngine
import PennyMarkup

/// A saved set with its key figures. It stores no schedules, so memory does not grow with their
/// rows.
struct ComputedSet: Sendable {
    let set: SavedSet
    let currency: Currency
    let figures: [Figure]
    /// The sentence that answers the calculator's question.
    let answer: Message?
    let inputs: [NormalisedInput]
    /// The anchors of the result's own headings.
    let anchors: [String]
    /// The parts of the result that texts can embed.
    let parts: ResultParts
    /// Figures that differ from those shown when the set was saved, each with the shown figure and
    /// its location.
    let changes: [(change: ShownFigures.Change, shown: ShownFigure)]

    /// Takes the key figures of a set from its result.
    init(_ set: SavedSet, _ result: Calculation) {
        self.set = set
        currency = result.currency
        figures = result.figures
        answer = result.answer
        inputs = result.inputs
        let figures = ShownFigures(result)
        changes = set.shown.compactMap { shown in
            figures.change(of: shown.name, shownAs: shown.text).map { ($0, shown) }
        }
        parts = ResultParts(result)
        anchors = result.tables.filter { !$0.isDetail }.map(\.name)
    }

    /// Returns the figure or the input that a reference names.
    ///
    /// - Parameter isInWords: whether a figure is as results show it: months as years and months.
    func quantity(_ name: String, isInWords: Bool = false) -> Quantity? {
        figures.first { $0.name == name }.map { isInWords ? $0.shown : $0.quantity }
            ?? inputs.first { $0.name == name }?.quantity
    }

    /// All names that a reference can use.
    var names: [String] { figures.map(\.name) + inputs.map(\.name) }
}
