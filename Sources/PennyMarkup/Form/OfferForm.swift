public import PennyEngine

/// One of the offers that a page compares, each in a form of its own.
public struct OfferForm: Equatable, Sendable {
    /// The letter of the offer, which the `id`s of its fields contain.
    public let column: String
    private let calculator: Calculator

    /// The letters of the offers that a page may have.
    public static let columns = ["a", "b", "c", "d"]

    /// Creates the form of an offer; nil for a letter that no offer has.
    public init?(_ column: String, of calculator: Calculator) {
        guard Self.columns.contains(where: { $0.isSameText(as: column) }) else { return nil }
        self.column = column
        self.calculator = calculator
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.column.isSameText(as: other.column) && one.calculator == other.calculator
    }

    /// The calculators whose offers readers compare.
    public static let calculators: [Calculator] = [.loan, .card, .savings, .refinance]

    /// Whether an offer shows a field at once that is folded in the calculator's own form: what it
    /// costs beside the interest.
    func shows(_ field: InputField) -> Bool {
        Self.costs(of: calculator).contains { $0.isSameText(as: field.name) }
    }

    private static func costs(of calculator: Calculator) -> [String] {
        switch calculator {
        case .loan: ["fees"]
        case .savings: ["additionalFeeRate"]
        case .refinance: ["costs"]
        default: []
        }
    }

    /// The inputs that an offer takes from the first one where it leaves them empty: those that
    /// say what is wanted and not what is offered.
    public static func shared(by calculator: Calculator) -> [String] {
        switch calculator {
        case .loan: ["principal", "term", "payments", "homeValue", "downPayment", "currency"]
        case .card: ["balance", "payment", "currency"]
        case .savings: ["yearsToInvest", "initialInvestment", "monthlyDeposit", "currency"]
        case .refinance: ["balance", "rate", "remaining", "payment", "newTerm", "currency"]
        default: ["currency"]
        }
    }
}
