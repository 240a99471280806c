/// The definition of each calculator, for a module that links only one.
extension CalculatorDefinition {
    /// Loans.
    public static var loan: Self { Loan.definition }
    /// Savings plans.
    public static var savings: Self { Savings.definition }
    /// The annual percentage rate.
    public static var apr: Self { APR.definition }
    /// Debt payoff plans.
    public static var payoff: Self { Payoff.definition }
    /// Credit cards.
    public static var card: Self { Card.definition }
    /// Refinancings.
    public static var refinance: Self { Refinance.definition }
    /// Inflation adjustments.
    public static var inflation: Self { Inflation.definition }
    /// Savings goals.
    public static var goal: Self { Goal.definition }
    /// Retirement plans.
    public static var retirement: Self { Retirement.definition }
    /// Rent or buy.
    public static var rentOrBuy: Self { RentOrBuy.definition }
    /// Cash flows.
    public static var cashflow: Self { Cashflow.definition }
    /// The time value of money.
    public static var annuity: Self { Annuity.definition }
    /// Rate conversions.
    public static var rates: Self { RateConversion.definition }
    /// Simple interest.
    public static var simpleInterest: Self { SimpleInterest.definition }
    /// Doubling times.
    public static var doublingTime: Self { DoublingTime.definition }
    /// Leverage ratios.
    public static var leverage: Self { Leverage.definition }
    /// Comparisons of products.
    public static var comparison: Self { Comparison.definition }
    /// Budgets.
    public static var budget: Self { Budget.definition }
    /// Saved sets side by side.
    public static var scenarios: Self { Scenarios.definition }
}
