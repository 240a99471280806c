/// The days before a loan's first whole period, whose interest is charged separately.
struct OddFirstPeriod: Equatable {
    /// The payment of the odd days' interest.
    enum Charge: Equatable {
        /// The interest is added to the first payment.
        case firstPayment
        /// The interest is due with the first payment, and all payments are equal.
        case amortized
        /// The interest is added to the debt before the first whole period.
        case principal
    }

    static let charges: [(String, Charge?)] = [
        ("none", nil), ("first-payment", .firstPayment), ("amortized", .amortized),
        ("added-to-principal", .principal),
    ]
    static let methods: [(String, Bool)] = [("simple", false), ("compound", true)]
    static let dayCounts = DayCount.allCases.map { ($0.name, $0) }

    let charge: Charge
    let dayCount: DayCount
    let days: Int
    let years: Ratio
    let isCompound: Bool

    /// The interest of the odd days, rounded once.
    func interest(_ terms: LoanTerms) throws(CalculationError) -> Int64 {
        let rate = terms.rateSteps[0].rate
        let periodic = PeriodicRate(rate, terms.compounding, periodsAYear: terms.paymentsAYear)
        if days == 0 || periodic.isZero { return 0 }
        guard isCompound else {
            return try PeriodicRate(rate, years: years)
                .interest(on: terms.principal, terms.interestRounding)
        }
        let formula = OddDaysInterest(
            principal: terms.principal, rate: periodic, periods: periods(terms.paymentsAYear))
        return try certified(formula, terms.interestRounding)[0]
    }

    /// The odd days as a fraction of a payment period.
    func periods(_ paymentsAYear: Int) -> Ratio {
        let numerator = years.numerator * Int128(paymentsAYear)
        let shared = commonDivisor(numerator, years.denominator)
        return Ratio(numerator / shared, years.denominator / shared)
    }
}

/// The interest: principal × ((1 + i)^periods − 1).
private struct OddDaysInterest: CertifiableFormula {
    let principal: Int64
    let rate: PeriodicRate
    let periods: Ratio

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        guard let growth = rate.growth(kind, precision)?.power(periods) else { return [nil] }
        return [Number(principal, precision) * growth.saturatingMinus(Number(1, precision))]
    }
}

extension LoanReading {
    /// Reads the odd days. Returns nil if the first period counts as a whole one.
    mutating func oddDays(
        _ dates: LoanDates?, _ frequency: PaymentFrequency, _ repayment: Repayment
    ) -> OddFirstPeriod? {
        let settings = ["oddDaysCount", "oddDaysMethod"]
        guard reader.isGiven("oddDaysInterest") else {
            for setting in settings where reader.isGiven(setting) {
                reader.report(.init(setting), .needs(other: "oddDaysInterest"))
            }
            return nil
        }
        let charge = reader.choice("oddDaysInterest", OddFirstPeriod.charges) ?? nil
        let dayCount = reader.choice("oddDaysCount", OddFirstPeriod.dayCounts) ?? .actual365
        let isCompound = reader.choice("oddDaysMethod", OddFirstPeriod.methods) ?? false
        guard let charge else { return nil }
        checkOddDays(charge, frequency, repayment)
        guard let dates else { return nil }
        var days = 0
        var years = Ratio(0, 1)
        if !dates.hasRegularFirstPeriod {
            let whole = frequency.date(-1, after: dates.firstPayment, dueDay: dates.dueDay)
            guard let whole, dates.start <= whole else {
                reader.report(.init("oddDaysInterest"), .firstPeriodShort)
                return nil
            }
            days = whole.dayNumber - dates.start.dayNumber
            years = dayCount.years(from: dates.start, to: whole)
        }
        return OddFirstPeriod(
            charge: charge, dayCount: dayCount, days: days, years: years, isCompound: isCompound)
    }

    private mutating func checkOddDays(
        _ charge: OddFirstPeriod.Charge, _ frequency: PaymentFrequency, _ repayment: Repayment
    ) {
        let path = InputProblem.Path("oddDaysInterest")
        for other in ["start", "firstPayment"] where !reader.isGiven(other) {
            reader.report(path, .needs(other: other))
        }
        if reader.isGiven("dayCount") { reader.report(path, .conflicts(other: "dayCount")) }
        guard charge == .amortized else { return }
        for other in ["payment", "fixedPayments", "interestOnly", "paymentGrowth"]
        where reader.isGiven(other) {
            reader.report(path, .conflicts(other: other))
        }
        if repayment == .equalPrincipal { reader.report(path, .conflicts(other: "repayment")) }
        if frequency.partsOfMonthlyPayment != nil {
            reader.report(path, .notForPayments(frequency.name))
        }
    }
}
