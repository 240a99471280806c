/// The calculators there are, by name. Each is one folder here: its inputs, its
/// rules, its result. Nothing in this file leads to any of them, so that a
/// browser's module carries the one it is about.
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

    /// The word of `kind:` in a file.
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

    /// The name of the page with all sets of the kind, as it is in addresses. Links that people
    /// have kept lead there, so it never changes, whatever the page is called or in which
    /// language.
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

    /// The table that a spreadsheet gets.
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

    /// The calculator with this name; nil for a name there is none of.
    public static func named(_ name: String) -> Calculator? {
        allCases.first { $0.name.isSameText(as: name) }
    }
}
