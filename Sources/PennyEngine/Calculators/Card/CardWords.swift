// scripts/messages makes this file of messages/en/card.mf2.

/// The messages of the area card, with the values that they take.
enum CardWords {
    static var area: MessageArea { MessageArea(13, digest: 0x7A00_1AC9) }
    /// `After {$payments :integer} minimum payments, {$owed :money} is owed`
    @inline(never) static func chartBalanceFindingOpen(payments: Int, owed: Int64) -> Message {
        Message(area, 0, [.count(payments), .money(owed)])
    }
    /// `Paid by the minimum, {$owed :money} takes {$months :integer} months`
    @inline(never) static func chartBalanceFindingPaidOff(owed: Int64, months: Int) -> Message {
        Message(area, 1, [.money(owed), .count(months)])
    }
    /// `Still owed`
    static var chartBalanceSeriesBalance: Message { Message(area, 2) }
    /// `Interest so far`
    static var chartBalanceSeriesInterest: Message { Message(area, 3) }
    /// `Paid by minimums`
    static var chartTotalsBarMinimums: Message { Message(area, 4) }
    /// `Paid in 36 months`
    static var chartTotalsBarMonths36: Message { Message(area, 5) }
    /// `Owed today`
    static var chartTotalsBarOwed: Message { Message(area, 6) }
    /// `The minimums add up to {$total :money} for a balance of {$owed :money}`
    @inline(never) static func chartTotalsFinding(total: Int64, owed: Int64) -> Message {
        Message(area, 7, [.money(total), .money(owed)])
    }
    /// `First minimum payment`
    static var figureFirstPayment: Message { Message(area, 8) }
    /// `Months by minimum payments`
    static var figureMonths: Message { Message(area, 9) }
    /// `Payment for 36 months`
    static var figurePayment36: Message { Message(area, 10) }
    /// `Saved by 36 months`
    static var figureSavings36: Message { Message(area, 11) }
    /// `Saved, as a statement says`
    static var figureSavings36Rounded: Message { Message(area, 12) }
    /// `Interest by minimums`
    static var figureTotalInterest: Message { Message(area, 13) }
    /// `Total paid by minimums`
    static var figureTotalPaid: Message { Message(area, 14) }
    /// `Total paid in 36 months`
    static var figureTotal36: Message { Message(area, 15) }
    /// `Balance`
    static var inputBalance: Message { Message(area, 16) }
    /// `Balances with rates of their own`
    static var inputBalances: Message { Message(area, 17) }
    /// `Balance`
    static var inputBalancesBalance: Message { Message(area, 18) }
    /// `Later rate`
    static var inputBalancesLaterRate: Message { Message(area, 19) }
    /// `Months of the first rate`
    static var inputBalancesPromotionMonths: Message { Message(area, 20) }
    /// `Rate a year`
    static var inputBalancesRate: Message { Message(area, 21) }
    /// `Minimum, at least`
    static var inputMinimumAmount: Message { Message(area, 22) }
    /// `Minimum, part of the balance`
    static var inputMinimumPercent: Message { Message(area, 23) }
    /// `Minimum payment is`
    static var inputMinimumRule: Message { Message(area, 24) }
    /// `First rate ends`
    static var inputPromotionEnds: Message { Message(area, 25) }
    /// `Interest rate a year`
    static var inputRate: Message { Message(area, 26) }
    /// `never`
    static var lengthNever: Message { Message(area, 27) }
    /// `more than 1200`
    static var lengthTooLong: Message { Message(area, 28) }
    ///     The estimate is for what is owed now: nothing new is bought, no fee is charged, the
    ///     rates stay, and no payment is late.
    static var noteEstimate: Message { Message(area, 29) }
    ///     If you pay only the minimum, you will never pay off this balance: in time it lowers it
    ///     no more.
    static var noteNeverPaidOff: Message { Message(area, 30) }
    ///     Minimum payments go to the balance that starts with the lowest rate first. What you pay
    ///     above the minimum must, in the US, go to the highest rate first, so paying more helps
    ///     more than this suggests.
    static var noteOrder: Message { Message(area, 31) }
    ///     By the minimum it takes three years or less, in whole years, so a US statement says
    ///     nothing of 36 months: 12 CFR 1026.7(b)(12)(i)(F).
    static var noteShort: Message { Message(area, 32) }
    /// `After {$payments :integer} minimum payments, {$owed :money} would still be owed.`
    @inline(never) static func noteTooLong(payments: Int, owed: Int64) -> Message {
        Message(area, 33, [.count(payments), .money(owed)])
    }
    /// `A US statement gives two years or more in whole years: about {$years :integer} years.`
    @inline(never) static func noteWholeYears(years: Int) -> Message {
        Message(area, 34, [.count(years)])
    }
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$payments} payment is above the least amount of {$least :money}, none is below it
    ///     unless less is owed.}}
    ///     * {{{$payments} payments are above the least amount of {$least :money}, none is below it
    ///     unless less is owed.}}
    @inline(never) static func proofMinimum(payments: Int, least: Int64) -> Message {
        Message(area, 35, [.count(payments), .money(least)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{In the one month, balance and interest less the payment is the new balance.}}
    ///     * {{In each of the {$months} months, balance and interest less the payment is the new
    ///     balance.}}
    @inline(never) static func proofRows(months: Int) -> Message {
        Message(area, 36, [.count(months)])
    }
    ///     All payments, {$paid :money}, are the balance and its interest, and {$left :money} is
    ///     left.
    @inline(never) static func proofTotal(paid: Int64, left: Int64) -> Message {
        Message(area, 37, [.money(paid), .money(left)])
    }
    /// `for each balance: interest = balance × rate ÷ 12`
    static var stepInterestFormula: Message { Message(area, 38) }
    /// `{$balances :list style=plus}`
    @inline(never) static func stepInterestNumbers(balances: [Quantity]) -> Message {
        Message(area, 39, [.list(balances)])
    }
    /// `{$balance :money} × {$rate :rate} ÷ 12`
    @inline(never) static func stepInterestNumbersBalance(
        balance: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 40, [.money(balance), .rate(rate)])
    }
    /// `Each balance's interest is rounded half-up to the minor unit.`
    static var stepInterestRounding: Message { Message(area, 41) }
    /// `Interest of a month`
    static var stepInterestTitle: Message { Message(area, 42) }
    /// `the larger of balance × percentage and the least amount, but no more than is owed`
    static var stepMinimumFormula: Message { Message(area, 43) }
    ///     the larger of balance × percentage + interest and the least amount, but no more than is
    ///     owed
    static var stepMinimumFormulaWithInterest: Message { Message(area, 44) }
    /// `{$owed :money} × {$percentage :rate} or {$least :money}`
    @inline(never) static func stepMinimumNumbers(
        owed: Int64, percentage: ExactDecimal, least: Int64
    ) -> Message {
        Message(area, 45, [.money(owed), .rate(percentage), .money(least)])
    }
    /// `{$owed :money} × {$percentage :rate} + {$interest :money} or {$least :money}`
    @inline(never) static func stepMinimumNumbersWithInterest(
        owed: Int64, percentage: ExactDecimal, interest: Int64, least: Int64
    ) -> Message {
        Message(area, 46, [.money(owed), .rate(percentage), .money(interest), .money(least)])
    }
    /// `The percentage is rounded half-up to the minor unit.`
    static var stepMinimumRounding: Message { Message(area, 47) }
    /// `The minimum payment`
    static var stepMinimumTitle: Message { Message(area, 48) }
    ///     each month: add the interest, take the minimum payment off the balance with the lowest
    ///     first rate, then off the next, until nothing is owed
    static var stepMonthsFormula: Message { Message(area, 49) }
    /// `from {$owed :money}`
    @inline(never) static func stepMonthsNumbers(owed: Int64) -> Message {
        Message(area, 50, [.money(owed)])
    }
    /// `from {$owed :money}; {$promotions :list style=semicolon}`
    @inline(never) static func stepMonthsNumbersWithPromotions(
        owed: Int64, promotions: [Quantity]
    ) -> Message {
        Message(area, 51, [.money(owed), .list(promotions)])
    }
    /// `{$rate :rate} through month {$month :integer}, then {$later :rate}`
    @inline(never) static func stepMonthsNumbersPromotion(
        rate: ExactDecimal, month: Int, later: ExactDecimal
    ) -> Message {
        Message(area, 52, [.rate(rate), .count(month), .rate(later)])
    }
    /// `How long it takes`
    static var stepMonthsTitle: Message { Message(area, 53) }
    /// `balance × i ÷ (1 − (1 + i)⁻³⁶), with i a twelfth of that rate`
    static var stepPaymentFormula: Message { Message(area, 54) }
    /// `balance ÷ 36, as the rate is zero`
    static var stepPaymentFormulaFree: Message { Message(area, 55) }
    /// `{$owed :money} × i ÷ (1 − (1 + i)⁻³⁶), i = {$rate :value} % ÷ 12`
    @inline(never) static func stepPaymentNumbers(owed: Int64, rate: Quantity) -> Message {
        Message(area, 56, [.money(owed), rate])
    }
    /// `{$owed :money} ÷ 36`
    @inline(never) static func stepPaymentNumbersFree(owed: Int64) -> Message {
        Message(area, 57, [.money(owed)])
    }
    /// `The exact payment is rounded half-up once.`
    static var stepPaymentRounding: Message { Message(area, 58) }
    /// `The payment for 36 months`
    static var stepPaymentTitle: Message { Message(area, 59) }
    /// `{$rate :value} percent a year`
    @inline(never) static func stepRateAnswer(rate: Quantity) -> Message {
        Message(area, 60, [rate])
    }
    /// `{$number :number}…`
    @inline(never) static func stepRateCut(number: ExactDecimal) -> Message {
        Message(area, 61, [.number(number)])
    }
    ///     the balances' rates, weighted by the balances; a promotional rate counts for its months
    ///     of the 36
    static var stepRateFormula: Message { Message(area, 62) }
    /// `({$balances :list style=plus}) ÷ {$owed :money}`
    @inline(never) static func stepRateNumbers(balances: [Quantity], owed: Int64) -> Message {
        Message(area, 63, [.list(balances), .money(owed)])
    }
    /// `{$balance :money} × {$rate :rate}`
    @inline(never) static func stepRateNumbersBalance(
        balance: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 64, [.money(balance), .rate(rate)])
    }
    ///     {$balance :money} × ({$months :integer} × {$rate :rate} + {$rest :integer} × {$later
    ///     :rate}) ÷ 36
    @inline(never) static func stepRateNumbersPromotion(
        balance: Int64, months: Int, rate: ExactDecimal, rest: Int, later: ExactDecimal
    ) -> Message {
        Message(
            area, 65, [.money(balance), .count(months), .rate(rate), .count(rest), .rate(later)])
    }
    /// `Shown cut; computed as an exact fraction.`
    static var stepRateRounding: Message { Message(area, 66) }
    /// `The rate over 36 months`
    static var stepRateTitle: Message { Message(area, 67) }
    /// `all minimum payments − all payments in 36 months`
    static var stepSavingsFormula: Message { Message(area, 68) }
    /// `A US statement rounds both totals to whole dollars first: {$savings :money}.`
    @inline(never) static func stepSavingsRounding(savings: Int64) -> Message {
        Message(area, 69, [.money(savings)])
    }
    /// `What 36 months save`
    static var stepSavingsTitle: Message { Message(area, 70) }
    /// `Regulation Z, 12 CFR 1026, appendices M1 and M2`
    static var stepSource: Message { Message(area, 71) }
    /// `the balance + the interest of all months`
    static var stepTotalFormula: Message { Message(area, 72) }
    /// `All minimum payments`
    static var stepTotalTitle: Message { Message(area, 73) }
    /// `36 × the payment`
    static var stepTotal36Formula: Message { Message(area, 74) }
    /// `36 × {$payment :money}`
    @inline(never) static func stepTotal36Numbers(payment: Int64) -> Message {
        Message(area, 75, [.money(payment)])
    }
    /// `All payments in 36 months`
    static var stepTotal36Title: Message { Message(area, 76) }
    /// `Still owed`
    static var tableColumnBalance: Message { Message(area, 77) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 78) }
    /// `Payment`
    static var tableColumnPayment: Message { Message(area, 79) }
    /// `Principal`
    static var tableColumnPrincipal: Message { Message(area, 80) }
    /// `In {$currency :string}; payments and each balance's interest are rounded half-up.`
    @inline(never) static func tableScheduleCaption(currency: String) -> Message {
        Message(area, 81, [.text(currency)])
    }
    /// `Month`
    static var tableScheduleColumnMonth: Message { Message(area, 82) }
    /// `Year {$year :integer}`
    @inline(never) static func tableScheduleGroup(year: Int) -> Message {
        Message(area, 83, [.count(year)])
    }
    /// `Every minimum payment`
    static var tableScheduleTitle: Message { Message(area, 84) }
    /// `Minimum payments in {$currency :string}, summed by the year.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 85, [.text(currency)])
    }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 86) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 87) }
}
