extension Calculator {
    /// Loans.
    public static let loan = Calculator(
        "loan", slug: "loans", table: "schedule",
        words: .init(
            LoanWords.calculatorOne, LoanWords.calculatorMany, LoanWords.calculatorQuestion),
        areas: [LoanWords.area], isLoan: true,
        offers: OfferPage(
            "loans", LoanWords.calculatorOffers, costs: ["fees"],
            shared: ["principal", "term", "homeValue", "downPayment"],
            hasHorizon: true),
        value: Loan.offerValue,
        Loan.inputs, Loan.calculate)
}

/// A loan repaid in regular payments: its payment, schedule, totals and APR.
///
/// The inputs and rules follow the project's input contract. The result's steps state the rule of
/// every figure.
enum Loan {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let terms = try terms(&reader)
        do throws(CalculationError) {
            return try LoanResult(terms, reader.inputs)
                .calculation(from: reader.defaults.today)
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
