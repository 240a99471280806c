/// The annual percentage rate of a loan by the law of a country.
struct LoanAPR {
    /// The computed rate, rounded half up to 14 decimals.
    let exact: ExactDecimal
    /// The rate with the number of decimals that the law requires.
    let stated: ExactDecimal
    /// The value of the payments at the start at this rate, in minor units. Nil if the law
    /// discounts nothing, and for Regulation Z, whose page proves the note rate instead.
    let worth: Int64?

    /// Computes the rate. Returns nil if no rate solves the equation.
    init?(_ terms: LoanTerms, _ schedule: LoanSchedule, _ home: HomeCosts?) {
        switch terms.aprLaw {
        case .us:
            self.init(
                ActuarialRate(terms, schedule, charges: terms.charges, home).yearlyRate())
        case .ca: self.init(CostOfBorrowing(terms, schedule).yearlyRate())
        case .eu, .uk, .ch, .effective, .au:
            self.init(
                ActuarialRate(terms, schedule, charges: terms.charges, home),
                decimals: terms.aprLaw.decimals)
        }
    }

    /// Creates a rate that needs no equation.
    private init?(_ rate: ExactDecimal?) {
        guard let rate else { return nil }
        (exact, stated, worth) = (rate, rate, nil)
    }

    /// Solves an equation of discounted payments.
    private init?(_ actuarial: ActuarialRate, decimals: Int?) {
        guard let rate = actuarial.yearlyRate() else { return nil }
        let steps = rate.coefficient(scale: RatePoint.decimals)
        let equation = actuarial.equation
        guard let worth = try? equation.worth(at: .exact(steps)) else { return nil }
        exact = rate
        self.worth = worth.payments
        guard let decimals else {
            stated = rate
            return
        }
        guard
            let rounded = try? RateSearch(equation: equation).rounded(steps, to: decimals)
        else { return nil }
        stated = rounded
    }
}

extension ActuarialRate {
    /// The rate of a loan for which the principal less the prepaid charges is advanced. Mortgage
    /// insurance premiums count as charges when they are paid.
    init(
        _ terms: LoanTerms, _ schedule: LoanSchedule, charges: Int64, _ home: HomeCosts?
    ) {
        var runs: [Run] = []
        for (index, row) in schedule.rows.enumerated() {
            let amount = row.payment + row.extra + (home?.premium(index + 1) ?? 0)
            if let last = runs.last, last.amount == amount {
                runs[runs.count - 1] = .init(amount: amount, count: last.count + 1)
            } else {
                runs.append(.init(amount: amount, count: 1))
            }
        }
        self.init(advance: terms.principal - charges, runs: runs, times: terms.paymentTimes)
        guard terms.hasOneNominalRate, let near = terms.rateNearAPR else { return }
        guess = .init(rate: near, gap: charges + Int64(schedule.rows.count))
    }
}

extension LoanTerms {
    /// The due times of the payments, in the periods of the law.
    var paymentTimes: PaymentTimes {
        switch aprLaw {
        case .us, .ca:
            return PaymentTimes(
                unitPeriodsAYear: paymentsAYear, first: dates?.firstUnitPeriods ?? .one)
        case .eu, .uk, .ch, .effective:
            return PaymentTimes(paymentsAYear: paymentsAYear, yearsToFirst: yearsToFirst)
        case .au:
            return PaymentTimes(
                intervalsAYear: repaymentsAYear,
                intervalsToFirst: intervalsOfDays ?? intervalsOfMonths)
        }
    }

    /// The years to the first payment, by the dates or as one payment period.
    var yearsToFirst: Ratio {
        dates?.firstInterval?.years ?? Ratio(1, Int128(paymentsAYear))
    }

    /// The number of repayments a year by Australian law, which counts 26.09 fortnights.
    var repaymentsAYear: Ratio {
        switch frequency {
        case .weekly, .acceleratedWeekly: Ratio(5218, 100)
        case .biweekly, .acceleratedBiweekly: Ratio(2609, 100)
        default: Ratio(Int128(paymentsAYear), 1)
        }
    }

    private var intervalsOfMonths: Ratio {
        if dates?.hasRegularFirstPeriod ?? true { return Ratio(1, 1) }
        let first = yearsToFirst
        return Ratio(first.numerator * Int128(paymentsAYear), first.denominator)
    }

    /// The intervals to the first payment, if an interval is a number of days.
    private var intervalsOfDays: Ratio? {
        guard !frequency.isByMonths, let dates, !dates.hasRegularFirstPeriod else { return nil }
        let days = dates.firstPayment.dayNumber - dates.start.dayNumber
        return Ratio(Int128(days), Int128(364 / paymentsAYear))
    }

    /// A rate near the APR of a loan without charges: the note rate, or its effective rate.
    fileprivate var rateNearAPR: ExactDecimal? {
        let rate = rateSteps[0].rate
        switch aprLaw {
        case .us, .au, .ca: return rate
        case .eu, .uk, .ch, .effective:
            let unit = ExactDecimal.powerOfTen(17)
            guard rate < ExactDecimal(1) else { return nil }
            let growth = unit + rate.coefficient(scale: 17) / Int128(paymentsAYear)
            var value = unit
            for _ in 0..<paymentsAYear { value = value * growth / unit }
            return ExactDecimal((value - unit) / 1000, scale: RatePoint.decimals)
        }
    }
}
