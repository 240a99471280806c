// scripts/messages makes this file of messages/en/apr.mf2.

/// The messages of the area apr, with the values that they take.
enum APRWords {
    static var area: MessageArea { MessageArea(11, digest: 0x7A47_2AA6) }
    enum Unit: String, Sendable {
        case days
        case weeks
        case semimonth
        case year
        case other
    }
    enum Credit: String, Sendable {
        case before
        case since
        case other
    }
    /// `This credit costs {$cost :money}. As a yearly rate, that is an APRC of {$rate :rate}.`
    @inline(never) static func answerEu(cost: Int64, rate: ExactDecimal) -> Message {
        Message(area, 0, [.money(cost), .rate(rate)])
    }
    ///     This credit costs nothing: you pay back no more than you get. The yearly rate is {$rate
    ///     :rate}.
    @inline(never) static func answerNone(rate: ExactDecimal) -> Message {
        Message(area, 1, [.rate(rate)])
    }
    /// `This credit costs {$cost :money}. As a yearly rate, that is an APR of {$rate :rate}.`
    @inline(never) static func answerUs(cost: Int64, rate: ExactDecimal) -> Message {
        Message(area, 2, [.money(cost), .rate(rate)])
    }
    /// `Payments of {$paid :money} are worth {$worth :money} at the start`
    @inline(never) static func chartWorthFinding(paid: Int64, worth: Int64) -> Message {
        Message(area, 3, [.money(paid), .money(worth)])
    }
    /// `Cost of the credit`
    static var chartWorthSeriesCost: Message { Message(area, 4) }
    /// `Value at the start`
    static var chartWorthSeriesWorth: Message { Message(area, 5) }
    /// `APRC, to one decimal`
    static var figureAprRoundedEu: Message { Message(area, 6) }
    /// `APR, to two decimals`
    static var figureAprRoundedUs: Message { Message(area, 7) }
    /// `APRC, as computed`
    static var figureAprEu: Message { Message(area, 8) }
    /// `APR, as computed`
    static var figureAprUs: Message { Message(area, 9) }
    /// `Total cost of the credit`
    static var figureFinanceChargeEu: Message { Message(area, 10) }
    /// `Finance charge`
    static var figureFinanceChargeUs: Message { Message(area, 11) }
    /// `Number of payments`
    static var figureNumberOfPayments: Message { Message(area, 12) }
    /// `Total amount of credit`
    static var figureTotalAdvancesEu: Message { Message(area, 13) }
    /// `Amount financed`
    static var figureTotalAdvancesUs: Message { Message(area, 14) }
    /// `Total amount payable`
    static var figureTotalPaymentsEu: Message { Message(area, 15) }
    /// `Total of payments`
    static var figureTotalPaymentsUs: Message { Message(area, 16) }
    /// `Advances`
    static var inputAdvances: Message { Message(area, 17) }
    /// `What you get, and when.`
    static var inputAdvancesHelp: Message { Message(area, 18) }
    /// `Amount`
    static var inputFlowAmount: Message { Message(area, 19) }
    /// `At`
    static var inputFlowAt: Message { Message(area, 20) }
    /// `How many`
    static var inputFlowCount: Message { Message(area, 21) }
    /// `Date`
    static var inputFlowDate: Message { Message(area, 22) }
    /// `Day of the month`
    static var inputFlowDueDay: Message { Message(area, 23) }
    /// `Every`
    static var inputFlowEvery: Message { Message(area, 24) }
    /// `Fraction of a period`
    static var inputFlowFraction: Message { Message(area, 25) }
    /// `Law`
    static var inputMethod: Message { Message(area, 26) }
    /// `The law that says how the rate is computed.`
    static var inputMethodHelp: Message { Message(area, 27) }
    /// `Odd days belong to`
    static var inputOddDays: Message { Message(area, 28) }
    /// `Payments`
    static var inputPayments: Message { Message(area, 29) }
    /// `What you pay back, and when.`
    static var inputPaymentsHelp: Message { Message(area, 30) }
    /// `Period`
    static var inputUnitPeriod: Message { Message(area, 31) }
    /// `Periods a year`
    static var inputUnitPeriodsPerYear: Message { Message(area, 32) }
    ///     The European Union’s rate includes compounding: 1% a month is 12.7% a year, not 12% as
    ///     under US law.
    static var noteCompounds: Message { Message(area, 33) }
    ///     The money changes direction {$changes :integer} times, so more than one rate may solve
    ///     the equation. The program tried rates up to {$highest :rate} and found only this one.
    @inline(never) static func noteRatesOne(changes: Int, highest: ExactDecimal) -> Message {
        Message(area, 34, [.count(changes), .rate(highest)])
    }
    ///     The money changes direction {$changes :integer} times, so more than one rate may solve
    ///     the equation. The program found these rates and uses the lowest: {$rates :list
    ///     style=comma}.
    @inline(never) static func noteRatesSeveral(changes: Int, rates: [Quantity]) -> Message {
        Message(area, 35, [.count(changes), .list(rates)])
    }
    ///     Regulation Z (12 CFR 1026.22(a)) counts an APR as accurate if it is within 1/4 of one
    ///     percentage point of this one. Two decimals are usual.
    static var noteToleranceIrregular: Message { Message(area, 36) }
    ///     Regulation Z (12 CFR 1026.22(a)) counts an APR as accurate if it is within 1/8 of one
    ///     percentage point of this one. Two decimals are usual.
    static var noteToleranceRegular: Message { Message(area, 37) }
    ///     .input {$unit :one-of}
    ///     .input {$count :integer}
    ///     .match $unit $count
    ///     days one {{day}}
    ///     days * {{{$count} days}}
    ///     weeks one {{week}}
    ///     weeks * {{{$count} weeks}}
    ///     semimonth * {{half a month}}
    ///     year * {{year}}
    ///     * one {{month}}
    ///     * * {{{$count} months}}
    @inline(never) static func period(unit: Unit, count: Int) -> Message {
        Message(area, 38, [.text(unit.rawValue), .count(count)])
    }
    ///     Half a unit of the fourteenth decimal below the rate, the payments are worth the same as
    ///     the advances or more. Half a unit above the rate, they are worth less.
    static var proofRoundingFalling: Message { Message(area, 39) }
    ///     Half a unit of the fourteenth decimal below the rate, the payments are worth the same as
    ///     the advances or less. Half a unit above the rate, they are worth more.
    static var proofRoundingRising: Message { Message(area, 40) }
    ///     At the computed rate, the advances are worth {$advances :money} at the start, and the
    ///     payments are worth {$payments :money}.
    @inline(never) static func proofSides(advances: Int64, payments: Int64) -> Message {
        Message(area, 41, [.money(advances), .money(payments)])
    }
    /// `the sum of all advances`
    static var stepAdvancesFormula: Message { Message(area, 42) }
    /// `The total amount of credit`
    static var stepAdvancesTitleEu: Message { Message(area, 43) }
    /// `The amount financed`
    static var stepAdvancesTitleUs: Message { Message(area, 44) }
    /// `{$amounts :list style=plus}`
    @inline(never) static func stepAmounts(amounts: [Quantity]) -> Message {
        Message(area, 45, [.list(amounts)])
    }
    /// `{$count :integer} × {$amount :money}`
    @inline(never) static func stepAmountsRun(count: Int, amount: Int64) -> Message {
        Message(area, 46, [.count(count), .money(amount)])
    }
    /// `payments − advances`
    static var stepChargeFormula: Message { Message(area, 47) }
    /// `The total cost of the credit`
    static var stepChargeTitleEu: Message { Message(area, 48) }
    /// `The finance charge`
    static var stepChargeTitleUs: Message { Message(area, 49) }
    ///     .input {$credit :one-of}
    ///     .match $credit
    ///     before {{Directive 2008/48/EC, annex I}}
    ///     since {{Directive (EU) 2023/2225, annex III}}
    ///     * {{Directive (EU) 2023/2225, annex III (for credit agreed before November 20, 2026:
    ///     Directive 2008/48/EC, annex I)}}
    @inline(never) static func stepDirective(credit: Credit) -> Message {
        Message(area, 50, [.text(credit.rawValue)])
    }
    /// `{$advances :money} = {$payments :money}`
    @inline(never) static func stepEquationAnswer(advances: Int64, payments: Int64) -> Message {
        Message(area, 51, [.money(advances), .money(payments)])
    }
    /// `Σ advance × (1 + X)^−t = Σ payment × (1 + X)^−t, where t is in years`
    static var stepEquationFormulaEu: Message { Message(area, 52) }
    ///     Σ advance ÷ ((1 + f × i) × (1 + i)^t) = Σ payment ÷ ((1 + f × i) × (1 + i)^t), where t
    ///     is whole periods and f is a fraction of one
    static var stepEquationFormulaUs: Message { Message(area, 53) }
    /// `{$advances :list style=plus} = {$payments :list style=plus}`
    @inline(never) static func stepEquationNumbers(
        advances: [Quantity], payments: [Quantity]
    ) -> Message {
        Message(area, 54, [.list(advances), .list(payments)])
    }
    /// `{$amount :money} ÷ (1 + {$fraction :digits} × i) ÷ (1 + i)^{$periods :digits}`
    @inline(never) static func stepEquationNumbersBoth(
        amount: Int64, fraction: String, periods: String
    ) -> Message {
        Message(area, 55, [.money(amount), .text(fraction), .text(periods)])
    }
    /// `{$amount :money} ÷ (1 + {$fraction :digits} × i)`
    @inline(never) static func stepEquationNumbersFraction(
        amount: Int64, fraction: String
    ) -> Message {
        Message(area, 56, [.money(amount), .text(fraction)])
    }
    /// `{$amount :money} ÷ (1 + i)^{$periods :digits}`
    @inline(never) static func stepEquationNumbersWhole(amount: Int64, periods: String) -> Message {
        Message(area, 57, [.money(amount), .text(periods)])
    }
    /// `{$amount :money} × (1 + X)^−({$years :digits})`
    @inline(never) static func stepEquationNumbersYears(amount: Int64, years: String) -> Message {
        Message(area, 58, [.money(amount), .text(years)])
    }
    /// `Computed at the rate below. Each side is rounded (halves up) once.`
    static var stepEquationRounding: Message { Message(area, 59) }
    /// `{$directive :words}, part I`
    @inline(never) static func stepEquationSourceEu(directive: Message) -> Message {
        Message(area, 60, [.words(directive)])
    }
    /// `Regulation Z, 12 CFR 1026, appendix J, (b)(8)`
    static var stepEquationSourceUs: Message { Message(area, 61) }
    /// `The equation`
    static var stepEquationTitle: Message { Message(area, 62) }
    /// `…`
    static var stepMore: Message { Message(area, 63) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$total :money} in {$count} payment}}
    ///     * {{{$total :money} in {$count} payments}}
    @inline(never) static func stepPaymentsAnswer(total: Int64, count: Int) -> Message {
        Message(area, 64, [.money(total), .count(count)])
    }
    /// `the sum of all payments, and how many there are`
    static var stepPaymentsFormula: Message { Message(area, 65) }
    /// `The payments`
    static var stepPaymentsTitle: Message { Message(area, 66) }
    /// `{$number :number}…`
    @inline(never) static func stepRateCut(number: ExactDecimal) -> Message {
        Message(area, 67, [.number(number)])
    }
    /// `X, the rate at which the two sides are equal`
    static var stepRateFormulaEu: Message { Message(area, 68) }
    /// `i (the rate per period) × periods a year`
    static var stepRateFormulaUs: Message { Message(area, 69) }
    /// `{$rate :value}% × {$times :digits}`
    @inline(never) static func stepRateNumbers(rate: Quantity, times: String) -> Message {
        Message(area, 70, [rate, .text(times)])
    }
    /// `i × {$times :digits}`
    @inline(never) static func stepRateNumbersLarge(times: String) -> Message {
        Message(area, 71, [.text(times)])
    }
    ///     Rounded (halves up) to 14 decimals (12 decimals of the percentage). The program compared
    ///     both sides half a unit of the last decimal below and above the rate, with an error
    ///     bound.
    static var stepRateRounding: Message { Message(area, 72) }
    /// `{$directive :words}, part I`
    @inline(never) static func stepRateSourceEu(directive: Message) -> Message {
        Message(area, 73, [.words(directive)])
    }
    ///     Regulation Z, 12 CFR 1026, appendix J, (b)(9): solved by trial and error, here to 14
    ///     decimals
    static var stepRateSourceUs: Message { Message(area, 74) }
    /// `The annual percentage rate of charge`
    static var stepRateTitleEu: Message { Message(area, 75) }
    /// `The APR`
    static var stepRateTitleUs: Message { Message(area, 76) }
    /// `the rate as computed, rounded (halves up)`
    static var stepRoundedFormula: Message { Message(area, 77) }
    /// `One decimal. It goes up by one if the next digit is 5 or more.`
    static var stepRoundedRoundingEu: Message { Message(area, 78) }
    /// `Two decimals are usual. The law asks for 1/8 of one percentage point.`
    static var stepRoundedRoundingUs: Message { Message(area, 79) }
    /// `{$directive :words}, part I, remark (d)`
    @inline(never) static func stepRoundedSourceEu(directive: Message) -> Message {
        Message(area, 80, [.words(directive)])
    }
    /// `Regulation Z, 12 CFR 1026.14(a) and 1026.22(a)`
    static var stepRoundedSourceUs: Message { Message(area, 81) }
    /// `The rate to one decimal`
    static var stepRoundedTitleEu: Message { Message(area, 82) }
    /// `The APR to two decimals`
    static var stepRoundedTitleUs: Message { Message(area, 83) }
    ///     .input {$time :digits}
    ///     .match $time
    ///     1 {{{$time} year}}
    ///     * {{{$time} years}}
    @inline(never) static func stepTimesAnswerEu(time: String) -> Message {
        Message(area, 84, [.text(time)])
    }
    ///     .input {$times :digits}
    ///     .match $times
    ///     1 {{{$times} period a year}}
    ///     * {{{$times} periods a year}}
    @inline(never) static func stepTimesAnswerUs(times: String) -> Message {
        Message(area, 85, [.text(times)])
    }
    ///     whole units of {$unit :words}, counted back from the later date, and the days left over
    ///     ÷ the days in their calendar year
    @inline(never) static func stepTimesFormulaEuCalendarYear(unit: Message) -> Message {
        Message(area, 86, [.words(unit)])
    }
    ///     whole units of {$unit :words}, counted back from the later date, and the days left over
    ///     ÷ the days in the year that ends where the whole units begin
    @inline(never) static func stepTimesFormulaEuYearBefore(unit: Message) -> Message {
        Message(area, 87, [.words(unit)])
    }
    ///     whole periods of {$unit :words}, counted back from the later date, and a fraction for
    ///     the days left over
    @inline(never) static func stepTimesFormulaUs(unit: Message) -> Message {
        Message(area, 88, [.words(unit)])
    }
    /// `from {$start :date} to the payment on {$date :date}`
    @inline(never) static func stepTimesNumbersEu(start: CivilDate, date: CivilDate) -> Message {
        Message(area, 89, [.date(start), .date(date)])
    }
    /// `from {$start :date} to the payment on {$date :date}: {$time :digits}`
    @inline(never) static func stepTimesNumbersUs(
        start: CivilDate, date: CivilDate, time: String
    ) -> Message {
        Message(area, 90, [.date(start), .date(date), .text(time)])
    }
    /// `{$directive :words}, remark (c)`
    @inline(never) static func stepTimesSourceEu(directive: Message) -> Message {
        Message(area, 91, [.words(directive)])
    }
    /// `Regulation Z, 12 CFR 1026, appendix J, (b)(3) to (5)`
    static var stepTimesSourceUs: Message { Message(area, 92) }
    /// `Times in years`
    static var stepTimesTitleEu: Message { Message(area, 93) }
    /// `Times in periods`
    static var stepTimesTitleUs: Message { Message(area, 94) }
    /// `Each rate makes both sides equal. The figures use the lowest.`
    static var tableRatesCaption: Message { Message(area, 95) }
    /// `Number`
    static var tableRatesColumnNumber: Message { Message(area, 96) }
    /// `Rate`
    static var tableRatesColumnRate: Message { Message(area, 97) }
    /// `All rates found`
    static var tableRatesTitle: Message { Message(area, 98) }
    ///     Amounts in {$currency :string}. The value of each side at the start is the exact sum,
    ///     rounded (halves up).
    @inline(never) static func tableSidesCaption(currency: String) -> Message {
        Message(area, 99, [.text(currency)])
    }
    /// `Advances`
    static var tableSidesCellAdvances: Message { Message(area, 100) }
    /// `Payments`
    static var tableSidesCellPayments: Message { Message(area, 101) }
    /// `Number`
    static var tableSidesColumnCount: Message { Message(area, 102) }
    /// `Side`
    static var tableSidesColumnSide: Message { Message(area, 103) }
    /// `Total`
    static var tableSidesColumnTotal: Message { Message(area, 104) }
    /// `Value at the start`
    static var tableSidesColumnWorth: Message { Message(area, 105) }
    /// `Both sides of the equation`
    static var tableSidesTitle: Message { Message(area, 106) }
    ///     Amounts in {$currency :string}. Times are years from the first advance. Each value at
    ///     the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionEu(currency: String) -> Message {
        Message(area, 107, [.text(currency)])
    }
    ///     Amounts in {$currency :string}. Times are whole periods and a fraction of one. Each
    ///     value at the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionUs(currency: String) -> Message {
        Message(area, 108, [.text(currency)])
    }
    ///     Amounts in {$currency :string}. Times are whole periods of {$unit :words} and a fraction
    ///     of one. Each value at the start is computed at the rate found, and rounded (halves up).
    @inline(never) static func tableTermsCaptionUsDated(
        currency: String, unit: Message
    ) -> Message {
        Message(area, 109, [.text(currency), .words(unit)])
    }
    /// `Advance`
    static var tableTermsColumnAdvance: Message { Message(area, 110) }
    /// `Value of advance`
    static var tableTermsColumnAdvanceWorth: Message { Message(area, 111) }
    /// `Date`
    static var tableTermsColumnDate: Message { Message(area, 112) }
    /// `Number`
    static var tableTermsColumnNumber: Message { Message(area, 113) }
    /// `Payment`
    static var tableTermsColumnPayment: Message { Message(area, 114) }
    /// `Value of payment`
    static var tableTermsColumnPaymentWorth: Message { Message(area, 115) }
    /// `Time`
    static var tableTermsColumnTime: Message { Message(area, 116) }
    /// `Year {$year :integer}`
    @inline(never) static func tableTermsGroup(year: Int) -> Message {
        Message(area, 117, [.count(year)])
    }
    /// `Every amount and its time`
    static var tableTermsTitle: Message { Message(area, 118) }
    ///     .input {$unit :one-of}
    ///     .input {$count :integer}
    ///     .match $unit $count
    ///     days one {{one day}}
    ///     days * {{{$count} days}}
    ///     weeks one {{one week}}
    ///     weeks * {{{$count} weeks}}
    ///     semimonth * {{half a month}}
    ///     year * {{one year}}
    ///     * one {{one month}}
    ///     * * {{{$count} months}}
    @inline(never) static func unitPeriod(unit: Unit, count: Int) -> Message {
        Message(area, 119, [.text(unit.rawValue), .count(count)])
    }
}
