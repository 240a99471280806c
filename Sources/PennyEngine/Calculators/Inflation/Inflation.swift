extension Calculator {
    /// Inflation adjustments.
    public static let inflation = Calculator(
        "inflation", slug: "inflation-adjustments", table: "prices",
        words: .init(
            InflationWords.calculatorOne, InflationWords.calculatorMany,
            InflationWords.calculatorQuestion),
        areas: [InflationWords.area],
        Inflation.inputs, Inflation.calculate)
}

/// The value of an amount at another time, with prices that rise or fall at a yearly rate.
///
/// No intermediate value is rounded: each figure is the exact value rounded half up.
enum Inflation {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, InflationPlan(currency: reader.currency))
        do throws(CalculationError) {
            return try InflationResult(plan, reader.inputs).calculation(
                from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init("inflationRate"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
