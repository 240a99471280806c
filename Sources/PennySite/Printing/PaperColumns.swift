import PennyEngine

/// Whether the rows of a schedule fit beside others on a page of paper: a style sheet cannot
/// measure them.
enum PaperColumns {
    /// So many letters stand on half the width of a page.
    private static let letterLimit = 53

    static func areTwo(for result: Calculation) -> Bool {
        guard let table = result.tables.first(where: \.isDetail) else { return false }
        let widths = table.columns.indices.filter { !table.columns[$0].isForTools }
            .map { letters(of: $0, in: table, result.currency) + 1 }
        return widths.reduce(0, +) <= letterLimit
    }

    /// The letters of a column's widest cell.
    private static func letters(
        of column: Int, in table: Table, _ currency: Currency
    ) -> Int {
        switch table.columns[column].kind {
        case .money:
            let cells = (0..<table.rowCount).map { table.cell(row: $0, column: column) }
            let sums =
                [table.total(of: column, rows: 0..<table.rowCount)]
                + table.groups.map { table.total(of: column, rows: $0.rows) }
            let largest = (cells + sums).map(\.magnitude).max() ?? 0
            let digits = max(String(largest).count, currency.minorUnitDigits + 1)
            let marks = (digits - currency.minorUnitDigits - 1) / 3
            let sign = cells.contains { $0 < 0 } ? 1 : 0
            return sign + digits + marks + (currency.minorUnitDigits > 0 ? 1 : 0)
        case .ordinal: return "In total".count
        case .date: return 12
        case .permille: return 6
        case .value: return 14
        }
    }
}
