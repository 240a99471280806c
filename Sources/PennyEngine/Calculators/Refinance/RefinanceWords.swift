// scripts/messages makes this file of messages/en/refinance.mf2.

/// The messages of the area refinance, with the values that they take.
enum RefinanceWords {
    static var area: MessageArea { MessageArea(23, digest: 0x1C37_0232) }
    ///     .input {$saved :money}
    ///     .local $sign = {$saved :sign}
    ///     .local $amount = {$saved :size}
    ///     .match $sign
    ///     zero {{To the end, the new loan costs as much as today's}}
    ///     negative {{To the end, the new loan costs {$amount} more}}
    ///     * {{To the end, the new loan costs {$amount} less}}
    @inline(never) static func chartCostsFinding(saved: Int64) -> Message {
        Message(area, 0, [.money(saved)])
    }
    /// `The new loan has cost no more from month {$month :integer}`
    @inline(never) static func chartInterestFindingFrom(month: Int) -> Message {
        Message(area, 1, [.count(month)])
    }
    /// `The new loan has cost no more from month {$month :integer} to month {$last :integer}`
    @inline(never) static func chartInterestFindingFromTo(month: Int, last: Int) -> Message {
        Message(area, 2, [.count(month), .count(last)])
    }
    /// `The new loan never makes up for its costs`
    static var chartInterestFindingNeverBack: Message { Message(area, 3) }
    /// `The new loan never costs less than today's`
    static var chartInterestFindingNeverLess: Message { Message(area, 4) }
    /// `Interest and costs of the new loan`
    static var chartInterestSeriesNew: Message { Message(area, 5) }
    /// `Interest on today's loan`
    static var chartInterestSeriesOld: Message { Message(area, 6) }
    /// `Months until the costs are back`
    static var figureBreakEven: Message { Message(area, 7) }
    /// `Months by saved payments alone`
    static var figureBreakEvenByPayments: Message { Message(area, 8) }
    /// `Ahead until month`
    static var figureGoodUntil: Message { Message(area, 9) }
    /// `Interest saved`
    static var figureInterestSaved: Message { Message(area, 10) }
    /// `Months if you keep paying as now`
    static var figureKeptMonths: Message { Message(area, 11) }
    /// `Saved so, after costs`
    static var figureKeptSaved: Message { Message(area, 12) }
    /// `Saved each month`
    static var figureMonthlySaving: Message { Message(area, 13) }
    /// `Interest of the new loan`
    static var figureNewInterest: Message { Message(area, 14) }
    /// `Months of the new loan`
    static var figureNewMonths: Message { Message(area, 15) }
    /// `New payment`
    static var figureNewPayment: Message { Message(area, 16) }
    /// `New loan`
    static var figureNewPrincipal: Message { Message(area, 17) }
    /// `Interest left today`
    static var figureOldInterest: Message { Message(area, 18) }
    /// `Months left today`
    static var figureOldMonths: Message { Message(area, 19) }
    /// `Payment today`
    static var figureOldPayment: Message { Message(area, 20) }
    /// `Saved to the end, after costs`
    static var figureTotalSaved: Message { Message(area, 21) }
    /// `Still owed today`
    static var inputBalance: Message { Message(area, 22) }
    /// `Cash taken out`
    static var inputCashOut: Message { Message(area, 23) }
    /// `Costs of the new loan`
    static var inputCosts: Message { Message(area, 24) }
    /// `Costs are paid`
    static var inputCostsPaid: Message { Message(area, 25) }
    /// `New rate`
    static var inputNewRate: Message { Message(area, 26) }
    /// `New term`
    static var inputNewTerm: Message { Message(area, 27) }
    /// `Payment today`
    static var inputPayment: Message { Message(area, 28) }
    /// `Rounding of payments`
    static var inputPaymentRounding: Message { Message(area, 29) }
    /// `Rate today`
    static var inputRate: Message { Message(area, 30) }
    /// `Time left today`
    static var inputRemaining: Message { Message(area, 31) }
    /// `Rounding of interest`
    static var inputRounding: Message { Message(area, 32) }
    /// `never`
    static var never: Message { Message(area, 33) }
    ///     The {$cash :money} taken out is borrowed too: its interest counts against the new loan,
    ///     and what you do with the money does not count at all.
    @inline(never) static func noteCashOut(cash: Int64) -> Message {
        Message(area, 34, [.money(cash)])
    }
    ///     The new loan is ahead only until month {$month :integer}. Kept to its end it costs
    ///     {$costs :money} more.
    @inline(never) static func noteGoodUntil(month: Int, costs: Int64) -> Message {
        Message(area, 35, [.count(month), .money(costs)])
    }
    ///     Money today and money in years count the same here, and taxes and a penalty for early
    ///     repayment are left out. Put a penalty into the costs.
    static var noteLeftOut: Message { Message(area, 36) }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{The new loan ends {$months} month later.}}
    ///     * {{The new loan ends {$months} months later.}}
    @inline(never) static func noteLonger(months: Int) -> Message {
        Message(area, 37, [.count(months)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{The new loan ends {$months} month later: part of the lower payment is only more
    ///     time.}}
    ///     * {{The new loan ends {$months} months later: part of the lower payment is only more
    ///     time.}}
    @inline(never) static func noteLongerLower(months: Int) -> Message {
        Message(area, 38, [.count(months)])
    }
    ///     The costs are part of the new loan and bear interest. Nothing is paid up front, so saved
    ///     payments alone would say nothing.
    static var noteRolledIn: Message { Message(area, 39) }
    ///     After month {$month :integer} the interest saved is {$saved :money}, a month earlier
    ///     {$before :money}; the costs are {$costs :money}.
    @inline(never) static func proofCrossing(
        month: Int, saved: Int64, before: Int64, costs: Int64
    ) -> Message {
        Message(area, 40, [.count(month), .money(saved), .money(before), .money(costs)])
    }
    /// `In the best month the new loan is still behind by {$behind :money}.`
    @inline(never) static func proofCrossingNever(behind: Int64) -> Message {
        Message(area, 41, [.money(behind)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{In the one month, interest saved less costs is what both loans have taken and what
    ///     is still owed, set against each other.}}
    ///     * {{In each of the {$months} months, interest saved less costs is what both loans have
    ///     taken and what is still owed, set against each other.}}
    @inline(never) static func proofPosition(months: Int) -> Message {
        Message(area, 42, [.count(months)])
    }
    /// `The principal repaid on the new loan, {$repaid :money}, is what is owed on it.`
    @inline(never) static func proofRepaidNew(repaid: Int64) -> Message {
        Message(area, 43, [.money(repaid)])
    }
    /// `The principal repaid on today's loan, {$repaid :money}, is what is owed on it.`
    @inline(never) static func proofRepaidOld(repaid: Int64) -> Message {
        Message(area, 44, [.money(repaid)])
    }
    /// `the first month after which the interest saved so far is at least the costs`
    static var stepBreakEvenFormula: Message { Message(area, 45) }
    /// `after month {$month :integer}: {$saved :money} saved, costs {$costs :money}`
    @inline(never) static func stepBreakEvenNumbers(
        month: Int, saved: Int64, costs: Int64
    ) -> Message {
        Message(area, 46, [.count(month), .money(saved), .money(costs)])
    }
    /// `at best, after month {$month :integer}: {$saved :money} saved, costs {$costs :money}`
    @inline(never) static func stepBreakEvenNumbersNever(
        month: Int, saved: Int64, costs: Int64
    ) -> Message {
        Message(area, 47, [.count(month), .money(saved), .money(costs)])
    }
    ///     Interest saved is what both loans have taken and what is still owed, set against each
    ///     other; it is the same whatever part of a payment is principal.
    static var stepBreakEvenRounding: Message { Message(area, 48) }
    /// `When the costs are back`
    static var stepBreakEvenTitle: Message { Message(area, 49) }
    /// `the first month after which the payments saved so far are at least the costs paid up front`
    static var stepByPaymentsFormula: Message { Message(area, 50) }
    /// `{$costs :money} against {$saved :money} a month`
    @inline(never) static func stepByPaymentsNumbers(costs: Int64, saved: Int64) -> Message {
        Message(area, 51, [.money(costs), .money(saved)])
    }
    ///     The usual rule of thumb. It overlooks what is owed: a longer term lowers the payment and
    ///     saves nothing.
    static var stepByPaymentsRounding: Message { Message(area, 52) }
    /// `By saved payments alone`
    static var stepByPaymentsTitle: Message { Message(area, 53) }
    /// `the interest of all payments of today's loan − of the new one`
    static var stepInterestFormula: Message { Message(area, 54) }
    /// `Each month's interest is rounded {$rule :words}.`
    @inline(never) static func stepInterestRounding(rule: Message) -> Message {
        Message(area, 55, [.words(rule)])
    }
    /// `Interest to the end`
    static var stepInterestTitle: Message { Message(area, 56) }
    ///     .input {$saved :money}
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{{$saved} in {$months} month}}
    ///     * {{{$saved} in {$months} months}}
    @inline(never) static func stepKeptAnswer(saved: Int64, months: Int) -> Message {
        Message(area, 57, [.money(saved), .count(months)])
    }
    /// `the new loan with today's payment: interest left today − its interest − costs`
    static var stepKeptFormula: Message { Message(area, 58) }
    /// `{$old :money} − {$new :money} − {$costs :money}`
    @inline(never) static func stepKeptNumbers(old: Int64, new: Int64, costs: Int64) -> Message {
        Message(area, 59, [.money(old), .money(new), .money(costs)])
    }
    /// `Paying as today`
    static var stepKeptTitle: Message { Message(area, 60) }
    /// `new loan × i ÷ (1 − (1 + i)⁻ⁿ), with i = new rate ÷ 12`
    static var stepNewFormula: Message { Message(area, 61) }
    /// `new loan ÷ n, as the new rate is zero`
    static var stepNewFormulaZero: Message { Message(area, 62) }
    /// `The new payment`
    static var stepNewTitle: Message { Message(area, 63) }
    /// `balance × i ÷ (1 − (1 + i)⁻ⁿ), with i = rate ÷ 12`
    static var stepOldFormula: Message { Message(area, 64) }
    /// `the payment as typed, until nothing is owed`
    static var stepOldFormulaTyped: Message { Message(area, 65) }
    /// `balance ÷ n, as the rate is zero`
    static var stepOldFormulaZero: Message { Message(area, 66) }
    /// `{$balance :money} at {$rate :rate}`
    @inline(never) static func stepOldNumbersTyped(balance: Int64, rate: ExactDecimal) -> Message {
        Message(area, 67, [.money(balance), .rate(rate)])
    }
    /// `Today's loan`
    static var stepOldTitle: Message { Message(area, 68) }
    ///     .input {$payment :money}
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{{$payment} over {$months} month}}
    ///     * {{{$payment} over {$months} months}}
    @inline(never) static func stepPaymentAnswer(payment: Int64, months: Int) -> Message {
        Message(area, 69, [.money(payment), .count(months)])
    }
    ///     .input {$principal :money}
    ///     .input {$rate :rate}
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$principal} at {$rate} in {$payments} payment}}
    ///     * {{{$principal} at {$rate} in {$payments} payments}}
    @inline(never) static func stepPaymentNumbers(
        principal: Int64, rate: ExactDecimal, payments: Int
    ) -> Message {
        Message(area, 70, [.money(principal), .rate(rate), .count(payments)])
    }
    /// `The exact payment is rounded {$rule :words} once.`
    @inline(never) static func stepPaymentRounding(rule: Message) -> Message {
        Message(area, 71, [.words(rule)])
    }
    /// `The ordinary annuity, as for every loan`
    static var stepPaymentSource: Message { Message(area, 72) }
    /// `what is owed + cash taken out + costs that are rolled in`
    static var stepPrincipalFormula: Message { Message(area, 73) }
    /// `{$balance :money} + {$cash :money} + {$costs :money}`
    @inline(never) static func stepPrincipalNumbers(
        balance: Int64, cash: Int64, costs: Int64
    ) -> Message {
        Message(area, 74, [.money(balance), .money(cash), .money(costs)])
    }
    /// `The new loan`
    static var stepPrincipalTitle: Message { Message(area, 75) }
    /// `payment today − new payment`
    static var stepSavingFormula: Message { Message(area, 76) }
    /// `What the payment changes by`
    static var stepSavingTitle: Message { Message(area, 77) }
    /// `interest saved − costs`
    static var stepTotalFormula: Message { Message(area, 78) }
    /// `Saved to the end`
    static var stepTotalTitle: Message { Message(area, 79) }
    /// `In {$currency :string}; ahead is the interest saved so far less the costs.`
    @inline(never) static func tableCaption(currency: String) -> Message {
        Message(area, 80, [.text(currency)])
    }
    /// `Ahead by`
    static var tableColumnAdvantage: Message { Message(area, 81) }
    /// `Month`
    static var tableColumnMonth: Message { Message(area, 82) }
    /// `Owed, new`
    static var tableColumnNewBalance: Message { Message(area, 83) }
    /// `Interest, new`
    static var tableColumnNewInterest: Message { Message(area, 84) }
    /// `Paid, new`
    static var tableColumnNewPayment: Message { Message(area, 85) }
    /// `Owed today`
    static var tableColumnOldBalance: Message { Message(area, 86) }
    /// `Interest today`
    static var tableColumnOldInterest: Message { Message(area, 87) }
    /// `Paid today`
    static var tableColumnOldPayment: Message { Message(area, 88) }
    /// `Year`
    static var tableColumnYear: Message { Message(area, 89) }
    /// `In {$currency :string}, from today to the end.`
    @inline(never) static func tableLoansCaption(currency: String) -> Message {
        Message(area, 90, [.text(currency)])
    }
    /// `Costs`
    static var tableLoansColumnCosts: Message { Message(area, 91) }
    /// `Interest`
    static var tableLoansColumnInterest: Message { Message(area, 92) }
    /// `Loan`
    static var tableLoansColumnLoan: Message { Message(area, 93) }
    /// `Months`
    static var tableLoansColumnMonths: Message { Message(area, 94) }
    /// `Payment`
    static var tableLoansColumnPayment: Message { Message(area, 95) }
    /// `Interest and costs`
    static var tableLoansColumnTotal: Message { Message(area, 96) }
    /// `The loans side by side`
    static var tableLoansTitle: Message { Message(area, 97) }
    /// `Year {$year :integer}`
    @inline(never) static func tableMonthsGroup(year: Int) -> Message {
        Message(area, 98, [.count(year)])
    }
    /// `Every month`
    static var tableMonthsTitle: Message { Message(area, 99) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 100) }
    /// `New loan, payment as today`
    static var wayKept: Message { Message(area, 101) }
    /// `New loan`
    static var wayNew: Message { Message(area, 102) }
    /// `Today's loan`
    static var wayOld: Message { Message(area, 103) }
}
