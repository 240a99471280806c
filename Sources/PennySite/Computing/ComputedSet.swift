import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// A saved set with its key figures. Schedules are not kept: a page computes
/// its own when it is written, so memory does not grow with their rows.
struct ComputedSet {
    let set: SavedSet
    let currency: Currency
    let figures: [Figure]
    let inputs: [NormalisedInput]
    /// The rows of the table that a spreadsheet gets; nil for a result without one.
    let rowCount: Int?
    /// The anchors that the result's own headings take.
    let anchors: [String]
    /// Figures that are no longer what was shown when the set was saved, each with
    /// the place of what was.
    let changes: [(change: ShownFigures.Change, shown: ShownFigure)]
    private let defaults: InputDefaults

    init(_ set: SavedSet, _ defaults: InputDefaults) throws(DiagnosticError) {
        self.init(set, try set.calculation(defaults), defaults)
    }

    /// The set whose result this is, computed with these defaults.
    init(_ set: SavedSet, _ result: Calculation, _ defaults: InputDefaults) {
        self.set = set
        self.defaults = defaults
        currency = result.currency
        figures = result.figures
        inputs = result.inputs
        rowCount = result.spreadsheetTable?.rowCount
        let figures = ShownFigures(result)
        changes = set.shown.compactMap { shown in
            figures.change(of: shown.name, shownAs: shown.text).map { ($0, shown) }
        }
        anchors = result.tables.filter { !$0.isDetail }.map(\.name)
    }

    /// The whole result, computed again.
    func calculation() throws(DiagnosticError) -> Calculation { try set.calculation(defaults) }

    /// The value a reference names: a figure, or an input.
    func quantity(_ name: String) -> Quantity? {
        figures.first { $0.name == name }?.quantity
            ?? inputs.first { $0.name == name }?.quantity
    }

    /// Every name a reference can use.
    var names: [String] { figures.map(\.name) + inputs.map(\.name) }
}
