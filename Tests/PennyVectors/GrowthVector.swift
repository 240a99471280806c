import PennyEngine

/// A savings plan of `compound_growth.json`.
package struct GrowthVector: Decodable, Sendable, CustomStringConvertible {
    struct Inputs: Decodable, Sendable {
        let yearsToInvest, initialInvestment, monthlyDeposit: String
        let interestRate, additionalFeeRate: String
        let compoundInterval: Int
    }

    struct Convention: Decodable, Sendable {
        let depTiming, intra: String
        let feeRule: String?
    }

    package struct Expected: Decodable, Sendable {
        package let finalBalance, finalBalanceExact, totalDeposited, feesCharged: String
        package let gainNet: String
    }

    package static let file = "compound_growth.json"
    package static let all = VectorFile<GrowthVector>.load(file)

    package let id: String
    let inputs: Inputs
    let convention: Convention
    package let expected: Expected

    package var description: String { id }

    /// The inputs that a person types for this plan.
    package var request: VectorRequest {
        var typed = [
            RawInput("yearsToInvest", inputs.yearsToInvest),
            RawInput("initialInvestment", inputs.initialInvestment),
            RawInput("monthlyDeposit", inputs.monthlyDeposit),
            RawInput("interestRate", percent(inputs.interestRate)),
            RawInput("additionalFeeRate", percent(inputs.additionalFeeRate)),
            RawInput("compoundInterval", Self.words[inputs.compoundInterval] ?? ""),
            RawInput("depositTiming", convention.depTiming),
            RawInput("insidePeriod", convention.intra),
        ]
        if let rule = convention.feeRule, rule != "none" {
            typed.append(RawInput("feeRule", rule))
        }
        return VectorRequest(Self.file, id, .savings, typed)
    }

    private static let words = [
        1: "annual", 2: "semiannual", 4: "quarterly", 12: "monthly", 365: "daily",
    ]
}
