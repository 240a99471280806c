import PennyEngine

/// A worked example of `loan_official_examples.json`: US regulators' loans with
/// rates or payments that change.
package struct OfficialLoan: Decodable, Sendable, CustomStringConvertible {
    struct Step: Decodable, Sendable {
        let rate: String
        let payments: Int

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            rate = try list.decode(String.self)
            payments = try list.decode(Int.self)
        }
    }

    struct Inputs: Decodable, Sendable {
        let op: String
        let pv, rate: String?
        let n, level, after, year: Int?
        let firstPaymentRoundedToDollar, annualCap, first, increase: String?
        let steps: [Step]?
    }

    package struct Expected: Decodable, Sendable {
        package let valueExact: String
        package let publishedDollars, publishedCents: String?
    }

    /// Where in the result the answer stands.
    package enum Answer: Equatable, Sendable {
        case figure(String)
        /// A cell of the schedule; the row counts from 1.
        case cell(column: String, row: Int)
    }

    package static let file = "loan_official_examples.json"
    package static let all = VectorFile<OfficialLoan>.load(file)

    package let id: String
    let inputs: Inputs
    package let expected: Expected

    package var description: String { id }

    /// The inputs that a person types. The payments of a year are of the examples'
    /// one loan of 200,000, which these vectors do not repeat. Its payment is recast
    /// after five years.
    package var request: VectorRequest? {
        guard let typed else { return nil }
        return VectorRequest(
            Self.file, id, .loan,
            [RawInput("principal", Unrounded.amount(inputs.pv ?? "200000")), Unrounded.currency]
                + typed.map { RawInput($0.0, $0.1) })
    }

    private var typed: [(String, String)]? {
        let rate = ("rate", percent(inputs.rate ?? "0"))
        let term = ("term", "\(inputs.n ?? 360) months")
        switch inputs.op {
        case "payment": return [rate, term]
        case "interestOnly": return [rate, term, ("interestOnly", "360 months")]
        case "balloonIncludingRegularPayment":
            return [
                rate, ("term", "\(inputs.after ?? 0) months"),
                ("amortization", "\(inputs.n ?? 0) months"),
            ]
        case "stepRatePayment", "stepRateBalance":
            let steps = (inputs.steps ?? []).map { "\(percent($0.rate)) payments \($0.payments)" }
            return [term, ("rateSteps", steps.joined(separator: "; "))]
        case "gpmBalance":
            return [
                rate, term, ("fixedPayments", Self.payments(["943", "1060.875", "1193.484375"])),
            ]
        case "negAmBalance":
            return [
                term, ("rateSteps", "1.5% payments 1; 10.5% payments 359"),
                ("fixedPayments", Self.payments(["690", "741.75", "797.38125"])),
            ]
        case "gpmPaymentFromRoundedFirst":
            return [
                ("rate", "7.5%"), term, ("payment", Unrounded.amount(inputs.first ?? "")),
                ("paymentGrowth", percent(inputs.increase ?? "")), ("paymentGrowthYears", "4"),
            ]
        case "minPayment":
            let cap = percent(inputs.annualCap ?? "")
            let steps = [term, ("rateSteps", "1.5% payments 1; 10.5% payments 359")]
            guard let first = inputs.firstPaymentRoundedToDollar else {
                return steps + [("paymentCap", cap), ("paymentCapYears", "4")]
            }
            return steps + [
                ("payment", Unrounded.amount(first)), ("paymentGrowth", cap),
                ("paymentGrowthYears", "4"),
            ]
        default: return nil
        }
    }

    /// A payment for each year, as the example's text grows them.
    private static func payments(_ yearly: [String]) -> String {
        yearly.map { "\(Unrounded.amount($0)) payments 12" }.joined(separator: "; ")
    }

    package var answer: Answer {
        switch inputs.op {
        case "interestOnly": return .cell(column: "payment", row: 1)
        case "balloonIncludingRegularPayment": return .figure("finalPayment")
        case "stepRatePayment":
            let before = (inputs.steps ?? []).prefix((inputs.level ?? 1) - 1)
            return .cell(column: "payment", row: before.reduce(1) { $0 + $1.payments })
        case "stepRateBalance", "gpmBalance", "negAmBalance":
            return .cell(column: "balance", row: inputs.after ?? 1)
        case "minPayment", "gpmPaymentFromRoundedFirst":
            return .cell(column: "payment", row: 12 * (inputs.year ?? 1) - 11)
        default: return .figure("payment")
        }
    }
}
