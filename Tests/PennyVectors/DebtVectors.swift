import PennyEngine

/// A plan of `debt_payoff.json`.
package struct PayoffVector: Decodable, Sendable {
    package struct Debt: Decodable, Sendable {
        package let name, balance, apr, minimum: String
    }

    package struct Inputs: Decodable, Sendable {
        package let strategy, monthlyBudget: String
        package let debts: [Debt]
    }

    package struct Expected: Decodable, Sendable {
        package let months: Int
        package let totalInterest, totalPaid: String
        package let paidOffInMonth: [String: Int]
    }

    package let id: String
    package let inputs: Inputs
    package let expected: Expected

    package static let file = "debt_payoff.json"
    package static let all = VectorFile<Self>.load(file)

    package var request: VectorRequest {
        let debts = inputs.debts.map { debt in
            [
                RawInput.Field(name: "name", text: debt.name),
                RawInput.Field(name: "balance", text: debt.balance),
                RawInput.Field(name: "rate", text: percent(debt.apr)),
                RawInput.Field(name: "minimum", text: debt.minimum),
            ]
        }
        return VectorRequest(
            Self.file, id, .payoff,
            [
                RawInput("debts", .entries(debts)),
                RawInput("monthlyBudget", inputs.monthlyBudget),
                RawInput("strategy", inputs.strategy),
            ])
    }
}

/// A card of `credit_card_regz_m2.json`.
package struct CardVector: Decodable, Sendable {
    package struct Inputs: Decodable, Sendable {
        package let annualRates, balances: [String]
        package let minPaymentDollars, minPaymentFraction, regularRateAfterPromo: String
        package let promoLastMonth: Int
    }

    package struct Expected: Decodable, Sendable {
        package let months: Int
        package let minPaymentTotal, payment36, total36, savingsRoundedDollars: String
        package let firstRows, lastRows: [Row]
    }

    /// Month, payment, finance charge and what is then owed.
    package struct Row: Decodable, Sendable {
        package let month: Int
        package let amounts: [String]

        package init(from decoder: any Decoder) throws {
            var cells = try decoder.unkeyedContainer()
            month = try cells.decode(Int.self)
            amounts = [
                try cells.decode(String.self), try cells.decode(String.self),
                try cells.decode(String.self),
            ]
        }
    }

    package let id: String
    package let inputs: Inputs
    package let expected: Expected

    package static let file = "credit_card_regz_m2.json"
    package static let all = VectorFile<Self>.load(file)

    package var request: VectorRequest {
        let minimum = [
            RawInput("minimumPercent", percent(inputs.minPaymentFraction)),
            RawInput("minimumAmount", inputs.minPaymentDollars),
        ]
        if inputs.balances.count == 1, inputs.promoLastMonth == 0 {
            let card = [
                RawInput("balance", inputs.balances[0]),
                RawInput("rate", percent(inputs.annualRates[0])),
            ]
            return VectorRequest(Self.file, id, .card, card + minimum)
        }
        return VectorRequest(
            Self.file, id, .card, minimum + [RawInput("balances", .entries(balances))])
    }

    /// The first balance alone has a promotional rate.
    private var balances: [[RawInput.Field]] {
        zip(inputs.balances, inputs.annualRates).enumerated().map { index, balance in
            var fields = [
                RawInput.Field(name: "balance", text: balance.0),
                RawInput.Field(name: "rate", text: percent(balance.1)),
            ]
            if index == 0, inputs.promoLastMonth > 0 {
                fields += [
                    .init(name: "laterRate", text: percent(inputs.regularRateAfterPromo)),
                    .init(name: "promotionMonths", text: "\(inputs.promoLastMonth)"),
                ]
            }
            return fields
        }
    }
}

/// A debt of `issue_regressions.json`: one, without a minimum.
package struct DebtIssueVector: Decodable, Sendable {
    package struct Inputs: Decodable, Sendable {
        package let balance, apr, monthly: String
    }

    package struct Expected: Decodable, Sendable {
        package let months: Int
        package let totalInterest: String
    }

    package let id: String
    package let inputs: Inputs
    package let expected: Expected

    package static let file = "issue_regressions.json"
    package static let all = DebtIssueVector.load()

    package var request: VectorRequest {
        let debt = [
            RawInput.Field(name: "name", text: "Debt"),
            RawInput.Field(name: "balance", text: inputs.balance),
            RawInput.Field(name: "rate", text: percent(inputs.apr)),
        ]
        return VectorRequest(
            Self.file, id, .payoff,
            [RawInput("debts", .entries([debt])), RawInput("monthlyBudget", inputs.monthly)])
    }

    /// The file's other kinds have other inputs.
    private enum Candidate: Decodable, Sendable {
        case debt(DebtIssueVector)
        case other

        init(from decoder: any Decoder) throws {
            let name = try VectorName(from: decoder)
            self = name.kind == "debt-payoff" ? .debt(try DebtIssueVector(from: decoder)) : .other
        }
    }

    private static func load() -> [DebtIssueVector] {
        VectorFile<Candidate>.load(file).compactMap { candidate in
            if case .debt(let vector) = candidate { vector } else { nil }
        }
    }
}

package enum DebtVectors {
    /// All vectors about debts, as a person would type them.
    package static var requests: [VectorRequest] {
        PayoffVector.all.map(\.request) + CardVector.all.map(\.request)
            + DebtIssueVector.all.map(\.request)
    }
}
