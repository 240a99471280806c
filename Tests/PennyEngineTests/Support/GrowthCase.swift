import PennyEngine
import Testing

/// A savings plan of `compound_growth.json`.
struct GrowthCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Inputs: Decodable, Sendable {
        let yearsToInvest, initialInvestment, monthlyDeposit: String
        let interestRate, additionalFeeRate: String
        let compoundInterval: Int
    }

    struct Convention: Decodable, Sendable {
        let depTiming, intra: String
        let feeRule: String?
    }

    struct Expected: Decodable, Sendable {
        let finalBalance, finalBalanceExact, totalDeposited, feesCharged, gainNet: String
    }

    let id: String
    let inputs: Inputs
    let convention: Convention
    let expected: Expected

    var testDescription: String { id }

    /// What a person types for this plan.
    var typed: [RawInput] {
        var typed = raw([
            "yearsToInvest": inputs.yearsToInvest,
            "initialInvestment": inputs.initialInvestment,
            "monthlyDeposit": inputs.monthlyDeposit,
            "interestRate": percent(inputs.interestRate),
            "additionalFeeRate": percent(inputs.additionalFeeRate),
            "compoundInterval": Self.words[inputs.compoundInterval] ?? "",
            "depositTiming": convention.depTiming,
            "insidePeriod": convention.intra,
        ])
        if let rule = convention.feeRule, rule != "none" {
            typed.append(RawInput("feeRule", rule))
        }
        return typed
    }

    private static let words = [
        1: "annual", 2: "semiannual", 4: "quarterly", 12: "monthly", 365: "daily",
    ]
}
