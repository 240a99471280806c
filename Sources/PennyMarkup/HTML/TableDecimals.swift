import PennyEngine

/// Gives all values of a column the same number of decimals, the largest in the column, so that
/// their decimal separators are aligned.
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
                most = max(most, Self.decimals(values[index(row, column)]))
            }
            if most == 0 { continue }
            for row in 0..<table.rowCount {
                let index = index(row, column)
                if Self.decimals(values[index]) < most {
                    values[index] = padded(values[index], to: most)
                }
            }
        }
        return values
    }

    private func index(_ row: Int, _ column: Int) -> Int {
        Int(table.cell(row: row, column: column))
    }

    /// The number of decimals of a value in its shortest form.
    private static func decimals(_ quantity: Quantity) -> Int {
        switch quantity {
        case .rate(let rate):
            rate.scale > maximumRateDecimals + 2 ? roundedRateDecimals : max(rate.scale - 2, 0)
        case .number(let number): number.scale
        default: 0
        }
    }

    /// The largest number of decimals of a rate; one with more is rounded to three.
    private static let maximumRateDecimals = 4
    private static let roundedRateDecimals = 3

    private func padded(_ quantity: Quantity, to decimals: Int) -> Quantity {
        switch quantity {
        case .rate(let rate):
            let percent = ExactDecimal(rate.coefficient * 100, scale: rate.scale)
            let isRounded = rate.scale > Self.maximumRateDecimals + 2
            return .percentage(
                isRounded ? percent.rounded(decimals: Self.roundedRateDecimals) : percent,
                decimals: decimals)
        case .number(let number): return .text(numbers.text(number, decimals: decimals))
        default: return quantity
        }
    }
}
