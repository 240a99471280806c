import PennyEngine

/// A table of `amortisation_ec_tables.json`: rows as the European Commission's
/// study prints them, computed without rounding and rounded where shown.
package struct ECTable: Decodable, Sendable, CustomStringConvertible {
    struct Inputs: Decodable, Sendable {
        let scheme: String
    }

    package struct Row: Decodable, Sendable {
        package let period: Int
        package let initial, balanceWithInterest, final, interest, principal, payment: String
    }

    package struct Expected: Decodable, Sendable {
        package let rows: [Row]
    }

    package static let file = "amortisation_ec_tables.json"
    package static let all = VectorFile<ECTable>.load(file)

    package let id: String
    let inputs: Inputs
    package let expected: Expected

    package var description: String { id }

    /// The inputs that a person types; nil for a scheme there are no inputs for.
    package var request: VectorRequest? {
        guard let typed = Self.schemes[inputs.scheme], let first = expected.rows.first else {
            return nil
        }
        let principal = RawInput("principal", Unrounded.amount(first.initial))
        return VectorRequest(
            Self.file, id, .loan,
            [principal, Unrounded.currency] + typed.map { RawInput($0.0, $0.1) })
    }

    private static let level = [("rate", "6%"), ("term", "240 months")]
    private static let atFive = [("rate", "5%"), ("term", "240 months")]
    private static let equalParts = level + [("repayment", "equal-principal")]

    /// A loan over 240 months with three days before its first whole one, which a
    /// year of so many days has.
    private static func oddDays(_ start: String, _ first: String, _ dayCount: String)
        -> [(String, String)]
    {
        level + [
            ("start", start), ("firstPayment", first), ("oddDaysInterest", "amortized"),
            ("oddDaysCount", dayCount),
        ]
    }

    private static let schemes: [String: [(String, String)]] = [
        "level instalment, 200000, 6% nominal monthly, 240": level,
        "odd first period 1 month + 3/365 year, interest = P*(r/12 + r*3/365), simple and additive":
            oddDays("2026-12-29", "2027-02-01", "actual/365"),
        "odd first period 1 month + 3/366 year, simple additive":
            oddDays("2024-01-29", "2024-03-01", "actual/actual"),
        "level, 208000 financed (200000 + 4% premium)": level,
        "level 170000": level,
        "level 5%": atFive,
        "5% first 9 months (first rows)": atFive,
        "level on 360 months, balloon at 180":
            [("rate", "6%"), ("term", "180 months"), ("amortization", "360 months")],
        "interest only 7%":
            [("rate", "7%"), ("term", "240 months"), ("interestOnly", "240 months")],
        "interest only 7.5%":
            [("rate", "7.5%"), ("term", "240 months"), ("interestOnly", "240 months")],
        "equal principal 240": equalParts,
        "equal principal 12, 9% effective": [
            ("rate", "9%"), ("term", "12 months"), ("compounding", "annual"),
            ("repayment", "equal-principal"),
        ],
    ]
}
