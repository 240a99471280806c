/// A credit card repaid by a chosen monthly payment, or by its minimum payments. These are compared
/// with repayment in 36 months: the repayment disclosures of Regulation Z, 12 CFR 1026, appendices
/// M1 and M2.
enum Card {
    static let definition = CalculatorDefinition(
        .card, inputs, words: [CardWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.card, inputs, raw, defaults)
        let terms = try reader.plan(inputs, CardTerms(currency: reader.currency)) { $0.check(&$1) }
        do throws(CalculationError) {
            return try CardResult(terms, reader.inputs)
                .calculation(from: defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(
                    .init(terms.isList ? "balances" : "balance"),
                    .calculation(error, currency: terms.currency))
            ])
        }
    }
}
