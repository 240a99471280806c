// scripts/messages makes this file of messages/en/annuity.mf2.

/// The messages of the area annuity, with the values that they take.
enum AnnuityWords {
    static var area: MessageArea { MessageArea(10, digest: 0x752C_D358) }
    ///     .input {$today :money}
    ///     .input {$last :money}
    ///     .input {$period :integer}
    ///     .local $first-way = {$today :sign}
    ///     .local $first = {$today :size}
    ///     .local $last-way = {$last :sign}
    ///     .local $second = {$last :size}
    ///     .match $first-way $last-way
    ///     positive positive {{To settle, you would receive {$first} today and {$second} after
    ///     period {$period}}}
    ///     positive negative {{To settle, you would receive {$first} today, but pay {$second} after
    ///     period {$period}}}
    ///     positive * {{To settle, you would receive {$first} today, and nothing after period
    ///     {$period}}}
    ///     negative positive {{To settle, you would pay {$first} today, but receive {$second} after
    ///     period {$period}}}
    ///     negative negative {{To settle, you would pay {$first} today and {$second} after period
    ///     {$period}}}
    ///     negative * {{To settle, you would pay {$first} today, and nothing after period
    ///     {$period}}}
    ///     * positive {{To settle, you would receive nothing today, and {$second} after period
    ///     {$period}}}
    ///     * negative {{To settle, you would pay nothing today, and {$second} after period
    ///     {$period}}}
    ///     * * {{To settle, you would pay nothing today or after period {$period}}}
    @inline(never) static func chartGrowthFinding(
        today: Int64, last: Int64, period: Int
    ) -> Message {
        Message(area, 0, [.money(today), .money(last), .count(period)])
    }
    /// `You would pay`
    static var chartGrowthSeriesPaid: Message { Message(area, 1) }
    /// `You would receive`
    static var chartGrowthSeriesReceived: Message { Message(area, 2) }
    /// `Effective annual rate`
    static var figureEffectiveRate: Message { Message(area, 3) }
    /// `Amount at the end`
    static var figureFutureValue: Message { Message(area, 4) }
    /// `Interest in these periods`
    static var figureInterestInPeriods: Message { Message(area, 5) }
    /// `Received minus paid`
    static var figureNet: Message { Message(area, 6) }
    /// `Payment`
    static var figurePayment: Message { Message(area, 7) }
    /// `Total of payments`
    static var figurePayments: Message { Message(area, 8) }
    /// `Rate per period`
    static var figurePeriodicRate: Message { Message(area, 9) }
    /// `Periods`
    static var figurePeriods: Message { Message(area, 10) }
    /// `Amount today`
    static var figurePresentValue: Message { Message(area, 11) }
    /// `Principal in these periods`
    static var figurePrincipalInPeriods: Message { Message(area, 12) }
    /// `Yearly interest rate`
    static var figureRate: Message { Message(area, 13) }
    /// `Periods, rounded up`
    static var figureWholePeriods: Message { Message(area, 14) }
    /// `Compounding`
    static var inputCompounding: Message { Message(area, 15) }
    /// `How often interest is added.`
    static var inputCompoundingHelp: Message { Message(area, 16) }
    /// `Amount at the end`
    static var inputFutureValue: Message { Message(area, 17) }
    /// `What you get or pay at the end.`
    static var inputFutureValueHelp: Message { Message(area, 18) }
    /// `Interest in periods`
    static var inputInPeriods: Message { Message(area, 19) }
    /// `Shows interest and principal of these periods.`
    static var inputInPeriodsHelp: Message { Message(area, 20) }
    /// `Payment each period`
    static var inputPayment: Message { Message(area, 21) }
    /// `What you get or pay in each period.`
    static var inputPaymentHelp: Message { Message(area, 22) }
    /// `Number of periods`
    static var inputPeriods: Message { Message(area, 23) }
    /// `Periods a year`
    static var inputPeriodsAYear: Message { Message(area, 24) }
    /// `How many payments there are, or how long they go on.`
    static var inputPeriodsHelp: Message { Message(area, 25) }
    /// `Amount today`
    static var inputPresentValue: Message { Message(area, 26) }
    /// `What you get or pay at the start. Put “receive” or “pay” before the amount.`
    static var inputPresentValueHelp: Message { Message(area, 27) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 28) }
    /// `Solve for`
    static var inputSolveFor: Message { Message(area, 29) }
    /// `What to compute. Leave its field empty.`
    static var inputSolveForHelp: Message { Message(area, 30) }
    /// `Payment timing`
    static var inputTiming: Message { Message(area, 31) }
    /// `You {$today :words}, {$payments :words}, and {$end :words}.`
    @inline(never) static func noteFlows(
        today: Message, payments: Message, end: Message
    ) -> Message {
        Message(area, 32, [.words(today), .words(payments), .words(end)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} at the end}}
    ///     negative {{pay {$size} at the end}}
    ///     * {{neither pay nor receive anything at the end}}
    @inline(never) static func noteFlowsEnd(amount: Int64) -> Message {
        Message(area, 33, [.money(amount)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} at the beginning of each period}}
    ///     negative {{pay {$size} at the beginning of each period}}
    ///     * {{neither pay nor receive anything at the beginning of each period}}
    @inline(never) static func noteFlowsPeriodBegin(amount: Int64) -> Message {
        Message(area, 34, [.money(amount)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} at the end of each period}}
    ///     negative {{pay {$size} at the end of each period}}
    ///     * {{neither pay nor receive anything at the end of each period}}
    @inline(never) static func noteFlowsPeriodEnd(amount: Int64) -> Message {
        Message(area, 35, [.money(amount)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} today}}
    ///     negative {{pay {$size} today}}
    ///     * {{neither pay nor receive anything today}}
    @inline(never) static func noteFlowsToday(amount: Int64) -> Message {
        Message(area, 36, [.money(amount)])
    }
    ///     The number of periods is below zero. With interest, these amounts add up to zero only
    ///     before today, never after it.
    static var notePeriodsBelowZero: Message { Message(area, 37) }
    ///     Two rates fit these amounts. The other is {$rate :rate} per period, and is no nearer to
    ///     zero than the figure.
    @inline(never) static func noteTwoRates(rate: ExactDecimal) -> Message {
        Message(area, 38, [.rate(rate)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) static func payments(count: ExactDecimal) -> Message {
        Message(area, 39, [.number(count)])
    }
    ///     With interest and payments counted period by period, the balance comes to the amount at
    ///     the end: {$end :money}.
    @inline(never) static func proofLastRow(end: Int64) -> Message {
        Message(area, 40, [.money(end)])
    }
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{After {$periods} period, the total with interest is on one side of zero. After
    ///     {$next :integer}, it is on the other.}}
    ///     * {{After {$periods} periods, the total with interest is on one side of zero. After
    ///     {$next :integer}, it is on the other.}}
    @inline(never) static func proofPeriodsBetween(periods: Int, next: Int) -> Message {
        Message(area, 41, [.count(periods), .count(next)])
    }
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{After {$periods} period, the amounts with interest add up to zero.}}
    ///     * {{After {$periods} periods, the amounts with interest add up to zero.}}
    @inline(never) static func proofPeriodsWhole(periods: Int) -> Message {
        Message(area, 42, [.count(periods)])
    }
    ///     At {$rate :rate} per period, all amounts with interest add up to zero. Less than 10⁻³⁰
    ///     below and above this rate, the totals are on opposite sides of zero.
    @inline(never) static func proofRateEnclosed(rate: ExactDecimal) -> Message {
        Message(area, 43, [.rate(rate)])
    }
    /// `At {$rate :rate} per period, all amounts with interest add up to exactly zero.`
    @inline(never) static func proofRateExact(rate: ExactDecimal) -> Message {
        Message(area, 44, [.rate(rate)])
    }
    /// `u^(periods a year) − 1`
    static var stepEffectiveRateFormula: Message { Message(area, 45) }
    /// `(1 + {$rate :rate})^{$periods :integer} − 1`
    @inline(never) static func stepEffectiveRateNumbers(
        rate: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 46, [.rate(rate), .count(periods)])
    }
    /// `Rounded (halves up) to 10 decimals.`
    static var stepEffectiveRateRounding: Message { Message(area, 47) }
    /// `The effective annual rate`
    static var stepEffectiveRateTitle: Message { Message(area, 48) }
    /// `−(amount today × u^n + payment × u × (u^n − 1) ÷ (u − 1))`
    static var stepFutureValueFormulaBegin: Message { Message(area, 49) }
    /// `−(amount today × u^n + payment × (u^n − 1) ÷ (u − 1))`
    static var stepFutureValueFormulaEnd: Message { Message(area, 50) }
    /// `The amount at the end`
    static var stepFutureValueTitle: Message { Message(area, 51) }
    /// `{$number :number}…`
    @inline(never) static func stepGrowthCut(number: ExactDecimal) -> Message {
        Message(area, 52, [.number(number)])
    }
    /// `u = e^(rate ÷ periods a year)`
    static var stepGrowthFormulaContinuous: Message { Message(area, 53) }
    /// `u = 1 + rate ÷ periods a year`
    static var stepGrowthFormulaPeriod: Message { Message(area, 54) }
    /// `u = (1 + rate ÷ compoundings a year)^(compoundings ÷ periods a year)`
    static var stepGrowthFormulaTimesAYear: Message { Message(area, 55) }
    /// `e^({$rate :rate} ÷ {$periods :integer})`
    @inline(never) static func stepGrowthNumbersContinuous(
        rate: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 56, [.rate(rate), .count(periods)])
    }
    /// `1 + {$rate :rate} ÷ {$periods :integer}`
    @inline(never) static func stepGrowthNumbersPeriod(
        rate: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 57, [.rate(rate), .count(periods)])
    }
    /// `(1 + {$rate :rate} ÷ {$times :integer})^({$times :integer} ÷ {$periods :integer})`
    @inline(never) static func stepGrowthNumbersTimesAYear(
        rate: ExactDecimal, times: Int, periods: Int
    ) -> Message {
        Message(area, 58, [.rate(rate), .count(times), .count(periods)])
    }
    ///     The decimals shown are cut off, not rounded. Computed with at least 57 decimals and an
    ///     error bound.
    static var stepGrowthRounding: Message { Message(area, 59) }
    /// `Growth in one period`
    static var stepGrowthTitle: Message { Message(area, 60) }
    /// `period {$period :integer}`
    @inline(never) static func stepInPeriodsOne(period: Int) -> Message {
        Message(area, 61, [.count(period)])
    }
    /// `periods {$first :integer} to {$last :integer}`
    @inline(never) static func stepInPeriodsSeveral(first: Int, last: Int) -> Message {
        Message(area, 62, [.count(first), .count(last)])
    }
    /// `payments in these periods − principal`
    static var stepInterestInPeriodsFormula: Message { Message(area, 63) }
    /// `Interest in these periods`
    static var stepInterestInPeriodsTitle: Message { Message(area, 64) }
    /// `n = {$n :integer}, amount today {$today :money}, payment {$payment :money}`
    @inline(never) static func stepKnownFutureValue(
        n: Int, today: Int64, payment: Int64
    ) -> Message {
        Message(area, 65, [.count(n), .money(today), .money(payment)])
    }
    /// `n = {$n :integer}, amount today {$today :money}, amount at the end {$end :money}`
    @inline(never) static func stepKnownPayment(n: Int, today: Int64, end: Int64) -> Message {
        Message(area, 66, [.count(n), .money(today), .money(end)])
    }
    /// `amount today {$today :money}, payment {$payment :money}, amount at the end {$end :money}`
    @inline(never) static func stepKnownPeriods(
        today: Int64, payment: Int64, end: Int64
    ) -> Message {
        Message(area, 67, [.money(today), .money(payment), .money(end)])
    }
    /// `n = {$n :integer}, payment {$payment :money}, amount at the end {$end :money}`
    @inline(never) static func stepKnownPresentValue(
        n: Int, payment: Int64, end: Int64
    ) -> Message {
        Message(area, 68, [.count(n), .money(payment), .money(end)])
    }
    ///     n = {$n :integer}, amount today {$today :money}, payment {$payment :money}, amount at
    ///     the end {$end :money}
    @inline(never) static func stepKnownRate(
        n: Int, today: Int64, payment: Int64, end: Int64
    ) -> Message {
        Message(area, 69, [.count(n), .money(today), .money(payment), .money(end)])
    }
    /// `amount today + payment × n + amount at the end`
    static var stepNetFormula: Message { Message(area, 70) }
    /// `Computed from the values before rounding, and rounded (halves up) once.`
    static var stepNetRounding: Message { Message(area, 71) }
    /// `Received minus paid`
    static var stepNetTitle: Message { Message(area, 72) }
    /// `−(amount today × u^n + amount at the end) × (u − 1) ÷ (u × (u^n − 1))`
    static var stepPaymentFormulaBegin: Message { Message(area, 73) }
    /// `−(amount today × u^n + amount at the end) × (u − 1) ÷ (u^n − 1)`
    static var stepPaymentFormulaEnd: Message { Message(area, 74) }
    /// `The payment`
    static var stepPaymentTitle: Message { Message(area, 75) }
    /// `payment × n`
    static var stepPaymentsFormula: Message { Message(area, 76) }
    /// `Computed from the payment before rounding, and rounded (halves up) once.`
    static var stepPaymentsRounding: Message { Message(area, 77) }
    /// `Total of payments`
    static var stepPaymentsTitle: Message { Message(area, 78) }
    ///     the u at which amount today × u^n + payment × u × (u^n − 1) ÷ (u − 1) + amount at the
    ///     end = 0; the rate is u − 1
    static var stepPeriodicRateFormulaBegin: Message { Message(area, 79) }
    ///     the u at which amount today × u^n + payment × (u^n − 1) ÷ (u − 1) + amount at the end =
    ///     0; the rate is u − 1
    static var stepPeriodicRateFormulaEnd: Message { Message(area, 80) }
    ///     A proven change of sign encloses the rate within 10⁻³⁰. It is rounded (halves up) to 20
    ///     decimals.
    static var stepPeriodicRateRounding: Message { Message(area, 81) }
    /// `The rate per period`
    static var stepPeriodicRateTitle: Message { Message(area, 82) }
    ///     n = ln((u × payment − amount at the end × (u − 1)) ÷ (u × payment + amount today × (u −
    ///     1))) ÷ ln u
    static var stepPeriodsFormulaBegin: Message { Message(area, 83) }
    ///     n = ln((payment − amount at the end × (u − 1)) ÷ (payment + amount today × (u − 1))) ÷
    ///     ln u
    static var stepPeriodsFormulaEnd: Message { Message(area, 84) }
    /// `n = −(amount today + amount at the end) ÷ payment`
    static var stepPeriodsFormulaRateOfZero: Message { Message(area, 85) }
    /// `Rounded (halves up) to 20 decimals. The figure is rounded to 4 decimals.`
    static var stepPeriodsRounding: Message { Message(area, 86) }
    /// `The number of periods`
    static var stepPeriodsTitle: Message { Message(area, 87) }
    /// `−(amount at the end + payment × u × (u^n − 1) ÷ (u − 1)) ÷ u^n`
    static var stepPresentValueFormulaBegin: Message { Message(area, 88) }
    /// `−(amount at the end + payment × (u^n − 1) ÷ (u − 1)) ÷ u^n`
    static var stepPresentValueFormulaEnd: Message { Message(area, 89) }
    /// `The amount today`
    static var stepPresentValueTitle: Message { Message(area, 90) }
    /// `balance after the last of these periods − balance before the first`
    static var stepPrincipalInPeriodsFormula: Message { Message(area, 91) }
    /// `Principal in these periods`
    static var stepPrincipalInPeriodsTitle: Message { Message(area, 92) }
    /// `ln u × periods a year`
    static var stepRateFormulaContinuous: Message { Message(area, 93) }
    /// `(u − 1) × periods a year`
    static var stepRateFormulaPeriod: Message { Message(area, 94) }
    /// `compoundings × (u^(periods a year ÷ compoundings) − 1)`
    static var stepRateFormulaTimesAYear: Message { Message(area, 95) }
    /// `u = 1 + {$rate :rate}`
    @inline(never) static func stepRateNumbers(rate: ExactDecimal) -> Message {
        Message(area, 96, [.rate(rate)])
    }
    /// `Rounded (halves up) to 16 decimals.`
    static var stepRateRounding: Message { Message(area, 97) }
    /// `The yearly rate`
    static var stepRateTitle: Message { Message(area, 98) }
    /// `The exact value is rounded (halves up) once.`
    static var stepRounding: Message { Message(area, 99) }
    ///     The exact value is rounded (halves up) once. At a rate of zero, n replaces (u^n − 1) ÷
    ///     (u − 1).
    static var stepRoundingRateOfZero: Message { Message(area, 100) }
    /// `The equation of the time value of money, as in OASIS OpenFormula 1.2, 6.12 (PV)`
    static var stepSource: Message { Message(area, 101) }
    /// `n rounded up`
    static var stepWholePeriodsFormula: Message { Message(area, 102) }
    /// `Whole periods`
    static var stepWholePeriodsTitle: Message { Message(area, 103) }
    ///     Amounts in {$currency :string}. What you receive is above zero, and what you pay is
    ///     below zero. The last column is what you would receive or pay to settle after the period.
    ///     It is exact and rounded (halves up), and the interest makes each row add up.
    @inline(never) static func tableGrowthCaption(currency: String) -> Message {
        Message(area, 104, [.text(currency)])
    }
    /// `Interest`
    static var tableGrowthColumnInterest: Message { Message(area, 105) }
    /// `Payment`
    static var tableGrowthColumnPayment: Message { Message(area, 106) }
    /// `Period`
    static var tableGrowthColumnPeriod: Message { Message(area, 107) }
    /// `To settle`
    static var tableGrowthColumnWorth: Message { Message(area, 108) }
    /// `Period by period`
    static var tableGrowthTitle: Message { Message(area, 109) }
    /// `With interest, these amounts add up to zero at more than one rate.`
    static var tableRatesCaption: Message { Message(area, 110) }
    /// `Rate per period`
    static var tableRatesColumnPeriodicRate: Message { Message(area, 111) }
    /// `Yearly rate`
    static var tableRatesColumnRate: Message { Message(area, 112) }
    /// `Every rate that fits`
    static var tableRatesTitle: Message { Message(area, 113) }
    /// `The answers with more decimals, so that you can check them with other programs.`
    static var tableUnroundedCaption: Message { Message(area, 114) }
    /// `Figure`
    static var tableUnroundedColumnFigure: Message { Message(area, 115) }
    /// `Value`
    static var tableUnroundedColumnValue: Message { Message(area, 116) }
    /// `Before rounding`
    static var tableUnroundedTitle: Message { Message(area, 117) }
}
