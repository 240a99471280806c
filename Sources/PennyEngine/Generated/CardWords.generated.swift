// scripts/messages makes this file of messages/en/card.mf2.

/// The messages of the area card, with the values that they take.
enum CardWords {
    static var area: MessageArea { MessageArea(3, digest: 0x3D84_97DF) }
    ///     .input {$time :words}
    ///     .input {$interest :money}
    ///     .local $sign = {$interest :sign}
    ///     .match $sign
    ///     zero {{With minimum payments only, the card is paid off in {$time}. You pay no
    ///     interest.}}
    ///     * {{With minimum payments only, the card is paid off in {$time}. You pay {$interest} in
    ///     interest.}}
    @inline(never) static func answerMinimums(time: Message, interest: Int64) -> Message {
        Message(area, 0, [.words(time), .money(interest)])
    }
    /// `With minimum payments only, the card is never paid off.`
    static var answerMinimumsNever: Message { Message(area, 1) }
    /// `With {$payment :money} a month, the card is never paid off: the interest takes all of it.`
    @inline(never) static func answerNever(payment: Int64) -> Message {
        Message(area, 2, [.money(payment)])
    }
    ///     .input {$payment :money}
    ///     .input {$time :words}
    ///     .input {$interest :money}
    ///     .local $sign = {$interest :sign}
    ///     .match $sign
    ///     zero {{With {$payment} a month, the card is paid off in {$time}. You pay no interest.}}
    ///     * {{With {$payment} a month, the card is paid off in {$time}. You pay {$interest} in
    ///     interest.}}
    @inline(never) static func answerPaid(
        payment: Int64, time: Message, interest: Int64
    ) -> Message {
        Message(area, 3, [.money(payment), .words(time), .money(interest)])
    }
    /// `After 100 years, you still owe {$owed :money} on the card.`
    @inline(never) static func answerTooLong(owed: Int64) -> Message {
        Message(area, 4, [.money(owed)])
    }
    /// `Credit cards`
    static var calculatorMany: Message { Message(area, 5) }
    /// `Compare two credit cards`
    static var calculatorOffers: Message { Message(area, 6) }
    /// `Credit card`
    static var calculatorOne: Message { Message(area, 7) }
    /// `When is my credit card paid off?`
    static var calculatorQuestion: Message { Message(area, 8) }
    /// `After {$time :span}, you still owe {$owed :money}`
    @inline(never) static func chartBalanceFindingOpen(time: Int, owed: Int64) -> Message {
        Message(area, 9, [.count(time), .money(owed)])
    }
    /// `With minimum payments, it takes {$months :span} to pay off {$owed :money}`
    @inline(never) static func chartBalanceFindingPaidOff(owed: Int64, months: Int) -> Message {
        Message(area, 10, [.money(owed), .count(months)])
    }
    /// `With {$payment :money} a month, it takes {$months :span} to pay off {$owed :money}`
    @inline(never) static func chartBalanceFindingPayment(
        owed: Int64, months: Int, payment: Int64
    ) -> Message {
        Message(area, 11, [.money(owed), .count(months), .money(payment)])
    }
    /// `Balance owed`
    static var chartBalanceSeriesBalance: Message { Message(area, 12) }
    /// `Interest so far`
    static var chartBalanceSeriesInterest: Message { Message(area, 13) }
    /// `Paid with minimums`
    static var chartTotalsBarMinimums: Message { Message(area, 14) }
    /// `Paid in 36 months`
    static var chartTotalsBarMonths36: Message { Message(area, 15) }
    /// `Owed today`
    static var chartTotalsBarOwed: Message { Message(area, 16) }
    /// `Paid with your payment`
    static var chartTotalsBarPayment: Message { Message(area, 17) }
    /// `Minimum payments add up to {$total :money} for a balance of {$owed :money}`
    @inline(never) static func chartTotalsFinding(total: Int64, owed: Int64) -> Message {
        Message(area, 18, [.money(total), .money(owed)])
    }
    /// `You pay {$total :money} for a balance of {$owed :money}`
    @inline(never) static func chartTotalsFindingPayment(total: Int64, owed: Int64) -> Message {
        Message(area, 19, [.money(total), .money(owed)])
    }
    /// `First minimum payment`
    static var figureFirstPayment: Message { Message(area, 20) }
    /// `Interest saved compared with minimums`
    static var figureInterestSaved: Message { Message(area, 21) }
    /// `Time with minimum payments`
    static var figureMonths: Message { Message(area, 22) }
    /// `Time until it is paid off`
    static var figureMonthsPayment: Message { Message(area, 23) }
    /// `Time saved compared with minimums`
    static var figureMonthsSaved: Message { Message(area, 24) }
    /// `Monthly payment for 36 months`
    static var figurePayment36: Message { Message(area, 25) }
    /// `Saved by paying off in 36 months`
    static var figureSavings36: Message { Message(area, 26) }
    /// `Extra cost of paying off in 36 months`
    static var figureSavings36BelowZero: Message { Message(area, 27) }
    /// `Savings on a US statement`
    static var figureSavings36Rounded: Message { Message(area, 28) }
    /// `Extra cost on a US statement`
    static var figureSavings36RoundedBelowZero: Message { Message(area, 29) }
    /// `Interest with minimums`
    static var figureTotalInterest: Message { Message(area, 30) }
    /// `Total interest`
    static var figureTotalInterestPayment: Message { Message(area, 31) }
    /// `Total paid with minimums`
    static var figureTotalPaid: Message { Message(area, 32) }
    /// `Total paid`
    static var figureTotalPaidPayment: Message { Message(area, 33) }
    /// `Total paid in 36 months`
    static var figureTotal36: Message { Message(area, 34) }
    /// `Balance`
    static var inputBalance: Message { Message(area, 35) }
    /// `What you owe on the card today.`
    static var inputBalanceHelp: Message { Message(area, 36) }
    /// `Balances with different rates`
    static var inputBalances: Message { Message(area, 37) }
    /// `Balance`
    static var inputBalancesBalance: Message { Message(area, 38) }
    /// `Parts of the debt that have their own rate.`
    static var inputBalancesHelp: Message { Message(area, 39) }
    /// `Later rate`
    static var inputBalancesLaterRate: Message { Message(area, 40) }
    /// `Months of promotional rate`
    static var inputBalancesPromotionMonths: Message { Message(area, 41) }
    /// `Yearly rate`
    static var inputBalancesRate: Message { Message(area, 42) }
    /// `Lowest minimum payment`
    static var inputMinimumAmount: Message { Message(area, 43) }
    /// `You pay at least this amount each month.`
    static var inputMinimumAmountHelp: Message { Message(area, 44) }
    /// `Minimum payment percentage`
    static var inputMinimumPercent: Message { Message(area, 45) }
    /// `The part of the balance that you must pay each month.`
    static var inputMinimumPercentHelp: Message { Message(area, 46) }
    /// `Minimum payment is`
    static var inputMinimumRule: Message { Message(area, 47) }
    /// `Whether you pay the month’s interest on top of the percentage.`
    static var inputMinimumRuleHelp: Message { Message(area, 48) }
    /// `Monthly payment`
    static var inputPayment: Message { Message(area, 49) }
    ///     What you pay each month. To pay only the minimum, leave this empty and enter the minimum
    ///     below.
    static var inputPaymentHelp: Message { Message(area, 50) }
    /// `Promotional rate ends`
    static var inputPromotionEnds: Message { Message(area, 51) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 52) }
    /// `never`
    static var lengthNever: Message { Message(area, 53) }
    /// `more than 100 years`
    static var lengthTooLong: Message { Message(area, 54) }
    ///     The estimate is for what you owe now. It assumes that you buy nothing new, pay no fees
    ///     and pay on time, and that the rates stay as typed.
    static var noteEstimate: Message { Message(area, 55) }
    ///     What you pay above the minimum goes to the highest rate first, as US law requires: 12
    ///     CFR 1026.53(a).
    static var noteHighestFirst: Message { Message(area, 56) }
    ///     If you pay only the minimum, you will never pay off this balance: in time, the payments
    ///     no longer lower it.
    static var noteNeverPaidOff: Message { Message(area, 57) }
    ///     Minimum payments go first to the balance that starts with the lowest rate. In the US,
    ///     what you pay above the minimum must go to the highest rate first, so paying more helps
    ///     more than this estimate suggests.
    static var noteOrder: Message { Message(area, 58) }
    ///     With minimum payments, it takes three years or less, rounded to whole years, so a US
    ///     statement does not mention 36 months: 12 CFR 1026.7(b)(12)(i)(F).
    static var noteShort: Message { Message(area, 59) }
    /// `After {$payments :integer} minimum payments, you would still owe {$owed :money}.`
    @inline(never) static func noteTooLong(payments: Int, owed: Int64) -> Message {
        Message(area, 60, [.count(payments), .money(owed)])
    }
    ///     A US statement rounds a time of two years or more to whole years: about {$years
    ///     :integer} years.
    @inline(never) static func noteWholeYears(years: Int) -> Message {
        Message(area, 61, [.count(years)])
    }
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$payments} payment is above the lowest minimum of {$least :money}. None is below
    ///     it unless you owe less.}}
    ///     * {{{$payments} payments are above the lowest minimum of {$least :money}. None is below
    ///     it unless you owe less.}}
    @inline(never) static func proofMinimum(payments: Int, least: Int64) -> Message {
        Message(area, 62, [.count(payments), .money(least)])
    }
    ///     .input {$payments :integer}
    ///     .input {$payment :money}
    ///     .match $payments
    ///     0 {{Each payment is {$payment}, or less if you owe less.}}
    ///     one {{{$payments} payment is above {$payment}, because the minimum is. None is below it
    ///     unless you owe less.}}
    ///     * {{{$payments} payments are above {$payment}, because the minimum is. None is below it
    ///     unless you owe less.}}
    @inline(never) static func proofPayment(payments: Int, payment: Int64) -> Message {
        Message(area, 63, [.count(payments), .money(payment)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{In the only month, balance plus interest minus the payment is the new balance.}}
    ///     * {{In each of the {$months} months, balance plus interest minus the payment is the new
    ///     balance.}}
    @inline(never) static func proofRows(months: Int) -> Message {
        Message(area, 64, [.count(months)])
    }
    ///     All payments, {$paid :money}, add up to the balance and its interest, and {$left :money}
    ///     is left.
    @inline(never) static func proofTotal(paid: Int64, left: Int64) -> Message {
        Message(area, 65, [.money(paid), .money(left)])
    }
    /// `for each balance: interest = balance × rate ÷ 12`
    static var stepInterestFormula: Message { Message(area, 66) }
    /// `{$balances :list style=plus}`
    @inline(never) static func stepInterestNumbers(balances: [Quantity]) -> Message {
        Message(area, 67, [.list(balances)])
    }
    /// `{$balance :money} × {$rate :rate} ÷ 12`
    @inline(never) static func stepInterestNumbersBalance(
        balance: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 68, [.money(balance), .rate(rate)])
    }
    /// `Each balance’s interest is rounded (halves up) to the smallest unit of the currency.`
    static var stepInterestRounding: Message { Message(area, 69) }
    /// `Interest for a month`
    static var stepInterestTitle: Message { Message(area, 70) }
    /// `the larger of balance × percentage and the lowest minimum, but no more than you owe`
    static var stepMinimumFormula: Message { Message(area, 71) }
    ///     the larger of balance × percentage + interest and the lowest minimum, but no more than
    ///     you owe
    static var stepMinimumFormulaWithInterest: Message { Message(area, 72) }
    /// `{$owed :money} × {$percentage :rate} or {$least :money}`
    @inline(never) static func stepMinimumNumbers(
        owed: Int64, percentage: ExactDecimal, least: Int64
    ) -> Message {
        Message(area, 73, [.money(owed), .rate(percentage), .money(least)])
    }
    /// `{$owed :money} × {$percentage :rate} + {$interest :money} or {$least :money}`
    @inline(never) static func stepMinimumNumbersWithInterest(
        owed: Int64, percentage: ExactDecimal, interest: Int64, least: Int64
    ) -> Message {
        Message(area, 74, [.money(owed), .rate(percentage), .money(interest), .money(least)])
    }
    /// `The percentage is rounded (halves up) to the smallest unit of the currency.`
    static var stepMinimumRounding: Message { Message(area, 75) }
    /// `The minimum payment`
    static var stepMinimumTitle: Message { Message(area, 76) }
    ///     each month: add the interest, subtract the minimum payment from the balance with the
    ///     lowest first rate, then from the next, until you owe nothing
    static var stepMonthsFormula: Message { Message(area, 77) }
    /// `each month: add the interest, subtract your payment, until you owe nothing`
    static var stepMonthsFormulaPayment: Message { Message(area, 78) }
    /// `from {$owed :money}`
    @inline(never) static func stepMonthsNumbers(owed: Int64) -> Message {
        Message(area, 79, [.money(owed)])
    }
    /// `from {$owed :money}; {$promotions :list style=semicolon}`
    @inline(never) static func stepMonthsNumbersWithPromotions(
        owed: Int64, promotions: [Quantity]
    ) -> Message {
        Message(area, 80, [.money(owed), .list(promotions)])
    }
    /// `{$rate :rate} through month {$month :integer}, then {$later :rate}`
    @inline(never) static func stepMonthsNumbersPromotion(
        rate: ExactDecimal, month: Int, later: ExactDecimal
    ) -> Message {
        Message(area, 81, [.rate(rate), .count(month), .rate(later)])
    }
    /// `How long it takes`
    static var stepMonthsTitle: Message { Message(area, 82) }
    /// `balance × i ÷ (1 − (1 + i)⁻³⁶), with i a twelfth of that rate`
    static var stepPaymentFormula: Message { Message(area, 83) }
    /// `balance ÷ 36, as the rate is zero`
    static var stepPaymentFormulaFree: Message { Message(area, 84) }
    /// `{$owed :money} × i ÷ (1 − (1 + i)⁻³⁶), i = {$rate :value}% ÷ 12`
    @inline(never) static func stepPaymentNumbers(owed: Int64, rate: Quantity) -> Message {
        Message(area, 85, [.money(owed), rate])
    }
    /// `{$owed :money} ÷ 36`
    @inline(never) static func stepPaymentNumbersFree(owed: Int64) -> Message {
        Message(area, 86, [.money(owed)])
    }
    /// `The exact payment is rounded (halves up) once.`
    static var stepPaymentRounding: Message { Message(area, 87) }
    /// `The payment for 36 months`
    static var stepPaymentTitle: Message { Message(area, 88) }
    /// `{$rate :value} percent a year`
    @inline(never) static func stepRateAnswer(rate: Quantity) -> Message {
        Message(area, 89, [rate])
    }
    /// `{$number :number}…`
    @inline(never) static func stepRateCut(number: ExactDecimal) -> Message {
        Message(area, 90, [.number(number)])
    }
    ///     the average of the balances’ rates, weighted by the balances; a promotional rate counts
    ///     for its months of the 36
    static var stepRateFormula: Message { Message(area, 91) }
    /// `({$balances :list style=plus}) ÷ {$owed :money}`
    @inline(never) static func stepRateNumbers(balances: [Quantity], owed: Int64) -> Message {
        Message(area, 92, [.list(balances), .money(owed)])
    }
    /// `{$balance :money} × {$rate :rate}`
    @inline(never) static func stepRateNumbersBalance(
        balance: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 93, [.money(balance), .rate(rate)])
    }
    ///     {$balance :money} × ({$months :integer} × {$rate :rate} + {$rest :integer} × {$later
    ///     :rate}) ÷ 36
    @inline(never) static func stepRateNumbersPromotion(
        balance: Int64, months: Int, rate: ExactDecimal, rest: Int, later: ExactDecimal
    ) -> Message {
        Message(
            area, 94, [.money(balance), .count(months), .rate(rate), .count(rest), .rate(later)])
    }
    /// `Shown with decimals cut off; computed as an exact fraction.`
    static var stepRateRounding: Message { Message(area, 95) }
    /// `The rate over 36 months`
    static var stepRateTitle: Message { Message(area, 96) }
    /// `the interest with minimum payments only − the interest with your payment`
    static var stepSavedFormula: Message { Message(area, 97) }
    /// `Compared with minimum payments`
    static var stepSavedTitle: Message { Message(area, 98) }
    /// `all minimum payments − all payments in 36 months`
    static var stepSavingsFormula: Message { Message(area, 99) }
    /// `A US statement rounds both totals to whole dollars first: {$savings :money}.`
    @inline(never) static func stepSavingsRounding(savings: Int64) -> Message {
        Message(area, 100, [.money(savings)])
    }
    /// `What paying off in 36 months saves`
    static var stepSavingsTitle: Message { Message(area, 101) }
    /// `Regulation Z, 12 CFR 1026, appendices M1 and M2`
    static var stepSource: Message { Message(area, 102) }
    /// `the balance + the interest for all months`
    static var stepTotalFormula: Message { Message(area, 103) }
    /// `All payments`
    static var stepTotalTitle: Message { Message(area, 104) }
    /// `36 × the payment`
    static var stepTotal36Formula: Message { Message(area, 105) }
    /// `35 × the payment + a last payment of what is left`
    static var stepTotal36FormulaRest: Message { Message(area, 106) }
    /// `36 × {$payment :money}`
    @inline(never) static func stepTotal36Numbers(payment: Int64) -> Message {
        Message(area, 107, [.money(payment)])
    }
    /// `35 × {$payment :money} + {$last :money}`
    @inline(never) static func stepTotal36NumbersRest(payment: Int64, last: Int64) -> Message {
        Message(area, 108, [.money(payment), .money(last)])
    }
    /// `All payments in 36 months`
    static var stepTotal36Title: Message { Message(area, 109) }
    /// `Balance owed`
    static var tableColumnBalance: Message { Message(area, 110) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 111) }
    /// `Payment`
    static var tableColumnPayment: Message { Message(area, 112) }
    /// `Principal`
    static var tableColumnPrincipal: Message { Message(area, 113) }
    /// `In {$currency :string}; payments and each balance’s interest are rounded (halves up).`
    @inline(never) static func tableScheduleCaption(currency: String) -> Message {
        Message(area, 114, [.text(currency)])
    }
    /// `Month`
    static var tableScheduleColumnMonth: Message { Message(area, 115) }
    /// `Year {$year :integer}`
    @inline(never) static func tableScheduleGroup(year: Int) -> Message {
        Message(area, 116, [.count(year)])
    }
    /// `Every payment`
    static var tableScheduleTitle: Message { Message(area, 117) }
    /// `Payments for each year in {$currency :string}.`
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 118, [.text(currency)])
    }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 119) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 120) }
}
