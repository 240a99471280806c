import PennyEngine
import PennyVectors

/// The digits of a vector's amount as a whole number: `1199.1010503055` with ten decimals is
/// 11991010503055. Further decimals are truncated.
func units(_ text: String, decimals: Int) -> Int128? {
    let parts = text.split(separator: ".", maxSplits: 1)
    let fraction = parts.count > 1 ? parts[1].prefix(decimals) : ""
    let padded = fraction + String(repeating: "0", count: decimals - fraction.count)
    return Int128(String(parts[0] + padded))
}

/// An amount of an unrounded loan, rounded half up where a source shows it.
func shown(_ amount: Int64, decimals: Int) -> Int128 {
    var step: Int128 = 1
    for _ in 0..<Unrounded.decimals - decimals { step *= 10 }
    return (2 * Int128(amount) + step) / (2 * step)
}

/// The number of decimals of a text.
func decimals(_ text: String) -> Int {
    text.split(separator: ".", maxSplits: 1).dropFirst().first.map(\.count) ?? 0
}

extension Calculation {
    /// A cell of the schedule; the row counts from 1.
    func scheduleCell(_ column: String, row: Int) -> Int64? {
        guard let cells = self.column(column, of: "schedule"), cells.indices.contains(row - 1)
        else { return nil }
        return cells[row - 1]
    }
}
