public import PennyEngine

extension Calculation {
    /// The table for spreadsheets; nil for a result without tables.
    public var spreadsheetTable: Table? { table(calculator.primaryTable) ?? tables.first }
}
