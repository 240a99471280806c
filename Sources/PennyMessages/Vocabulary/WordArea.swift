/// The subject of messages: an area has a file in each language, and its name is the first part of
/// its messages' names. The raw value is its number within one build of the program only.
public enum WordArea: UInt8, CaseIterable, Sendable {
    /// Shared messages, problems of inputs, results, forms, the keypad.
    case common, problem, result, form, keypad
    /// Pages of a site, its report, lessons and dictionary, saved sets, scripts.
    case site, report, learn, saved, scripts
    /// The calculators.
    case annuity, apr, budget, card, cashflow, comparison, doublingTime, goal, inflation, leverage
    case loan, payoff, rates, refinance, rentOrBuy, retirement, savings, scenarios, simpleInterest
    /// The words of an input's choices.
    case choice

    /// The name of its files, and the first part of its messages' names.
    public var name: String {
        switch self {
        case .common: "common"
        case .problem: "problem"
        case .result: "result"
        case .form: "form"
        case .keypad: "keypad"
        case .site: "site"
        case .report: "report"
        case .learn: "learn"
        case .saved: "saved"
        case .scripts: "scripts"
        case .annuity: "annuity"
        case .apr: "apr"
        case .budget: "budget"
        case .card: "card"
        case .cashflow: "cashflow"
        case .comparison: "comparison"
        case .doublingTime: "doubling-time"
        case .goal: "goal"
        case .inflation: "inflation"
        case .leverage: "leverage"
        case .loan: "loan"
        case .payoff: "payoff"
        case .rates: "rates"
        case .refinance: "refinance"
        case .rentOrBuy: "rent-or-buy"
        case .retirement: "retirement"
        case .savings: "savings"
        case .scenarios: "scenarios"
        case .simpleInterest: "simple-interest"
        case .choice: "choice"
        }
    }

    /// Creates the area with the given name.
    public init?(named name: [UInt8]) {
        guard let found = Self.allCases.first(where: { Array($0.name.utf8) == name }) else {
            return nil
        }
        self = found
    }
}
