// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `the sum of all advances`
    static var stepAdvancesFormula: Message { Message(area, 46) }
    /// `The total amount of credit`
    static var stepAdvancesTitleEu: Message { Message(area, 47) }
    /// `The amount financed`
    static var stepAdvancesTitleUs: Message { Message(area, 48) }
    /// `{$amounts :list style=plus}`
    @inline(never) static func stepAmounts(amounts: [Quantity]) -> Message {
        Message(area, 49, [.list(amounts)])
    }
    /// `{$count :integer} × {$amount :money}`
    @inline(never) static func stepAmountsRun(count: Int, amount: Int64) -> Message {
        Message(area, 50, [.count(count), .money(amount)])
    }
    /// `payments − advances`
    static var stepChargeFormula: Message { Message(area, 51) }
    /// `The total cost of the credit`
    static var stepChargeTitleEu: Message { Message(area, 52) }
    /// `The finance charge`
    static var stepChargeTitleUs: Message { Message(area, 53) }
    ///     .input {$credit :one-of}
    ///     .match $credit
    ///     before {{Directive 2008/48/EC, annex I}}
    ///     since {{Directive (EU) 2023/2225, annex III}}
    ///     * {{Directive (EU) 2023/2225, annex III (for credit agreed before November 20, 2026:
    ///     Directive 2008/48/EC, annex I)}}
    @inline(never) static func stepDirective(credit: Credit) -> Message {
        Message(area, 54, [.text(credit.rawValue)])
    }
    /// `{$advances :money} = {$payments :money}`
    @inline(never) static func stepEquationAnswer(advances: Int64, payments: Int64) -> Message {
        Message(area, 55, [.money(advances), .money(payments)])
    }
    /// `Σ advance × (1 + X)^−t = Σ payment × (1 + X)^−t, where t is in years`
    static var stepEquationFormulaEu: Message { Message(area, 56) }
    ///     Σ advance ÷ ((1 + f × i) × (1 + i)^t) = Σ payment ÷ ((1 + f × i) × (1 + i)^t), where t
    ///     is whole periods and f is a fraction of one
    static var stepEquationFormulaUs: Message { Message(area, 57) }
    /// `{$advances :list style=plus} = {$payments :list style=plus}`
    @inline(never) static func stepEquationNumbers(
        advances: [Quantity], payments: [Quantity]
    ) -> Message {
        Message(area, 58, [.list(advances), .list(payments)])
    }
    /// `{$amount :money} ÷ (1 + {$fraction :digits} × i) ÷ (1 + i)^{$periods :digits}`
    @inline(never) static func stepEquationNumbersBoth(
        amount: Int64, fraction: String, periods: String
    ) -> Message {
        Message(area, 59, [.money(amount), .text(fraction), .text(periods)])
    }
    /// `{$amount :money} ÷ (1 + {$fraction :digits} × i)`
    @inline(never) static func stepEquationNumbersFraction(
        amount: Int64, fraction: String
    ) -> Message {
        Message(area, 60, [.money(amount), .text(fraction)])
    }
    /// `{$amount :money} ÷ (1 + i)^{$periods :digits}`
    @inline(never) static func stepEquationNumbersWhole(amount: Int64, periods: String) -> Message {
        Message(area, 61, [.money(amount), .text(periods)])
    }
    /// `{$amount :money} × (1 + X)^−({$years :digits})`
    @inline(never) static func stepEquationNumbersYears(amount: Int64, years: String) -> Message {
        Message(area, 62, [.money(amount), .text(years)])
    }
    /// `Computed at the rate below. Each side is rounded (halves up) once.`
    static var stepEquationRounding: Message { Message(area, 63) }
    /// `{$directive :words}, part I`
    @inline(never) static func stepEquationSourceEu(directive: Message) -> Message {
        Message(area, 64, [.words(directive)])
    }
    /// `Regulation Z, 12 CFR 1026, appendix J, (b)(8)`
    static var stepEquationSourceUs: Message { Message(area, 65) }
    /// `The equation`
    static var stepEquationTitle: Message { Message(area, 66) }
    /// `…`
    static var stepMore: Message { Message(area, 67) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$total :money} in {$count} payment}}
    ///     * {{{$total :money} in {$count} payments}}
    @inline(never) static func stepPaymentsAnswer(total: Int64, count: Int) -> Message {
        Message(area, 68, [.money(total), .count(count)])
    }
    /// `the sum of all payments, and how many there are`
    static var stepPaymentsFormula: Message { Message(area, 69) }
    /// `The payments`
    static var stepPaymentsTitle: Message { Message(area, 70) }
    /// `{$number :number}…`
    @inline(never) static func stepRateCut(number: ExactDecimal) -> Message {
        Message(area, 71, [.number(number)])
    }
    /// `X, the rate at which the two sides are equal`
    static var stepRateFormulaEu: Message { Message(area, 72) }
    /// `i (the rate per period) × periods a year`
    static var stepRateFormulaUs: Message { Message(area, 73) }
    /// `{$rate :value}% × {$times :digits}`
    @inline(never) static func stepRateNumbers(rate: Quantity, times: String) -> Message {
        Message(area, 74, [rate, .text(times)])
    }
    /// `i × {$times :digits}`
    @inline(never) static func stepRateNumbersLarge(times: String) -> Message {
        Message(area, 75, [.text(times)])
    }
    ///     Rounded (halves up) to 14 decimals (12 decimals of the percentage). The program compared
    ///     both sides half a unit of the last decimal below and above the rate, with an error
    ///     bound.
    static var stepRateRounding: Message { Message(area, 76) }
    /// `{$directive :words}, part I`
    @inline(never) static func stepRateSourceEu(directive: Message) -> Message {
        Message(area, 77, [.words(directive)])
    }
    ///     Regulation Z, 12 CFR 1026, appendix J, (b)(9): solved by trial and error, here to 14
    ///     decimals
    static var stepRateSourceUs: Message { Message(area, 78) }
    /// `The annual percentage rate of charge`
    static var stepRateTitleEu: Message { Message(area, 79) }
    /// `The APR`
    static var stepRateTitleUs: Message { Message(area, 80) }
    /// `the rate as computed, rounded (halves up)`
    static var stepRoundedFormula: Message { Message(area, 81) }
    /// `One decimal. It goes up by one if the next digit is 5 or more.`
    static var stepRoundedRoundingEu: Message { Message(area, 82) }
    /// `Two decimals are usual. The law asks for 1/8 of one percentage point.`
    static var stepRoundedRoundingUs: Message { Message(area, 83) }
    /// `{$directive :words}, part I, remark (d)`
    @inline(never) static func stepRoundedSourceEu(directive: Message) -> Message {
        Message(area, 84, [.words(directive)])
    }
    /// `Regulation Z, 12 CFR 1026.14(a) and 1026.22(a)`
    static var stepRoundedSourceUs: Message { Message(area, 85) }
    /// `The rate to one decimal`
    static var stepRoundedTitleEu: Message { Message(area, 86) }
    /// `The APR to two decimals`
    static var stepRoundedTitleUs: Message { Message(area, 87) }
    ///     .input {$time :digits}
    ///     .match $time
    ///     1 {{{$time} year}}
    ///     * {{{$time} years}}
    @inline(never) static func stepTimesAnswerEu(time: String) -> Message {
        Message(area, 88, [.text(time)])
    }
    ///     .input {$times :digits}
    ///     .match $times
    ///     1 {{{$times} period a year}}
    ///     * {{{$times} periods a year}}
    @inline(never) static func stepTimesAnswerUs(times: String) -> Message {
        Message(area, 89, [.text(times)])
    }
    ///     whole units of {$unit :words}, counted back from the later date, and the days left over
    ///     ÷ the days in their calendar year
    @inline(never) static func stepTimesFormulaEuCalendarYear(unit: Message) -> Message {
        Message(area, 90, [.words(unit)])
    }
    ///     whole units of {$unit :words}, counted back from the later date, and the days left over
    ///     ÷ the days in the year that ends where the whole units begin
    @inline(never) static func stepTimesFormulaEuYearBefore(unit: Message) -> Message {
        Message(area, 91, [.words(unit)])
    }
    ///     whole periods of {$unit :words}, counted back from the later date, and a fraction for
    ///     the days left over
    @inline(never) static func stepTimesFormulaUs(unit: Message) -> Message {
        Message(area, 92, [.words(unit)])
    }
    /// `from {$start :date} to the payment on {$date :date}`
    @inline(never) static func stepTimesNumbersEu(start: CivilDate, date: CivilDate) -> Message {
        Message(area, 93, [.date(start), .date(date)])
    }
    /// `from {$start :date} to the payment on {$date :date}: {$time :digits}`
    @inline(never) static func stepTimesNumbersUs(
        start: CivilDate, date: CivilDate, time: String
    ) -> Message {
        Message(area, 94, [.date(start), .date(date), .text(time)])
    }
    /// `{$directive :words}, remark (c)`
    @inline(never) static func stepTimesSourceEu(directive: Message) -> Message {
        Message(area, 95, [.words(directive)])
    }
    /// `Regulation Z, 12 CFR 1026, appendix J, (b)(3) to (5)`
    static var stepTimesSourceUs: Message { Message(area, 96) }
    /// `Times in years`
    static var stepTimesTitleEu: Message { Message(area, 97) }
    /// `Times in periods`
    static var stepTimesTitleUs: Message { Message(area, 98) }
}
