import PennyMarkup

/// What is shown of a table of the folder `data`.
struct FoundData: Sendable {
    enum Shown: Sendable {
        case table(DataTable, isOpen: Bool)
        case bars([(label: DataTable.Cell, value: DataTable.Cell)], decimals: Int)
        case lines(DayLines)
    }

    let file: DataFile
    let title: String?
    let shown: Shown
}
