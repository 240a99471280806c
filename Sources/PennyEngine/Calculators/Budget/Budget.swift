/// A household's monthly budget: its income, its expenses, and the rest.
///
/// Each line is converted to a monthly amount and rounded half up once. A year has 52 weeks, so a
/// month has 52/12 weeks and not 4. Every sum adds the rounded lines, so that the table adds up.
enum Budget {
    static let definition = CalculatorDefinition(
        .budget, fields, words: [BudgetWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = BudgetReading(reader: InputReader(.budget, fields, raw, defaults))
        let plan = reading.plan()
        guard let plan, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        return BudgetResult(plan, reading.reader.inputs).calculation()
    }
}
