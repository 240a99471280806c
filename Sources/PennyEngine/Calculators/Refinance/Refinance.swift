/// A loan replaced by another one: when its costs have come back, and what both
/// cost to their ends.
enum Refinance {
    static let definition = CalculatorDefinition(
        .refinance, fields, words: [RefinanceWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = RefinanceReading(reader: InputReader(.refinance, fields, raw, defaults))
        guard let terms = reading.terms() else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(RefinanceFailure) {
            return try RefinanceResult(terms, reading.reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [InputProblem(.init(error.input), error.kind)])
        }
    }
}

/// Why the two loans cannot be compared, and which input says so.
struct RefinanceFailure: Error {
    let input: String
    let kind: InputProblem.Kind
}
