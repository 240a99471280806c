import PennyMarkup

/// The part of a table of the folder `data` that a block shows.
struct ResolvedData: Sendable {
    enum Shown: Sendable {
        case table(DataTable, isOpen: Bool)
        case bars([(label: DataTable.Cell, value: DataTable.Cell)], decimals: Int)
        case lines(DayLines)
    }

    let file: DataFile
    let title: String?
    let shown: Shown
}
