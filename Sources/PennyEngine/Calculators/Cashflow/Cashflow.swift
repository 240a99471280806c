extension Calculator {
    /// Cash flows.
    public static let cashflow = Calculator(
        "cashflow", slug: "cash-flows", table: "flows",
        words: .init(
            CashflowWords.calculatorOne, CashflowWords.calculatorMany,
            CashflowWords.calculatorQuestion),
        areas: [CashflowWords.area],
        Cashflow.inputs, Cashflow.calculate)
}

/// Money received and paid over time: its present value at a rate, and the rates at which the
/// present value is zero.
enum Cashflow {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, TypedCashflow(currency: reader.currency)).plan
        do throws(CalculationError) {
            return try CashflowResult(plan, reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("flows"), .calculation(error, currency: plan.currency))
            ])
        }
    }
}
