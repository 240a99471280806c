/// A household's month: what comes in, what goes out, and what is left.
///
/// Each line is turned into a month (a year has 52 weeks, so a month has 52/12
/// of them, never 4) and rounded half up once; every sum is of those lines, so
/// that the table adds up.
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
