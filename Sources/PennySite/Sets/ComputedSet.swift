import PennyContent
import PennyEngine
import PennyMarkup

/// A saved set with its key figures. Schedules are not kept, so memory does not grow with their
/// rows.
struct ComputedSet: Sendable {
    let set: SavedSet
    let currency: Currency
    let figures: [Figure]
    let inputs: [NormalisedInput]
    /// The anchors that the result's own headings take.
    let anchors: [String]
    /// What texts can show of the result.
    let parts: ResultParts
    /// Figures that are no longer what was shown when the set was saved, each with
    /// the place of what was.
    let changes: [(change: ShownFigures.Change, shown: ShownFigure)]

    /// The set whose result this is.
    init(_ set: SavedSet, _ result: Calculation) {
        self.set = set
        currency = result.currency
        figures = result.figures
        inputs = result.inputs
        let figures = ShownFigures(result)
        changes = set.shown.compactMap { shown in
            figures.change(of: shown.name, shownAs: shown.text).map { ($0, shown) }
        }
        parts = ResultParts(result)
        anchors = result.tables.filter { !$0.isDetail }.map(\.name)
    }

    /// The value a reference names: a figure, or an input.
    func quantity(_ name: String) -> Quantity? {
        figures.first { $0.name == name }?.quantity
            ?? inputs.first { $0.name == name }?.quantity
    }

    /// Every name a reference can use.
    var names: [String] { figures.map(\.name) + inputs.map(\.name) }
}
