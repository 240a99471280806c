public import PennyEngine

extension Calculation {
    /// The table that a spreadsheet gets; nil for a result without any.
    public var spreadsheetTable: Table? { table(calculator.primaryTable) ?? tables.first }
}
