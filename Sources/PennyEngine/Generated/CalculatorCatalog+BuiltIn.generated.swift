// scripts/messages makes this file of Sources/calculators.txt.

extension CalculatorCatalog {
    /// The calculators of the program.
    public static let builtIn = CalculatorCatalog([
        .loan,
        .savings,
        .apr,
        .payoff,
        .card,
        .refinance,
        .inflation,
        .goal,
        .retirement,
        .rentOrBuy,
        .cashflow,
        .annuity,
        .rates,
        .simpleInterest,
        .doublingTime,
        .leverage,
        .comparison,
        .budget,
    ])
}
