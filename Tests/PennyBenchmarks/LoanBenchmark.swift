@testable import PennyEngine

/// A plain loan of 360 rows: 350,000 at 6.25 % over 30 years.
enum LoanBenchmark {
    static let inputs = [
        RawInput("principal", "350,000"), RawInput("rate", "6.25%"), RawInput("term", "30 years"),
    ]

    static func terms(_ inputs: [RawInput]) -> LoanTerms? {
        var reader = InputReader(.loan, inputs, InputDefaults())
        return try? Loan.terms(&reader)
    }

    /// The rows with the payment, from terms that were read before.
    static func schedule(_ terms: LoanTerms) -> Int {
        guard let schedule = try? LoanSchedule(terms) else { return 0 }
        return schedule.rows.count
    }

    /// The payment alone.
    static func payment(_ terms: LoanTerms) -> Int {
        let rate = PeriodicRate(
            terms.rateSteps[0].rate, terms.compounding, periodsAYear: terms.paymentsAYear)
        let payment = LevelPayment(
            balance: terms.principal, rate: rate, payments: terms.payments)
        return (try? payment.rounded(terms.paymentRounding)).map { Int($0) } ?? 0
    }

    /// From what was typed to all figures, tables, charts, steps and proofs.
    static func calculation(_ inputs: [RawInput]) -> Int {
        (try? Calculator.loan.calculate(inputs))?.figures.count ?? 0
    }
}
