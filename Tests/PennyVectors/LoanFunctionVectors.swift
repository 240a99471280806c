import PennyEngine

/// Calls of spreadsheets' functions that a loan answers: `ISPMT`, the interest of
/// a loan repaid in equal parts, and `FVSCHEDULE`, what an amount grows to by rates
/// in turn, which is what is owed when nothing was paid before.
package struct LoanFunctionVector: Sendable, CustomStringConvertible {
    package static let files = ["phpspreadsheet_financial.json", "formulajs_financial.json"]

    package static let all = files.flatMap { file in
        FunctionVector.load(file).compactMap { LoanFunctionVector($0, of: file) }
    }

    package let vector: FunctionVector
    package let request: VectorRequest
    /// The column and the row, from 1, of the schedule where the answer stands.
    package let cell: (column: String, row: Int)
    /// The loan is larger by so many zeros, to show that many more decimals.
    package let zeros: Int

    package var id: String { vector.id }
    package var description: String { id }

    private init?(_ vector: FunctionVector, of file: String) {
        let typed: [RawInput]
        switch vector.function {
        case "ISPMT":
            (typed, cell) = Self.equalParts(vector)
            zeros = 4
        case "FVSCHEDULE":
            (typed, cell) = Self.schedule(vector)
            zeros = 6
        default: return nil
        }
        self.vector = vector
        let amount = vector.argument(vector.function == "ISPMT" ? 3 : 0) ?? ""
        let principal = RawInput("principal", amount + String(repeating: "0", count: zeros))
        request = VectorRequest(
            file, vector.id, .loan,
            [principal, Unrounded.currency, RawInput("payments", "yearly")] + typed)
    }

    /// The function counts periods from 0; after the last one nothing is owed.
    private static func equalParts(
        _ vector: FunctionVector
    ) -> ([RawInput], (column: String, row: Int)) {
        let period = vector.argument(1).flatMap { Int($0) } ?? 0
        let periods = vector.argument(2) ?? ""
        let typed = [
            RawInput("rate", TVMVectors.rateText(vector.argument(0) ?? "")),
            RawInput("term", "\(periods) payments"), RawInput("repayment", "equal-principal"),
        ]
        return (typed, "\(period)" == periods ? ("balance", period) : ("interest", period + 1))
    }

    private static func schedule(
        _ vector: FunctionVector
    ) -> ([RawInput], (column: String, row: Int)) {
        guard let arguments = vector.inputs.args, arguments.count > 1,
            case .list(let list) = arguments[1]
        else { return ([], ("payment", 1)) }
        let steps = list.map { "\(TVMVectors.rateText($0.text ?? "")) payments 1" }
        let typed = [
            RawInput("term", "\(list.count) payments"), RawInput.list("rateSteps", steps),
            RawInput("fixedPayments", "0 payments \(list.count - 1)"),
        ]
        return (typed, ("payment", list.count))
    }
}
