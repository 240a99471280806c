/// A loan replaced by another one: the time until its costs are recovered, and the total cost of
/// both loans.
enum Refinance {
    static let definition = CalculatorDefinition(
        .refinance, inputs, words: [RefinanceWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.refinance, inputs, raw, defaults)
        let terms = try reader.plan(inputs, RefinanceTerms(currency: reader.currency)) {
            $0.check(&$1)
        }
        do throws(RefinanceFailure) {
            return try RefinanceResult(terms, reader.inputs)
                .calculation(from: defaults.today)
        } catch {
            throw InputProblems(problems: [InputProblem(.init(error.input), error.kind)])
        }
    }
}

/// The reason why two loans cannot be compared, and the input to report.
struct RefinanceFailure: Error {
    let input: String
    let kind: InputProblem.Kind
}
