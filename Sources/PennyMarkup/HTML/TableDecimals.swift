import PennyEngine

/// The values of a table as its columns show them: those of a column with as many decimals as the
/// one that has most, so that their decimal marks stand under each other.
struct TableDecimals {
    private let table: Table
    private let numbers: NumberWriter

    init(_ table: Table, _ numbers: NumberWriter) {
        self.table = table
        self.numbers = numbers
    }

    func values() -> [Quantity] {
        var values = table.values
        for (column, kind) in table.columns.enumerated() where kind.kind == .value(isNumber: true) {
            var most = 0
            for row in 0..<table.rowCount {
                most = max(most, Self.decimals(values[place(row, column)]))
            }
            if most == 0 { continue }
            for row in 0..<table.rowCount {
                let place = place(row, column)
                if Self.decimals(values[place]) < most {
                    values[place] = padded(values[place], to: most)
                }
            }
        }
        return values
    }

    private func place(_ row: Int, _ column: Int) -> Int {
        Int(table.cell(row: row, column: column))
    }

    /// How many decimals a value is written with, where it has as many as it needs.
    private static func decimals(_ quantity: Quantity) -> Int {
        switch quantity {
        case .rate(let rate): rate.scale > mostOfRate + 2 ? roundedRate : max(rate.scale - 2, 0)
        case .number(let number): number.scale
        default: 0
        }
    }

    /// A rate has up to four decimals, or is rounded to three.
    private static let mostOfRate = 4
    private static let roundedRate = 3

    private func padded(_ quantity: Quantity, to decimals: Int) -> Quantity {
        switch quantity {
        case .rate(let rate):
            let percent = ExactDecimal(rate.coefficient * 100, scale: rate.scale)
            let isRounded = rate.scale > Self.mostOfRate + 2
            return .percentage(
                isRounded ? percent.rounded(decimals: Self.roundedRate) : percent,
                decimals: decimals)
        case .number(let number): return .text(numbers.text(number, decimals: decimals))
        default: return quantity
        }
    }
}
