/// A loan repaid in regular payments: its payment, schedule, totals and APR.
///
/// The inputs and rules follow the project's input contract. The result's steps state the rule of
/// every figure.
enum Loan {
    static let definition = CalculatorDefinition(
        .loan, inputs, words: [LoanWords.area], calculate)

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.loan, inputs, raw, defaults)
        let terms = try terms(&reader)
        do throws(CalculationError) {
            return try LoanResult(terms, reader.inputs)
                .calculation(from: defaults.today)
        } catch {
            throw InputProblems(problems: [problem(error, terms)])
        }
    }

    /// Reads the terms.
    ///
    /// - Throws: all problems of the inputs.
    static func terms(_ reader: inout InputReader) throws(InputProblems) -> LoanTerms {
        var loan = TypedLoan(currency: reader.currency)
        reader.read(inputs, into: &loan)
        return try loan.terms(&reader)
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
