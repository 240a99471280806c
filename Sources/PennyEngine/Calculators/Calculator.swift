/// The calculators there are. Each is one folder here: its inputs, its rules,
/// its result.
public enum Calculator: Equatable, Hashable, Sendable, CaseIterable {
    case loan
    case savings
    case apr
    case payoff
    case card
    case refinance
    case inflation
    case goal
    case retirement
    case rentOrBuy
    case cashflow
    case annuity
    case rates
    case simpleInterest
    case doublingTime
    case leverage
    case comparison
    case budget
    case scenarios

    private var definition: CalculatorDefinition {
        switch self {
        case .loan: Loan.definition
        case .savings: Savings.definition
        case .apr: APR.definition
        case .payoff: Payoff.definition
        case .card: Card.definition
        case .refinance: Refinance.definition
        case .inflation: Inflation.definition
        case .goal: Goal.definition
        case .retirement: Retirement.definition
        case .rentOrBuy: RentOrBuy.definition
        case .cashflow: Cashflow.definition
        case .annuity: Annuity.definition
        case .rates: RateConversion.definition
        case .simpleInterest: SimpleInterest.definition
        case .doublingTime: DoublingTime.definition
        case .leverage: Leverage.definition
        case .comparison: Comparison.definition
        case .budget: Budget.definition
        case .scenarios: Scenarios.definition
        }
    }

    /// The word of `kind:` in a file.
    public var name: String { definition.name }

    /// What a page calls one saved set, and many of them.
    public var label: (one: String, many: String) { definition.label }

    /// The inputs it takes, in the order a page shows them.
    public var fields: [InputField] { definition.fields }

    /// The table that a spreadsheet gets.
    public var primaryTable: String { definition.primaryTable }

    /// The calculator with this name; nil for a name there is none of.
    public static func named(_ name: String) -> Calculator? {
        allCases.first { $0.name.isSameText(as: name) }
    }

    /// Computes the result of what was typed.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func calculate(
        _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) throws(InputProblems) -> Calculation {
        try definition.calculate(inputs, defaults)
    }
}
