import PennyEngine
import PennyVectors
import Testing

extension Calculation {
    /// The rate of a figure.
    func rate(_ figure: String) -> ExactDecimal? {
        guard case .rate(let rate) = self.figure(figure)?.quantity else { return nil }
        return rate
    }

    /// The words in a column of a table.
    func words(_ column: String, of table: String) -> [String]? {
        guard let table = self.table(table), let column = table.columnIndex(column) else {
            return nil
        }
        return (0..<table.rowCount).map { row in
            switch table.value(row: row, column: column) {
            case .text(let words), .words(_, let words): words
            default: ""
            }
        }
    }
}

/// Converts a percentage of a vector, with up to twelve decimals, to a ratio.
func ratio(ofPercent text: String) throws -> ExactDecimal {
    let parts = text.split(separator: ".")
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    let digits = try #require(Int128(String(parts[0]) + decimals, radix: 10))
    return ExactDecimal(digits, scale: decimals.count + 2)
}

/// Whether two rates differ by at most 10^-9 percentage points.
func isWithinABillionth(_ rate: ExactDecimal, of expected: ExactDecimal) -> Bool {
    let most = rate < expected ? expected : rate
    let least = rate < expected ? rate : expected
    let difference = ExactDecimal(
        most.coefficient * power(14 - most.scale) - least.coefficient * power(14 - least.scale),
        scale: 14)
    return difference <= ExactDecimal(1, scale: 11)
}

private func power(_ exponent: Int) -> Int128 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
}

func apr(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.apr.calculate(raw(inputs), defaults(currency))
}

extension VectorRequest {
    /// The calculator's result for the inputs of the vector.
    func answer() throws -> Calculation { try calculator.calculate(inputs) }
}
