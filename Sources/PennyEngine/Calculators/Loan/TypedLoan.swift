/// A loan as typed, and the checks that are more than one declaration says.
struct TypedLoan {
    let currency: Currency
    var typedPrincipal: Int64?
    var homeValue: Int64?
    var typedDownPayment: AmountOrPart?
    var rate: ExactDecimal?
    var term: TermLength?
    var typedFrequency: PaymentFrequency?
    var compounding = LoanCompounding.payment
    var payment: Int64?
    var repayment = Repayment.level
    var amortization: TermLength?
    var interestOnly: TermLength?
    var extras: [RawExtra] = []
    var rateSteps: [LoanTerms.RateStep] = []
    var fixedPayments: [LoanTerms.PaymentStep] = []
    var growth: ExactDecimal?
    var growthYears: Int?
    var cap: ExactDecimal?
    var capYears: Int?
    var start: CivilDate?
    var firstPayment: CivilDate?
    var dueDay: Int?
    var dayCount: DayCount?
    var basis = PaymentBasis.periods
    var charge: OddFirstPeriod.Charge?
    var oddDaysCount = DayCount.actual365
    var isCompound = false
    var rounding = RoundingRule.halfUp
    var paymentRounding = RoundingRule.halfUp
    var lastPayment = LastPaymentRule.rest
    var fees: Int64 = 0
    var points: ExactDecimal?
    var aprLaw = APRLaw.us
    var propertyTax: AmountOrPart?
    var homeInsurance: AmountOrPart?
    var mortgageInsurance: AmountOrPart?
    var insuranceEnd = MortgageInsuranceEnd.automatic

    private var frequency: PaymentFrequency { typedFrequency ?? .monthly }

    /// The down payment, if it leaves something of the home's value.
    private var downPayment: Int64? {
        guard let homeValue, let paid = try? typedDownPayment?.share(of: homeValue),
            paid < homeValue
        else { return nil }
        return paid
    }

    /// The amount to borrow, which a down payment may leave.
    var principal: Int64? {
        if let typedPrincipal { return typedPrincipal }
        guard let homeValue, let downPayment else { return nil }
        return homeValue - downPayment
    }

    /// Makes the terms.
    ///
    /// - Throws: all problems of the inputs.
    func terms(_ reader: inout InputReader) throws(InputProblems) -> LoanTerms {
        let payments = count("term", term, &reader)
        let amortized = count("amortization", amortization, &reader)
        let interestOnly = count("interestOnly", interestOnly, &reader)
        checkHome(&reader)
        checkLengths(payments, amortized, interestOnly, &reader)
        checkFrequency(&reader)
        let change = change(payments, &reader)
        let dates = dates(&reader)
        checkDays(&reader)
        let oddDays = oddDays(dates, &reader)
        let charges = charges(&reader)
        // Skips extra payments if the loan's dates are invalid, because their dates would be
        // reported, too.
        var extras: [ExtraPayment] = []
        if let payments,
            dates != nil || !(reader.isGiven("start") || reader.isGiven("firstPayment"))
        {
            extras = self.extras.compactMap { $0.resolved(payments, dates, &reader) }
        }
        try reader.throwProblems()
        let count = payments ?? 1
        let steps = rate.map { [LoanTerms.RateStep(rate: $0, payments: count)] } ?? rateSteps
        return LoanTerms(
            currency: currency, principal: principal ?? 0, frequency: frequency,
            compounding: compounding, payments: count, amortizationPayments: amortized ?? count,
            rateSteps: steps, fixedPayment: change == nil ? payment : nil, repayment: repayment,
            interestOnlyPayments: interestOnly ?? 0, paymentSteps: fixedPayments, extras: extras,
            dates: dates, dayCount: dayCount, paymentBasis: basis, interestRounding: rounding,
            paymentRounding: paymentRounding, lastPayment: lastPayment, charges: charges,
            home: home, oddDays: oddDays, paymentChange: change, aprLaw: aprLaw)
    }

    // MARK: - Lengths

    /// Special: a length as a number of payments, at most a hundred years of them. It cannot be
    /// checked if the frequency is unknown.
    private func count(
        _ name: String, _ term: TermLength?, _ reader: inout InputReader
    ) -> Int? {
        guard let term, let field = reader.field(name), let frequency = typedFrequency else {
            return nil
        }
        return reader.periods(
            field, term, aYear: frequency.paymentsAYear, limit: 100 * frequency.paymentsAYear,
            unit: "payments")
    }

    /// Special: lengths and lists that must fit the number of payments.
    private func checkLengths(
        _ payments: Int?, _ amortized: Int?, _ interestOnly: Int?, _ reader: inout InputReader
    ) {
        guard let payments else { return }
        if let amortized, amortized < payments {
            reader.report(.init("amortization"), .shorterThan(other: "term"))
        }
        if let interestOnly, interestOnly > payments {
            reader.report(
                .init("interestOnly"), .outsideTerm(payment: interestOnly, payments: payments))
        }
        let rated = rateSteps.reduce(0) { $0 + $1.payments }
        if reader.isGiven("rateSteps"), rated != payments, !reader.hasProblem(in: "rateSteps") {
            reader.report(
                .init("rateSteps"), .tooFew(paymentsGiven: rated, paymentsNeeded: payments))
        }
        let fixed = fixedPayments.reduce(0) { $0 + $1.payments }
        if fixed > payments {
            reader.report(
                .init("fixedPayments"), .outsideTerm(payment: fixed, payments: payments))
        }
    }

    /// Special: what has no meaning for payments that are a part of a monthly one.
    private func checkFrequency(_ reader: inout InputReader) {
        guard frequency.partsOfMonthlyPayment != nil else { return }
        var names: [String] = []
        if repayment == .equalPrincipal { names.append("repayment") }
        if reader.isGiven("paymentGrowth") { names.append("paymentGrowth") }
        if reader.isGiven("paymentCap") { names.append("paymentCap") }
        if charge == .amortized { names.append("oddDaysInterest") }
        for name in names { reader.report(.init(name), .notForPayments(frequency.name)) }
    }

    private func change(_ payments: Int?, _ reader: inout InputReader) -> PaymentChange? {
        checkYears("paymentGrowthYears", growthYears, of: "paymentGrowth", payments, &reader)
        checkYears("paymentCapYears", capYears, of: "paymentCap", payments, &reader)
        let most = ((payments ?? 1) - 1) / frequency.paymentsAYear
        if let growth { return .growth(rate: growth, times: growthYears ?? most, first: payment) }
        return cap.map { .cap(rate: $0, times: capYears ?? most) }
    }

    /// Special: the last change must come before the loan ends.
    private func checkYears(
        _ name: String, _ years: Int?, of other: String, _ payments: Int?,
        _ reader: inout InputReader
    ) {
        guard let years, let payments, reader.isGiven(other),
            years * frequency.paymentsAYear >= payments
        else { return }
        let number = years * frequency.paymentsAYear + 1
        reader.report(.init(name), .outsideTerm(payment: number, payments: payments))
    }

    // MARK: - Dates

    /// Special: dates that fit the frequency and each other.
    private func dates(_ reader: inout InputReader) -> LoanDates? {
        guard start != nil || firstPayment != nil else { return nil }
        if dueDay != nil, !frequency.isByMonths {
            reader.report(.init("dueDay"), .notForPayments(frequency.name))
            return nil
        }
        let day = dueDay ?? firstPayment?.day ?? start?.day ?? 1
        guard
            let begins = start
                ?? firstPayment.flatMap({ frequency.date(-1, after: $0, dueDay: day) }),
            let pays = firstPayment ?? frequency.date(1, after: begins, dueDay: day)
        else {
            reader.report(.init("start"), .calculation(.dateOutOfRange, currency: currency))
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

    private func checkDays(_ reader: inout InputReader) {
        // Special: it names another input's choice without its word.
        if dayCount != nil, compounding != .payment {
            reader.report(.init("dayCount"), .needsPaymentCompounding)
        }
        // Special: `dayCount: periods` is the same as none.
        if basis == .days, dayCount == nil, reader.isGiven("dayCount"),
            reader.chosen("dayCount") != nil
        {
            reader.report(.init("paymentBasis"), .needs(other: "dayCount"))
        }
    }

    /// The odd days; nil if the first period counts as a whole one.
    private func oddDays(_ dates: LoanDates?, _ reader: inout InputReader) -> OddFirstPeriod? {
        guard let charge, let dates else { return nil }
        var days = 0
        var years = Ratio(0, 1)
        if !dates.hasRegularFirstPeriod {
            let whole = frequency.date(-1, after: dates.firstPayment, dueDay: dates.dueDay)
            // Special: no odd days come before a whole period.
            guard let whole, dates.start <= whole else {
                reader.report(.init("oddDaysInterest"), .firstPeriodShort)
                return nil
            }
            days = whole.dayNumber - dates.start.dayNumber
            years = oddDaysCount.years(from: dates.start, to: whole)
        }
        return OddFirstPeriod(
            charge: charge, dayCount: oddDaysCount, days: days, years: years,
            isCompound: isCompound)
    }

    // MARK: - Charges and the home

    /// The fees, and the points as a percentage of the principal, rounded half up.
    private func charges(_ reader: inout InputReader) -> Int64 {
        guard let points, let principal else { return fees }
        let amount = (Int128(principal) * points.coefficient)
            .divided(by: ExactDecimal.powerOfTen(points.scale), .halfUp)
        guard amount <= Int128(Money.limit) else {
            reader.report(
                .init("points"), .calculation(.feesReachPrincipal, currency: currency))
            return fees
        }
        return fees + Int64(amount)
    }

    private func checkHome(_ reader: inout InputReader) {
        // Special: a part of another amount.
        if typedDownPayment != nil, homeValue != nil, downPayment == nil {
            reader.report(.init("downPayment"), .leavesNothingOf(other: "homeValue"))
        }
        // Special: only premiums that end need the home's value.
        if reader.isGiven("mortgageInsurance"), insuranceEnd != .never,
            !reader.isGiven("homeValue")
        {
            reader.report(.init("mortgageInsurance"), .needs(other: "homeValue"))
        }
    }

    /// The costs of a home; nil if no such input is given.
    private var home: HomeTerms? {
        if homeValue == nil, propertyTax == nil, homeInsurance == nil, mortgageInsurance == nil {
            return nil
        }
        return HomeTerms(
            value: homeValue, downPayment: downPayment, propertyTax: propertyTax,
            homeInsurance: homeInsurance, mortgageInsurance: mortgageInsurance,
            mortgageInsuranceEnd: insuranceEnd)
    }
}
