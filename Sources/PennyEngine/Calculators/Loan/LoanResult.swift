/// Puts a loan's schedule into the form every page is printed from.
struct LoanResult {
    let terms: LoanTerms
    let inputs: [NormalisedInput]
    let schedule: LoanSchedule
    /// The schedule without the extra payments, where there are any.
    let plain: LoanSchedule?
    let apr: ExactDecimal?
    let dates: [CivilDate]

    init(_ terms: LoanTerms, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.terms = terms
        self.inputs = inputs
        schedule = try LoanSchedule(terms)
        plain = terms.extras.isEmpty ? nil : try LoanSchedule(terms.withoutExtras)
        guard terms.charges < terms.principal else { throw .feesReachPrincipal }
        apr = Self.apr(terms, schedule)
        dates = try terms.dates?.all(schedule.rows.count) ?? []
    }

    /// The APR of the amount financed: the principal less the prepaid charges.
    private static func apr(_ terms: LoanTerms, _ schedule: LoanSchedule) -> ExactDecimal? {
        var runs: [ActuarialRate.Run] = []
        for row in schedule.rows {
            let amount = row.payment + row.extra
            if let last = runs.last, last.amount == amount {
                runs[runs.count - 1] = .init(amount: amount, count: last.count + 1)
            } else {
                runs.append(.init(amount: amount, count: 1))
            }
        }
        return ActuarialRate(
            advance: terms.principal - terms.charges, runs: runs,
            unitPeriodsAYear: terms.paymentsAYear, first: terms.dates?.firstUnitPeriods ?? .one
        ).yearlyRate()
    }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .loan, currency: terms.currency, inputs: inputs)
        result.figures = figures
        result.tables = [yearTable, scheduleTable]
        result.charts = charts
        result.steps = LoanSteps(self).steps
        result.proofs = proofs
        result.notes = notes
        return result
    }

    /// The payment a reader thinks of: the level one, or the first one agreed.
    var payment: Int64 {
        terms.fixedPayment ?? schedule.regularPayment ?? schedule.rows.first?.payment ?? 0
    }

    var finalPayment: Int64 { schedule.rows.last?.payment ?? 0 }

    private var figures: [Figure] {
        var figures = [
            Figure(
                "payment", terms.interestOnlyPayments > 0 ? laterLabel : paymentLabel,
                .money(payment)),
            Figure("totalInterest", "Total interest", .money(schedule.totalInterest)),
            Figure("totalPaid", "Total paid", .money(schedule.totalPaid)),
            Figure("numberOfPayments", "Number of payments", .count(schedule.rows.count)),
            Figure("finalPayment", "Last payment", .money(finalPayment)),
        ]
        if let last = dates.last {
            figures.append(Figure("payoffDate", "Paid off on", .date(last)))
        }
        if let apr { figures.append(Figure("apr", "APR", .rate(apr))) }
        if let plain {
            let saved = plain.totalInterest - schedule.totalInterest
            let fewer = plain.rows.count - schedule.rows.count
            figures.append(Figure("interestSaved", "Interest saved", .money(saved)))
            figures.append(Figure("paymentsSaved", "Payments saved", .count(fewer)))
        }
        return figures
    }

    private var laterLabel: String { "Payment after interest only" }

    private var paymentLabel: String {
        switch terms.frequency {
        case .monthly: "Monthly payment"
        case .semimonthly: "Payment twice a month"
        case .biweekly, .acceleratedBiweekly: "Payment every two weeks"
        case .weekly, .acceleratedWeekly: "Weekly payment"
        case .everyTwoMonths: "Payment every two months"
        case .quarterly: "Quarterly payment"
        case .semiannual: "Half-yearly payment"
        case .yearly: "Yearly payment"
        }
    }

    // MARK: - Notes

    private var notes: [[Piece]] {
        var notes: [[Piece]] = []
        if let dates = terms.dates, terms.dayCount == nil, !dates.hasRegularFirstPeriod {
            notes.append([
                .text(
                    """
                    The first period is longer or shorter than the others and bears the interest \
                    of one whole period: this loan counts periods, not days.
                    """
                )
            ])
        }
        if let number = schedule.firstShortPayment {
            notes.append([
                .text("Payment "), .value(.count(number)),
                .text(" does not cover its interest, so the debt grows before it shrinks."),
            ])
        }
        let isShortTerm = terms.payments < terms.amortizationPayments
        if finalPayment > payment * (isShortTerm ? 1 : 2), schedule.rows.count > 1 {
            notes.append([
                .text("The last payment is a balloon of "), .value(.money(finalPayment)),
                .text("."),
            ])
        }
        return notes
    }

    // MARK: - Proofs

    private var proofs: [Proof] {
        var repaid: Int64 = 0
        var rowsAdd = true
        for row in schedule.rows {
            repaid += row.principal + row.extra
            rowsAdd = rowsAdd && row.payment == row.interest + row.principal
        }
        let balance = schedule.rows.last?.balance ?? terms.principal
        return [
            Proof(
                [
                    .text("The principal repaid, "), .value(.money(repaid)),
                    .text(", is the amount borrowed."),
                ], holds: repaid == terms.principal),
            Proof(
                [
                    .text("In each of the "), .value(.count(schedule.rows.count)),
                    .text(" rows, interest and principal add up to the payment."),
                ], holds: rowsAdd),
            Proof(
                [
                    .text("The balance after the last payment is "), .value(.money(balance)),
                    .text("."),
                ],
                holds: balance == 0),
            Proof(
                [
                    .text("Total paid less the amount borrowed is the total interest: "),
                    .value(.money(schedule.totalPaid - terms.principal)), .text("."),
                ], holds: schedule.totalPaid - terms.principal == schedule.totalInterest),
        ]
    }
}
