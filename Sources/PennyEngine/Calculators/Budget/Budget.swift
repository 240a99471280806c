extension Calculator {
    /// Budgets.
    public static let budget = Calculator(
        "budget", slug: "budgets", folder: .budgets, table: "lines",
        words: .init(
            BudgetWords.calculatorOne, BudgetWords.calculatorMany, BudgetWords.calculatorQuestion),
        areas: [BudgetWords.area],
        Budget.inputs, Budget.calculate)
}

/// A household's monthly budget: its income, its expenses, and the rest.
///
/// Each line is converted to a monthly amount and rounded half up once. A year has 52 weeks, so a
/// month has 52/12 weeks and not 4. Every sum adds the rounded lines, so that the table adds up.
enum Budget {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, BudgetPlan(currency: reader.currency)) { $0.check(&$1) }
        return BudgetResult(plan, reader.inputs).calculation()
    }
}
