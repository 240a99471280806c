extension Calculator {
    /// The calculator's inputs and its computation. A module that uses this property links every
    /// calculator.
    public var definition: CalculatorDefinition {
        switch self {
        case .loan: .loan
        case .savings: .savings
        case .apr: .apr
        case .payoff: .payoff
        case .card: .card
        case .refinance: .refinance
        case .inflation: .inflation
        case .goal: .goal
        case .retirement: .retirement
        case .rentOrBuy: .rentOrBuy
        case .cashflow: .cashflow
        case .annuity: .annuity
        case .rates: .rates
        case .simpleInterest: .simpleInterest
        case .doublingTime: .doublingTime
        case .leverage: .leverage
        case .comparison: .comparison
        case .budget: .budget
        case .scenarios: .scenarios
        }
    }

    /// The inputs of the calculator, in the order a page shows them.
    public var fields: [InputField] { definition.fields }

    /// Looks up the inputs of another calculator by name, for a calculator that compares its sets.
    public var memberFields: (@Sendable (String) -> [InputField]?)? { definition.memberFields }

    /// Computes the result of the typed inputs.
    ///
    /// - Throws: every problem of the inputs, in input order.
    public func calculate(
        _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) throws(InputProblems) -> Calculation {
        try definition.calculate(inputs, defaults)
    }
}
