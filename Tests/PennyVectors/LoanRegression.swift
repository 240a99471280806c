import PennyEngine

/// A fault other programs had with a loan, of `issue_regressions.json`.
package struct LoanRegression: Decodable, Sendable, CustomStringConvertible {
    struct Inputs: Decodable, Sendable {
        let pv, rate, principal, annualRate: String?
        let n, periods, decimals: Int?
    }

    package struct Expected: Decodable, Sendable {
        package let exact, cents, roundedUpToUnit: String?
        package let payments: [String]?
    }

    package static let file = "issue_regressions.json"
    package static let all = VectorFile<Lenient>.load(file).compactMap(\.loan)

    package let id, kind: String
    let inputs: Inputs
    package let expected: Expected

    package var description: String { id }

    /// The other kinds' inputs are of other types, so only loans' are read.
    package struct Lenient: Decodable, Sendable {
        let loan: LoanRegression?

        package init(from decoder: any Decoder) throws {
            let name = try VectorName(from: decoder)
            let isLoan = name.kind == "loan-payment" || name.kind == "amortization-schedule"
            loan = isLoan ? try LoanRegression(from: decoder) : nil
        }
    }

    /// In the vector's own cents or whole units.
    package var request: VectorRequest? {
        let currency = inputs.decimals == 0 ? "JPY" : "USD"
        return VectorRequest(
            Self.file, id, .loan, typed(principal) + [RawInput("currency", currency)])
    }

    /// The same loan without rounding.
    package var unrounded: VectorRequest {
        VectorRequest(
            Self.file, id, .loan, typed(Unrounded.amount(principal)) + [Unrounded.currency])
    }

    private var principal: String { inputs.pv ?? inputs.principal ?? "" }

    private func typed(_ principal: String) -> [RawInput] {
        let monthly = inputs.rate.map { $0.split(separator: "/")[0] }
        return [
            RawInput("principal", principal),
            RawInput("rate", percent(monthly.map(String.init) ?? inputs.annualRate ?? "")),
            RawInput("term", "\(inputs.n ?? inputs.periods ?? 0) months"),
        ]
    }
}
