// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    /// `u^(periods a year) − 1`
    static var stepEffectiveRateFormula: Message { Message(area, 65) }
    /// `(1 + {$rate :rate})^{$periods :integer} − 1`
    @inline(never) static func stepEffectiveRateNumbers(
        rate: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 66, [.rate(rate), .count(periods)])
    }
    /// `Rounded (halves up) to 10 decimals.`
    static var stepEffectiveRateRounding: Message { Message(area, 67) }
    /// `The effective annual rate`
    static var stepEffectiveRateTitle: Message { Message(area, 68) }
    /// `−(amount today × u^n + payment × u × (u^n − 1) ÷ (u − 1))`
    static var stepFutureValueFormulaBegin: Message { Message(area, 69) }
    /// `−(amount today × u^n + payment × (u^n − 1) ÷ (u − 1))`
    static var stepFutureValueFormulaEnd: Message { Message(area, 70) }
    /// `The amount at the end`
    static var stepFutureValueTitle: Message { Message(area, 71) }
    /// `{$number :number}…`
    @inline(never) static func stepGrowthCut(number: ExactDecimal) -> Message {
        Message(area, 72, [.number(number)])
    }
    /// `u = e^(rate ÷ periods a year)`
    static var stepGrowthFormulaContinuous: Message { Message(area, 73) }
    /// `u = 1 + rate ÷ periods a year`
    static var stepGrowthFormulaPeriod: Message { Message(area, 74) }
    /// `u = (1 + rate ÷ compoundings a year)^(compoundings ÷ periods a year)`
    static var stepGrowthFormulaTimesAYear: Message { Message(area, 75) }
    /// `e^({$rate :rate} ÷ {$periods :integer})`
    @inline(never) static func stepGrowthNumbersContinuous(
        rate: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 76, [.rate(rate), .count(periods)])
    }
    /// `1 + {$rate :rate} ÷ {$periods :integer}`
    @inline(never) static func stepGrowthNumbersPeriod(
        rate: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 77, [.rate(rate), .count(periods)])
    }
    /// `(1 + {$rate :rate} ÷ {$times :integer})^({$times :integer} ÷ {$periods :integer})`
    @inline(never) static func stepGrowthNumbersTimesAYear(
        rate: ExactDecimal, times: Int, periods: Int
    ) -> Message {
        Message(area, 78, [.rate(rate), .count(times), .count(periods)])
    }
    ///     The decimals shown are cut off, not rounded. Computed with at least 57 decimals and an
    ///     error bound.
    static var stepGrowthRounding: Message { Message(area, 79) }
    /// `Growth in one period`
    static var stepGrowthTitle: Message { Message(area, 80) }
    /// `period {$period :integer}`
    @inline(never) static func stepInPeriodsOne(period: Int) -> Message {
        Message(area, 81, [.count(period)])
    }
    /// `periods {$first :integer} to {$last :integer}`
    @inline(never) static func stepInPeriodsSeveral(first: Int, last: Int) -> Message {
        Message(area, 82, [.count(first), .count(last)])
    }
    /// `payments in these periods − principal`
    static var stepInterestInPeriodsFormula: Message { Message(area, 83) }
    /// `Interest in these periods`
    static var stepInterestInPeriodsTitle: Message { Message(area, 84) }
    /// `n = {$n :integer}, amount today {$today :money}, payment {$payment :money}`
    @inline(never) static func stepKnownFutureValue(
        n: Int, today: Int64, payment: Int64
    ) -> Message {
        Message(area, 85, [.count(n), .money(today), .money(payment)])
    }
    /// `n = {$n :integer}, amount today {$today :money}, amount at the end {$end :money}`
    @inline(never) static func stepKnownPayment(n: Int, today: Int64, end: Int64) -> Message {
        Message(area, 86, [.count(n), .money(today), .money(end)])
    }
    /// `amount today {$today :money}, payment {$payment :money}, amount at the end {$end :money}`
    @inline(never) static func stepKnownPeriods(
        today: Int64, payment: Int64, end: Int64
    ) -> Message {
        Message(area, 87, [.money(today), .money(payment), .money(end)])
    }
    /// `n = {$n :integer}, payment {$payment :money}, amount at the end {$end :money}`
    @inline(never) static func stepKnownPresentValue(
        n: Int, payment: Int64, end: Int64
    ) -> Message {
        Message(area, 88, [.count(n), .money(payment), .money(end)])
    }
    ///     n = {$n :integer}, amount today {$today :money}, payment {$payment :money}, amount at
    ///     the end {$end :money}
    @inline(never) static func stepKnownRate(
        n: Int, today: Int64, payment: Int64, end: Int64
    ) -> Message {
        Message(area, 89, [.count(n), .money(today), .money(payment), .money(end)])
    }
    /// `amount today + payment × n + amount at the end`
    static var stepNetFormula: Message { Message(area, 90) }
    /// `Computed from the values before rounding, and rounded (halves up) once.`
    static var stepNetRounding: Message { Message(area, 91) }
    /// `Received minus paid`
    static var stepNetTitle: Message { Message(area, 92) }
    /// `−(amount today × u^n + amount at the end) × (u − 1) ÷ (u × (u^n − 1))`
    static var stepPaymentFormulaBegin: Message { Message(area, 93) }
    /// `−(amount today × u^n + amount at the end) × (u − 1) ÷ (u^n − 1)`
    static var stepPaymentFormulaEnd: Message { Message(area, 94) }
    /// `The payment`
    static var stepPaymentTitle: Message { Message(area, 95) }
    /// `payment × n`
    static var stepPaymentsFormula: Message { Message(area, 96) }
    /// `Computed from the payment before rounding, and rounded (halves up) once.`
    static var stepPaymentsRounding: Message { Message(area, 97) }
    /// `Total of payments`
    static var stepPaymentsTitle: Message { Message(area, 98) }
    ///     the u at which amount today × u^n + payment × u × (u^n − 1) ÷ (u − 1) + amount at the
    ///     end = 0; the rate is u − 1
    static var stepPeriodicRateFormulaBegin: Message { Message(area, 99) }
    ///     the u at which amount today × u^n + payment × (u^n − 1) ÷ (u − 1) + amount at the end =
    ///     0; the rate is u − 1
    static var stepPeriodicRateFormulaEnd: Message { Message(area, 100) }
    ///     A proven change of sign encloses the rate within 10⁻³⁰. It is rounded (halves up) to 20
    ///     decimals.
    static var stepPeriodicRateRounding: Message { Message(area, 101) }
    /// `The rate per period`
    static var stepPeriodicRateTitle: Message { Message(area, 102) }
    ///     n = ln((u × payment − amount at the end × (u − 1)) ÷ (u × payment + amount today × (u −
    ///     1))) ÷ ln u
    static var stepPeriodsFormulaBegin: Message { Message(area, 103) }
    ///     n = ln((payment − amount at the end × (u − 1)) ÷ (payment + amount today × (u − 1))) ÷
    ///     ln u
    static var stepPeriodsFormulaEnd: Message { Message(area, 104) }
    /// `n = −(amount today + amount at the end) ÷ payment`
    static var stepPeriodsFormulaRateOfZero: Message { Message(area, 105) }
    /// `Rounded (halves up) to 20 decimals. The figure is rounded to 4 decimals.`
    static var stepPeriodsRounding: Message { Message(area, 106) }
    /// `The number of periods`
    static var stepPeriodsTitle: Message { Message(area, 107) }
    /// `−(amount at the end + payment × u × (u^n − 1) ÷ (u − 1)) ÷ u^n`
    static var stepPresentValueFormulaBegin: Message { Message(area, 108) }
    /// `−(amount at the end + payment × (u^n − 1) ÷ (u − 1)) ÷ u^n`
    static var stepPresentValueFormulaEnd: Message { Message(area, 109) }
    /// `The amount today`
    static var stepPresentValueTitle: Message { Message(area, 110) }
    /// `balance after the last of these periods − balance before the first`
    static var stepPrincipalInPeriodsFormula: Message { Message(area, 111) }
    /// `Principal in these periods`
    static var stepPrincipalInPeriodsTitle: Message { Message(area, 112) }
    /// `ln u × periods a year`
    static var stepRateFormulaContinuous: Message { Message(area, 113) }
    /// `(u − 1) × periods a year`
    static var stepRateFormulaPeriod: Message { Message(area, 114) }
    /// `compoundings × (u^(periods a year ÷ compoundings) − 1)`
    static var stepRateFormulaTimesAYear: Message { Message(area, 115) }
    /// `u = 1 + {$rate :rate}`
    @inline(never) static func stepRateNumbers(rate: ExactDecimal) -> Message {
        Message(area, 116, [.rate(rate)])
    }
    /// `Rounded (halves up) to 16 decimals.`
    static var stepRateRounding: Message { Message(area, 117) }
    /// `The yearly rate`
    static var stepRateTitle: Message { Message(area, 118) }
    /// `The exact value is rounded (halves up) once.`
    static var stepRounding: Message { Message(area, 119) }
    ///     The exact value is rounded (halves up) once. At a rate of zero, n replaces (u^n − 1) ÷
    ///     (u − 1).
    static var stepRoundingRateOfZero: Message { Message(area, 120) }
    /// `The equation of the time value of money, as in OASIS OpenFormula 1.2, 6.12 (PV)`
    static var stepSource: Message { Message(area, 121) }
    /// `n rounded up`
    static var stepWholePeriodsFormula: Message { Message(area, 122) }
    /// `Whole periods`
    static var stepWholePeriodsTitle: Message { Message(area, 123) }
}
