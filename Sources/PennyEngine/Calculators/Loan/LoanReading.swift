/// Reads a loan's inputs and checks that they fit together.
struct LoanReading {
    var reader: InputReader

    /// Reads the loan. Returns nil when `reader` has problems to report.
    mutating func terms() -> LoanTerms? {
        let (homeValue, downPayment, principal) = purchase()
        let rate = reader.rate("rate")
        let term = reader.term("term")
        let typedFrequency = reader.choice("payments", Loan.frequencyChoices)
        let payments = term.flatMap { self.payments("term", $0, typedFrequency) }
        let frequency = typedFrequency ?? .monthly
        let compounding = reader.choice("compounding", LoanCompounding.choices) ?? .payment
        let fixedPayment = reader.money("payment", allowsZero: false)
        let repayment = reader.choice("repayment", Loan.repaymentChoices) ?? .level
        let amortization = length("amortization", typedFrequency, atLeast: payments)
        let interestOnly = interestOnlyPayments(typedFrequency, payments)
        let rawExtras = RawExtra.read(&reader)
        let steps = rateSteps(rate, payments)
        let change = paymentChange(frequency, payments, fixedPayment)
        let paymentSteps = paymentSteps(payments)
        let dates = dates(frequency)
        let dayCount = reader.choice("dayCount", Loan.dayCountChoices) ?? nil
        let basis = reader.choice("paymentBasis", Loan.basisChoices) ?? .periods
        checkDays(dayCount, basis, compounding, dates)
        let oddDays = oddDays(dates, frequency, repayment)
        let rounding = reader.choice("rounding", Loan.roundingChoices) ?? .halfUp
        let paymentRounding = reader.choice("paymentRounding", Loan.roundingChoices) ?? .halfUp
        let lastPayment = reader.choice("lastPayment", Loan.lastPaymentChoices) ?? .rest
        let charges = charges(principal)
        let aprLaw = reader.choice("aprMethod", Loan.aprLawChoices) ?? .us
        let home = home(value: homeValue, downPayment: downPayment, principal: principal)
        checkPayments(basis, lastPayment)
        if repayment == .equalPrincipal { checkEqualPrincipal(frequency, basis, lastPayment) }
        if change != nil { checkChange(basis, lastPayment) }
        // Skips extra payments if the loan's dates are invalid, because their dates would be
        // reported, too.
        let areDatesSound =
            dates != nil || !(reader.isGiven("start") || reader.isGiven("firstPayment"))
        var extras: [ExtraPayment] = []
        if let payments, areDatesSound {
            extras = rawExtras.compactMap { $0.resolved(payments, dates, &reader) }
        }
        guard reader.problems.isEmpty, let principal, let payments, let steps else { return nil }
        return LoanTerms(
            currency: reader.currency, principal: principal, frequency: frequency,
            compounding: compounding, payments: payments,
            amortizationPayments: amortization ?? payments, rateSteps: steps,
            fixedPayment: change == nil ? fixedPayment : nil, repayment: repayment,
            interestOnlyPayments: interestOnly, paymentSteps: paymentSteps, extras: extras,
            dates: dates, dayCount: dayCount,
            paymentBasis: basis, interestRounding: rounding, paymentRounding: paymentRounding,
            lastPayment: lastPayment, charges: charges, home: home, oddDays: oddDays,
            paymentChange: change, aprLaw: aprLaw)
    }

    // MARK: - Lengths

    /// Reads a length as a number of payments, at most a hundred years of them. The length cannot
    /// be checked if the frequency is unknown.
    private mutating func payments(
        _ name: String, _ term: TermLength, _ frequency: PaymentFrequency?
    ) -> Int? {
        guard let frequency else { return nil }
        let limit = 100 * frequency.paymentsAYear
        guard let payments = term.periods(frequency.paymentsAYear) else {
            let most = ExactDecimal(Int128(limit))
            let kind: InputProblem.Kind =
                most < term.count
                ? .termTooLong(term.text, limit: limit, unit: "payments")
                : .termNotWhole(
                    term.text, unit: "payments",
                    nearest: frequency == .monthly ? term.nearestMonths : nil)
            reader.report(.init(name), kind)
            return nil
        }
        if payments == 0 {
            reader.report(.init(name), .zero(term.text))
            return nil
        }
        if payments > limit {
            reader.report(
                .init(name),
                .termTooLong(term.text, limit: limit, unit: "payments"))
            return nil
        }
        return payments
    }

    private mutating func length(
        _ name: String, _ frequency: PaymentFrequency?, atLeast least: Int?
    ) -> Int? {
        guard let term = reader.term(name), let count = payments(name, term, frequency) else {
            return nil
        }
        if let least, count < least { reader.report(.init(name), .shorterThan(other: "term")) }
        return count
    }

    private mutating func interestOnlyPayments(
        _ frequency: PaymentFrequency?, _ payments: Int?
    ) -> Int {
        guard let term = reader.term("interestOnly"),
            let count = self.payments("interestOnly", term, frequency)
        else { return 0 }
        if let payments, count > payments {
            reader.report(
                .init("interestOnly"), .outsideTerm(payment: count, payments: payments))
        }
        return count
    }

    // MARK: - Rate and payment steps

    private mutating func rateSteps(
        _ rate: ExactDecimal?, _ payments: Int?
    ) -> [LoanTerms.RateStep]? {
        let convention = reader.convention
        let before = reader.problems.count
        let steps = reader.readEntries("rateSteps") {
            reader, entry -> (LoanTerms.RateStep, [NamedQuantity])? in
            let rate = entry.read("rate", &reader) { text throws(InputFailure) in
                try InputReader.parseRate(text, convention)
            }
            let count = entry.read("payments", &reader) { text throws(InputFailure) in
                try InputReader.parseCount(text, convention, 1...5200)
            }
            guard let rate, let count else { return nil }
            let named = [
                NamedQuantity("rate", .rate(rate)), NamedQuantity("payments", .count(count)),
            ]
            return (LoanTerms.RateStep(rate: rate, payments: count), named)
        }
        let isSound = reader.problems.count == before
        if reader.isGiven("rateSteps") {
            if reader.isGiven("rate") {
                reader.report(.init("rate"), .conflicts(other: "rateSteps"))
            }
            let covered = steps.reduce(0) { $0 + $1.payments }
            if let payments, covered != payments, isSound {
                reader.report(
                    .init("rateSteps"),
                    .tooFew(paymentsGiven: covered, paymentsNeeded: payments))
            }
            return steps.isEmpty ? nil : steps
        }
        guard reader.isGiven("rate") else {
            reader.report(.init("rate"), .missing(example: "6.25%"))
            return nil
        }
        guard let rate, let payments else { return nil }
        return [LoanTerms.RateStep(rate: rate, payments: payments)]
    }

    private mutating func paymentSteps(_ payments: Int?) -> [LoanTerms.PaymentStep] {
        let convention = reader.convention
        let parser = reader.amountParser()
        let steps = reader.readEntries("fixedPayments") {
            reader, entry -> (LoanTerms.PaymentStep, [NamedQuantity])? in
            let payment = entry.read("payment", &reader) { text throws(InputFailure) in
                try parser.amount(text)
            }
            let count = entry.read("payments", &reader) { text throws(InputFailure) in
                try InputReader.parseCount(text, convention, 1...5200)
            }
            guard let payment, let count else { return nil }
            let named = [
                NamedQuantity("payment", .money(payment)), NamedQuantity("payments", .count(count)),
            ]
            return (LoanTerms.PaymentStep(payment: payment, payments: count), named)
        }
        let covered = steps.reduce(0) { $0 + $1.payments }
        if let payments, covered > payments {
            reader.report(
                .init("fixedPayments"), .outsideTerm(payment: covered, payments: payments))
        }
        return steps
    }

    /// Rejects inputs that have no effect if the payment is given.
    private mutating func checkPayments(_ basis: PaymentBasis, _ lastPayment: LastPaymentRule) {
        guard reader.isGiven("payment") else { return }
        let isFirst = reader.isGiven("paymentGrowth")
        if basis == .days, !isFirst {
            reader.report(.init("payment"), .conflicts(other: "paymentBasis"))
        }
        if lastPayment == .closest, !isFirst {
            reader.report(.init("payment"), .conflicts(other: "lastPayment"))
        }
        for other in ["amortization", "fixedPayments", "rateSteps"] where reader.isGiven(other) {
            if isFirst, other.isSameText(as: "rateSteps") { continue }
            reader.report(.init("payment"), .conflicts(other: other))
        }
    }

    /// Rejects inputs that set or adjust a payment if the principal is repaid in equal parts.
    private mutating func checkEqualPrincipal(
        _ frequency: PaymentFrequency, _ basis: PaymentBasis, _ lastPayment: LastPaymentRule
    ) {
        for other in ["payment", "paymentGrowth", "paymentCap"] where reader.isGiven(other) {
            reader.report(.init("repayment"), .conflicts(other: other))
        }
        if basis == .days { reader.report(.init("repayment"), .conflicts(other: "paymentBasis")) }
        if lastPayment == .closest {
            reader.report(.init("repayment"), .conflicts(other: "lastPayment"))
        }
        if frequency.partsOfMonthlyPayment != nil {
            reader.report(.init("repayment"), .notForPayments(frequency.name))
        }
    }

    /// Rejects the `closest` last payment and day-based payments if the payment changes.
    private mutating func checkChange(_ basis: PaymentBasis, _ lastPayment: LastPaymentRule) {
        for name in ["paymentGrowth", "paymentCap"] where reader.isGiven(name) {
            if basis == .days { reader.report(.init(name), .conflicts(other: "paymentBasis")) }
            if lastPayment == .closest {
                reader.report(.init(name), .conflicts(other: "lastPayment"))
            }
        }
    }

    // MARK: - Dates

    private mutating func dates(_ frequency: PaymentFrequency) -> LoanDates? {
        let start = reader.date("start")
        let first = reader.date("firstPayment")
        let dueDay = reader.count("dueDay", 1...31)
        guard start != nil || first != nil else {
            if dueDay != nil { reader.report(.init("dueDay"), .needs(other: "start")) }
            return nil
        }
        if dueDay != nil, !frequency.isByMonths {
            reader.report(.init("dueDay"), .notForPayments(frequency.name))
            return nil
        }
        let day = dueDay ?? first?.day ?? start?.day ?? 1
        guard let begins = start ?? first.flatMap({ frequency.date(-1, after: $0, dueDay: day) }),
            let pays = first ?? frequency.date(1, after: begins, dueDay: day)
        else {
            reader.report(
                .init("start"), .calculation(.dateOutOfRange, currency: reader.currency))
            return nil
        }
        if pays <= begins {
            reader.report(.init("firstPayment"), .notAfter(other: "start"))
            return nil
        }
        if frequency.date(0, after: pays, dueDay: day) != pays {
            reader.report(.init("dueDay"), .conflicts(other: "firstPayment"))
            return nil
        }
        return LoanDates(start: begins, firstPayment: pays, dueDay: day, frequency: frequency)
    }

    private mutating func checkDays(
        _ dayCount: DayCount?, _ basis: PaymentBasis, _ compounding: LoanCompounding,
        _ dates: LoanDates?
    ) {
        let lacksDates = !reader.isGiven("start") && !reader.isGiven("firstPayment")
        if dayCount != nil {
            if lacksDates { reader.report(.init("dayCount"), .needs(other: "start")) }
            if compounding != .payment {
                reader.report(.init("dayCount"), .needsPaymentCompounding)
            }
        } else if basis == .days {
            reader.report(.init("paymentBasis"), .needs(other: "dayCount"))
        }
        if basis == .days, reader.isGiven("amortization") {
            reader.report(.init("paymentBasis"), .conflicts(other: "amortization"))
        }
    }

    // MARK: - Charges

    /// Reads the fees, and the points as a percentage of the principal, rounded half up.
    private mutating func charges(_ principal: Int64?) -> Int64 {
        let fees = reader.money("fees") ?? 0
        guard let points = reader.rate("points"), let principal else { return fees }
        let amount = (Int128(principal) * points.coefficient)
            .divided(by: ExactDecimal.powerOfTen(points.scale), .halfUp)
        guard amount <= Int128(Money.limit) else {
            reader.report(
                .init("points"),
                .calculation(.feesReachPrincipal, currency: reader.currency))
            return fees
        }
        return fees + Int64(amount)
    }
}
