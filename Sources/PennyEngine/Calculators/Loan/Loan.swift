/// A loan repaid in regular payments: its payment, schedule, totals and APR.
///
/// The inputs and rules follow the project's input contract. The result's steps state the rule of
/// every figure.
enum Loan {
    static let definition = CalculatorDefinition(
        .loan, fields, words: [LoanWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reading = LoanReading(reader: InputReader(.loan, fields, raw, defaults))
        let terms = reading.terms()
        guard let terms, reading.reader.problems.isEmpty else {
            throw InputProblems(problems: reading.reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try LoanResult(terms, reading.reader.inputs)
                .calculation(from: defaults.today)
        } catch {
            throw InputProblems(problems: [problem(error, terms)])
        }
    }

    private static func problem(_ error: CalculationError, _ terms: LoanTerms) -> InputProblem {
        let input =
            switch error {
            case .tooLarge, .undecided, .paymentsBelowAdvances, .noRate, .targetBeyondTime,
                .targetBeyondRates:
                "principal"
            case .paymentBelowInterest: "payment"
            case .dateOutOfRange: "term"
            case .feesReachPrincipal: "fees"
            }
        return InputProblem(.init(input), .calculation(error, currency: terms.currency))
    }
}
