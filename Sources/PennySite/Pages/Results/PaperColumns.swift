import PennyEngine
import PennyMarkup

/// Decides whether a schedule fits in two columns on paper: a style sheet cannot measure its rows.
enum PaperColumns {
    /// The number of letters in half the width of a page.
    private static let letterLimit = 53

    static func areTwo(for result: Calculation, _ numbers: NumberWriter) -> Bool {
        guard let table = result.tables.first(where: \.isDetail) else { return false }
        let widths = table.columns.indices.filter { !table.columns[$0].isForTools }
            .map { letters(of: $0, in: table, result.currency, numbers) + 1 }
        return widths.reduce(0, +) <= letterLimit
    }

    /// The number of letters in a column's widest cell.
    private static func letters(
        of column: Int, in table: Table, _ currency: Currency, _ numbers: NumberWriter
    ) -> Int {
        switch table.columns[column].kind {
        case .money:
            var (largest, isNegative): (UInt64, Bool) = (0, false)
            for index in stride(from: column, to: table.cells.count, by: table.columns.count) {
                largest = max(largest, table.cells[index].magnitude)
                isNegative = isNegative || table.cells[index] < 0
            }
            for rows in [0..<table.rowCount] + table.groups.map(\.rows) {
                largest = max(largest, table.total(of: column, rows: rows).magnitude)
                // Without negative amounts, the total is the largest.
                if !isNegative { break }
            }
            let digits = max(String(largest).count, currency.minorUnitDigits + 1)
            let marks = (digits - currency.minorUnitDigits - 1) / 3
            let sign = isNegative ? 1 : 0
            return sign + digits + marks + (currency.minorUnitDigits > 0 ? 1 : 0)
        case .ordinal: return numbers.text(ResultWords.tableTotal).count
        case .date: return 12
        case .permille: return 6
        case .value: return 14
        }
    }
}
