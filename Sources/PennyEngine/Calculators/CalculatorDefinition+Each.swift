/// Each calculator by itself, for a module that carries one.
extension CalculatorDefinition {
    public static var loan: Self { Loan.definition }
    public static var savings: Self { Savings.definition }
    public static var apr: Self { APR.definition }
    public static var payoff: Self { Payoff.definition }
    public static var card: Self { Card.definition }
    public static var refinance: Self { Refinance.definition }
    public static var inflation: Self { Inflation.definition }
    public static var goal: Self { Goal.definition }
    public static var retirement: Self { Retirement.definition }
    public static var rentOrBuy: Self { RentOrBuy.definition }
    public static var cashflow: Self { Cashflow.definition }
    public static var annuity: Self { Annuity.definition }
    public static var rates: Self { RateConversion.definition }
    public static var simpleInterest: Self { SimpleInterest.definition }
    public static var doublingTime: Self { DoublingTime.definition }
    public static var leverage: Self { Leverage.definition }
    public static var comparison: Self { Comparison.definition }
    public static var budget: Self { Budget.definition }
    public static var scenarios: Self { Scenarios.definition }
}
