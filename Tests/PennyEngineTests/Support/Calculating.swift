import PennyEngine

/// Inputs as a person types them, in the order of the file.
typealias TypedInputs = KeyValuePairs<String, String>

func raw(_ inputs: TypedInputs) -> [RawInput] {
    inputs.map { RawInput($0.key, $0.value) }
}

func defaults(
    _ currency: String = "USD", _ convention: NumberConvention = .point
) -> InputDefaults {
    InputDefaults(currency: Currency(code: currency) ?? .usDollar, convention: convention)
}

func loan(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.loan.calculate(raw(inputs), defaults(currency))
}

func savings(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.savings.calculate(raw(inputs), defaults(currency))
}

/// The problems of these inputs; none where there is a result.
func problems(
    _ calculator: Calculator, _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
) -> [InputProblem] {
    do throws(InputProblems) {
        _ = try calculator.calculate(inputs, defaults)
        return []
    } catch {
        return error.problems
    }
}

extension Calculation {
    func count(_ figure: String) -> Int? {
        guard case .count(let number) = self.figure(figure)?.quantity else { return nil }
        return number
    }

    /// The cells of a column, from the first row to the last.
    func column(_ name: String, of table: String) -> [Int64]? {
        guard let table = self.table(table), let column = table.columnIndex(name) else {
            return nil
        }
        return (0..<table.rowCount).map { table.cell(row: $0, column: column) }
    }

    /// An amount of this calculation as vectors write it: `1432.86`.
    func text(_ amount: Int64) -> String {
        let digits = currency.minorUnitDigits
        let plain = String(amount.magnitude)
        let padded = String(repeating: "0", count: max(0, digits + 1 - plain.count)) + plain
        let sign = amount < 0 ? "-" : ""
        if digits == 0 { return sign + padded }
        return sign + padded.dropLast(digits) + "." + padded.suffix(digits)
    }

    /// Whether there are proofs, and all of them hold.
    var provesItself: Bool { !proofs.isEmpty && proofs.allSatisfy { $0.holds } }

    func moneyText(_ figure: String) -> String? { money(figure).map(text) }
}
