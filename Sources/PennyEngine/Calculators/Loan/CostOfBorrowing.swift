import PennyNaturals

/// The annual percentage rate of a loan by Canadian law: APR = C ÷ (T × P). C is the interest and
/// the charges over the term, T the term in years, and P the average balance before each payment
/// (Financial Consumer Protection Framework Regulations, SOR/2021-181, and Cost of Borrowing
/// (Retail Associations) Regulations, SOR/2002-263, 3).
struct CostOfBorrowing {
    /// Minor units.
    let interest: Int64
    let charges: Int64
    /// The sum of the balances before each payment, in minor units.
    let balances: Int128
    let payments: Int
    /// The term in years. A day is 1/365 of a year.
    let years: Ratio
    /// The note rate if only its interest is paid. It is then the APR.
    let agreed: ExactDecimal?
    private let paymentsAYear: Int
    /// The number of times a year that the note rate is compounded, if that is not with each
    /// payment.
    let compoundings: Int?

    init(_ terms: LoanTerms, _ schedule: LoanSchedule) {
        interest = schedule.totalInterest
        charges = terms.charges
        balances = schedule.rows.reduce(0) {
            $0 + Int128($1.balance) + Int128($1.principal) + Int128($1.extra)
        }
        payments = schedule.rows.count
        paymentsAYear = terms.paymentsAYear
        let (first, later) = (Self.first(terms), Int128(payments - 1))
        let aYear = Int128(terms.paymentsAYear)
        years = Ratio(
            first.numerator * aYear + later * first.denominator, first.denominator * aYear)
        agreed =
            charges == 0 && terms.rateSteps.count == 1 ? terms.rateSteps[0].rate : nil
        switch terms.compounding {
        case .timesAYear(let times) where times != terms.paymentsAYear: compoundings = times
        default: compoundings = nil
        }
    }

    private static func first(_ terms: LoanTerms) -> Ratio {
        guard let dates = terms.dates, !dates.hasRegularFirstPeriod,
            let interval = dates.firstInterval
        else {
            return Ratio(1, Int128(terms.paymentsAYear))
        }
        let unit = Int128(interval.unitsAYear)
        return Ratio(Int128(interval.whole) * 365 + Int128(interval.days) * unit, 365 * unit)
    }

    var cost: Int64 { interest + charges }

    /// C ÷ (T × P); nil if the balance is always zero.
    private var simple: ExactFraction? {
        guard balances > 0 else { return nil }
        return ExactFraction(
            BigNatural(cost.magnitude) * BigNatural(UInt64(payments))
                * BigNatural(years.denominator.magnitude),
            over: BigNatural(balances.magnitude) * BigNatural(years.numerator.magnitude))
    }

    /// C ÷ (T × P), rounded half up to 14 decimals, before conversion to the loan's compounding.
    var simpleRate: ExactDecimal? { simple?.decimal(RatePoint.decimals) }

    /// The rate, rounded half up to 14 decimals; nil if it is too large.
    ///
    /// If the loan compounds at other times than its payments, the rate is stated with that
    /// compounding, as section 6 of the Interest Act requires of a mortgage: half-yearly, not in
    /// advance.
    func yearlyRate() -> ExactDecimal? {
        if let agreed { return agreed }
        guard let simple else { return nil }
        guard let compoundings else { return simple.decimal(RatePoint.decimals) }
        let growth = ExactFraction.one + simple / ExactFraction(paymentsAYear)
        let periods = Ratio(Int128(paymentsAYear), Int128(compoundings))
        for precision in Precision.steps {
            let one = WideFixed(1, precision)
            let base = WideFixed(growth.numerator, over: growth.denominator, precision)
            guard let power = base.power(periods) else { continue }
            let unit = Int64(RatePoint.unit) * Int64(compoundings)
            let scaled = power.saturatingMinus(one) * WideFixed(unit, precision)
            if let steps = scaled.rounded(.halfUp)?.int128 {
                return ExactDecimal(steps, scale: RatePoint.decimals)
            }
        }
        return nil
    }
}
