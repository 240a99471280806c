/// The calculators, by name. Each has its own folder here with its inputs, rules and result. This
/// file references none of them, so that a browser module links only its own calculator.
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

    /// The value of `kind:` in a file.
    public var name: String {
        switch self {
        case .loan: "loan"
        case .savings: "savings"
        case .apr: "apr"
        case .payoff: "payoff"
        case .card: "card"
        case .refinance: "refinance"
        case .inflation: "inflation"
        case .goal: "goal"
        case .retirement: "retirement"
        case .rentOrBuy: "rent-or-buy"
        case .cashflow: "cashflow"
        case .annuity: "annuity"
        case .rates: "rates"
        case .simpleInterest: "simple-interest"
        case .doublingTime: "doubling-time"
        case .leverage: "leverage"
        case .comparison: "comparison"
        case .budget: "budget"
        case .scenarios: "scenarios"
        }
    }

    /// The URL slug of the page that lists all sets of this kind. It never changes, in any
    /// language, because saved links depend on it.
    public var slug: String {
        switch self {
        case .loan: "loans"
        case .savings: "savings"
        case .apr: "aprs"
        case .payoff: "debt-payoff-plans"
        case .card: "credit-cards"
        case .refinance: "refinancings"
        case .inflation: "inflation-adjustments"
        case .goal: "savings-goals"
        case .retirement: "retirement-plans"
        case .rentOrBuy: "rent-or-buy"
        case .cashflow: "cash-flows"
        case .annuity: "time-value-of-money"
        case .rates: "rate-conversions"
        case .simpleInterest: "simple-interest"
        case .doublingTime: "doubling-times"
        case .leverage: "leverage-ratios"
        case .comparison: "comparisons"
        case .budget: "budgets"
        case .scenarios: "side-by-side"
        }
    }

    /// The name of the table that is exported to a spreadsheet.
    public var primaryTable: String {
        switch self {
        case .loan, .card: "schedule"
        case .savings, .goal, .annuity: "growth"
        case .apr: "terms"
        case .payoff, .refinance: "months"
        case .inflation: "prices"
        case .retirement, .rentOrBuy, .simpleInterest: "years"
        case .cashflow: "flows"
        case .rates: "equivalents"
        case .doublingTime: "rules"
        case .leverage: "ratios"
        case .comparison: "products"
        case .budget: "lines"
        case .scenarios: "scenarios"
        }
    }

    /// Returns the calculator with this name, or nil if there is none.
    public static func named(_ name: String) -> Calculator? {
        allCases.first { $0.name.isSameText(as: name) }
    }
}
