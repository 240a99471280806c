// scripts/messages makes this file of messages/en/refinance.mf2.

/// The messages of the area refinance, with the values that they take.
enum RefinanceWords {
    static var area: MessageArea { MessageArea(19, digest: 0x7679_30CE) }
    ///     Refinancing costs {$cost :money} more if you keep the new loan to its end. At no earlier
    ///     time is it ahead.
    @inline(never) static func answerCosts(cost: Int64) -> Message {
        Message(area, 0, [.money(cost)])
    }
    ///     Refinancing costs {$cost :money} more if you keep the new loan to its end. It wins only
    ///     if you sell the home or repay the loan after at least {$from :words} and at most {$until
    ///     :words}.
    @inline(never) static func answerCostsBetween(
        cost: Int64, from: Message, until: Message
    ) -> Message {
        Message(area, 1, [.money(cost), .words(from), .words(until)])
    }
    ///     Refinancing costs {$cost :money} more if you keep the new loan to its end. It wins only
    ///     if you sell the home or repay the loan within {$until :words}.
    @inline(never) static func answerCostsUntil(cost: Int64, until: Message) -> Message {
        Message(area, 2, [.money(cost), .words(until)])
    }
    /// `Refinancing changes nothing in the end: both loans cost the same.`
    static var answerSame: Message { Message(area, 3) }
    /// `Refinancing saves {$saved :money} if you keep the new loan to its end.`
    @inline(never) static func answerSaves(saved: Int64) -> Message {
        Message(area, 4, [.money(saved)])
    }
    ///     Refinancing saves {$saved :money} if you keep the new loan to its end. It pays off after
    ///     {$time :words}.
    @inline(never) static func answerSavesAfter(saved: Int64, time: Message) -> Message {
        Message(area, 5, [.money(saved), .words(time)])
    }
    /// `Refinancings`
    static var calculatorMany: Message { Message(area, 6) }
    /// `Compare two ways to refinance`
    static var calculatorOffers: Message { Message(area, 7) }
    /// `Refinancing`
    static var calculatorOne: Message { Message(area, 8) }
    /// `Should I refinance?`
    static var calculatorQuestion: Message { Message(area, 9) }
    ///     .input {$saved :money}
    ///     .local $sign = {$saved :sign}
    ///     .local $amount = {$saved :size}
    ///     .match $sign
    ///     zero {{By the end, the new loan costs as much as the current one}}
    ///     negative {{By the end, the new loan costs {$amount} more}}
    ///     * {{By the end, the new loan costs {$amount} less}}
    @inline(never) static func chartCostsFinding(saved: Int64) -> Message {
        Message(area, 10, [.money(saved)])
    }
    /// `After {$month :span}, the new loan has cost no more than the current one`
    @inline(never) static func chartInterestFindingFrom(month: Int) -> Message {
        Message(area, 11, [.count(month)])
    }
    ///     From {$month :span} up to {$last :span}, the new loan has cost no more than the current
    ///     one
    @inline(never) static func chartInterestFindingFromTo(month: Int, last: Int) -> Message {
        Message(area, 12, [.count(month), .count(last)])
    }
    /// `The new loan never makes up for its costs`
    static var chartInterestFindingNeverBack: Message { Message(area, 13) }
    /// `The new loan never costs less than the current one`
    static var chartInterestFindingNeverLess: Message { Message(area, 14) }
    /// `Every month, the new loan has cost as much as the current one`
    static var chartInterestFindingSame: Message { Message(area, 15) }
    /// `Interest and costs of the new loan`
    static var chartInterestSeriesNew: Message { Message(area, 16) }
    /// `Interest on the current loan`
    static var chartInterestSeriesOld: Message { Message(area, 17) }
    /// `Time to break even`
    static var figureBreakEven: Message { Message(area, 18) }
    /// `Time to break even by payments alone`
    static var figureBreakEvenByPayments: Message { Message(area, 19) }
    /// `Time after which the new loan falls behind`
    static var figureGoodUntil: Message { Message(area, 20) }
    /// `Extra interest`
    static var figureInterestAdded: Message { Message(area, 21) }
    /// `Interest saved`
    static var figureInterestSaved: Message { Message(area, 22) }
    /// `Extra cost if you keep your payment`
    static var figureKeptAdded: Message { Message(area, 23) }
    /// `Time if you keep your payment`
    static var figureKeptMonths: Message { Message(area, 24) }
    /// `Saved if you keep your payment, after costs`
    static var figureKeptSaved: Message { Message(area, 25) }
    /// `Extra payment each month`
    static var figureMonthlyAdded: Message { Message(area, 26) }
    /// `Saved each month`
    static var figureMonthlySaving: Message { Message(area, 27) }
    /// `Interest on the new loan`
    static var figureNewInterest: Message { Message(area, 28) }
    /// `Time on the new loan`
    static var figureNewMonths: Message { Message(area, 29) }
    /// `New payment`
    static var figureNewPayment: Message { Message(area, 30) }
    /// `New loan amount`
    static var figureNewPrincipal: Message { Message(area, 31) }
    /// `Interest left on the current loan`
    static var figureOldInterest: Message { Message(area, 32) }
    /// `Time left on the current loan`
    static var figureOldMonths: Message { Message(area, 33) }
    /// `Current payment`
    static var figureOldPayment: Message { Message(area, 34) }
    /// `Total extra cost`
    static var figureTotalAdded: Message { Message(area, 35) }
    /// `Total saved, after costs`
    static var figureTotalSaved: Message { Message(area, 36) }
    /// `Current balance`
    static var inputBalance: Message { Message(area, 37) }
    /// `What you still owe today.`
    static var inputBalanceHelp: Message { Message(area, 38) }
    /// `Cash taken out`
    static var inputCashOut: Message { Message(area, 39) }
    /// `Money that you borrow on top, to spend.`
    static var inputCashOutHelp: Message { Message(area, 40) }
    /// `Costs of the new loan`
    static var inputCosts: Message { Message(area, 41) }
    /// `How costs are paid`
    static var inputCostsPaid: Message { Message(area, 42) }
    /// `What you pay to get the new loan.`
    static var inputCostsHelp: Message { Message(area, 43) }
    /// `New rate`
    static var inputNewRate: Message { Message(area, 44) }
    /// `New term`
    static var inputNewTerm: Message { Message(area, 45) }
    /// `Current payment`
    static var inputPayment: Message { Message(area, 46) }
    /// `Payment rounding`
    static var inputPaymentRounding: Message { Message(area, 47) }
    /// `What you pay now, each month.`
    static var inputPaymentHelp: Message { Message(area, 48) }
    /// `Current rate`
    static var inputRate: Message { Message(area, 49) }
    /// `Time left`
    static var inputRemaining: Message { Message(area, 50) }
    /// `How long you still have to pay. You can enter the payment instead.`
    static var inputRemainingHelp: Message { Message(area, 51) }
    /// `Interest rounding`
    static var inputRounding: Message { Message(area, 52) }
    /// `never`
    static var never: Message { Message(area, 53) }
    ///     You also borrow the {$cash :money} that you take out. Its interest counts against the
    ///     new loan. What you do with the money does not count at all.
    @inline(never) static func noteCashOut(cash: Int64) -> Message {
        Message(area, 54, [.money(cash)])
    }
    ///     After {$months :span}, the new loan is no longer ahead. If you keep it to its end, it
    ///     costs {$costs :money} more.
    @inline(never) static func noteGoodUntil(months: Int, costs: Int64) -> Message {
        Message(area, 55, [.count(months), .money(costs)])
    }
    ///     Money today and money in years count the same here. Taxes and a prepayment penalty are
    ///     left out. Add a penalty to the costs.
    static var noteLeftOut: Message { Message(area, 56) }
    /// `The new loan ends {$months :span} later.`
    @inline(never) static func noteLonger(months: Int) -> Message {
        Message(area, 57, [.count(months)])
    }
    ///     The new loan ends {$months :span} later. Part of the lower payment comes only from the
    ///     longer time.
    @inline(never) static func noteLongerLower(months: Int) -> Message {
        Message(area, 58, [.count(months)])
    }
    ///     The costs are part of the new loan, and you pay interest on them. You pay nothing up
    ///     front, so saved payments alone would say nothing.
    static var noteRolledIn: Message { Message(area, 59) }
    ///     .input {$month :integer}
    ///     .input {$saved :money}
    ///     .input {$before :money}
    ///     .input {$costs :money}
    ///     .local $sign = {$before :sign}
    ///     .local $amount = {$before :size}
    ///     .match $sign
    ///     negative {{After month {$month}, the interest saved is {$saved}. A month earlier, the
    ///     new loan had cost {$amount} more interest. The costs are {$costs}.}}
    ///     * {{After month {$month}, the interest saved is {$saved}. A month earlier, it was
    ///     {$amount}. The costs are {$costs}.}}
    @inline(never) static func proofCrossing(
        month: Int, saved: Int64, before: Int64, costs: Int64
    ) -> Message {
        Message(area, 60, [.count(month), .money(saved), .money(before), .money(costs)])
    }
    /// `Even in its best month, the new loan is behind by {$behind :money}.`
    @inline(never) static func proofCrossingNever(behind: Int64) -> Message {
        Message(area, 61, [.money(behind)])
    }
    /// `At no time has the new loan cost less interest in total than the current one.`
    static var proofCrossingNone: Message { Message(area, 62) }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{In the one month, interest saved minus costs is the difference between the loans
    ///     in what you have paid and still owe.}}
    ///     * {{In each of the {$months} months, interest saved minus costs is the difference
    ///     between the loans in what you have paid and still owe.}}
    @inline(never) static func proofPosition(months: Int) -> Message {
        Message(area, 63, [.count(months)])
    }
    /// `The principal repaid on the new loan, {$repaid :money}, is the amount of that loan.`
    @inline(never) static func proofRepaidNew(repaid: Int64) -> Message {
        Message(area, 64, [.money(repaid)])
    }
    /// `The principal repaid on the current loan, {$repaid :money}, is its balance today.`
    @inline(never) static func proofRepaidOld(repaid: Int64) -> Message {
        Message(area, 65, [.money(repaid)])
    }
    /// `the first month after which some interest is saved, and it is at least the costs`
    static var stepBreakEvenFormula: Message { Message(area, 66) }
    /// `after month {$month :integer}: {$saved :money} saved, costs {$costs :money}`
    @inline(never) static func stepBreakEvenNumbers(
        month: Int, saved: Int64, costs: Int64
    ) -> Message {
        Message(area, 67, [.count(month), .money(saved), .money(costs)])
    }
    ///     .input {$month :integer}
    ///     .input {$saved :money}
    ///     .input {$costs :money}
    ///     .local $sign = {$saved :sign}
    ///     .local $amount = {$saved :size}
    ///     .match $sign
    ///     negative {{at best, after month {$month}: {$amount} more interest, costs {$costs}}}
    ///     * {{at best, after month {$month}: {$amount} saved, costs {$costs}}}
    @inline(never) static func stepBreakEvenNumbersNever(
        month: Int, saved: Int64, costs: Int64
    ) -> Message {
        Message(area, 68, [.count(month), .money(saved), .money(costs)])
    }
    ///     The interest saved is the difference between the loans in what you have paid and still
    ///     owe. How much of a payment is principal does not change it.
    static var stepBreakEvenRounding: Message { Message(area, 69) }
    /// `When you break even`
    static var stepBreakEvenTitle: Message { Message(area, 70) }
    /// `the first month after which the payments saved so far are at least the costs paid up front`
    static var stepByPaymentsFormula: Message { Message(area, 71) }
    ///     .input {$costs :money}
    ///     .input {$saved :money}
    ///     .local $sign = {$saved :sign}
    ///     .local $amount = {$saved :size}
    ///     .match $sign
    ///     zero {{costs {$costs}, and the payment stays the same}}
    ///     negative {{costs {$costs}, and {$amount} more to pay each month}}
    ///     * {{costs {$costs}, and {$amount} saved each month}}
    @inline(never) static func stepByPaymentsNumbers(costs: Int64, saved: Int64) -> Message {
        Message(area, 72, [.money(costs), .money(saved)])
    }
    ///     The usual rule of thumb. It ignores the balance: a longer term lowers the payment and
    ///     saves nothing.
    static var stepByPaymentsRounding: Message { Message(area, 73) }
    /// `Break-even by payments alone`
    static var stepByPaymentsTitle: Message { Message(area, 74) }
    ///     the interest in all payments on the current loan − the interest in all payments on the
    ///     new loan
    static var stepInterestFormula: Message { Message(area, 75) }
    /// `Each month’s interest is rounded {$rule :words}.`
    @inline(never) static func stepInterestRounding(rule: Message) -> Message {
        Message(area, 76, [.words(rule)])
    }
    /// `Interest until the loans are paid off`
    static var stepInterestTitle: Message { Message(area, 77) }
    ///     .input {$saved :money}
    ///     .input {$time :span}
    ///     .local $sign = {$saved :sign}
    ///     .local $amount = {$saved :size}
    ///     .match $sign
    ///     negative {{costs {$amount} more over {$time}}}
    ///     * {{saves {$amount} over {$time}}}
    @inline(never) static func stepKeptAnswer(saved: Int64, time: Int) -> Message {
        Message(area, 78, [.money(saved), .count(time)])
    }
    ///     interest left on the current loan − interest on the new loan at your current payment −
    ///     costs
    static var stepKeptFormula: Message { Message(area, 79) }
    /// `{$old :money} − {$new :money} − {$costs :money}`
    @inline(never) static func stepKeptNumbers(old: Int64, new: Int64, costs: Int64) -> Message {
        Message(area, 80, [.money(old), .money(new), .money(costs)])
    }
    /// `If you keep your payment`
    static var stepKeptTitle: Message { Message(area, 81) }
    /// `new loan × i ÷ (1 − (1 + i)⁻ⁿ), with i = new rate ÷ 12`
    static var stepNewFormula: Message { Message(area, 82) }
    /// `new loan ÷ n, because the new rate is zero`
    static var stepNewFormulaZero: Message { Message(area, 83) }
    /// `The new payment`
    static var stepNewTitle: Message { Message(area, 84) }
    /// `balance × i ÷ (1 − (1 + i)⁻ⁿ), with i = rate ÷ 12`
    static var stepOldFormula: Message { Message(area, 85) }
    /// `the payment you entered, until the balance is zero`
    static var stepOldFormulaTyped: Message { Message(area, 86) }
    /// `balance ÷ n, because the rate is zero`
    static var stepOldFormulaZero: Message { Message(area, 87) }
    /// `{$balance :money} at {$rate :rate}`
    @inline(never) static func stepOldNumbersTyped(balance: Int64, rate: ExactDecimal) -> Message {
        Message(area, 88, [.money(balance), .rate(rate)])
    }
    /// `The current loan`
    static var stepOldTitle: Message { Message(area, 89) }
    ///     .input {$payment :money}
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{{$payment} over {$months} month}}
    ///     * {{{$payment} over {$months} months}}
    @inline(never) static func stepPaymentAnswer(payment: Int64, months: Int) -> Message {
        Message(area, 90, [.money(payment), .count(months)])
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
        Message(area, 91, [.money(principal), .rate(rate), .count(payments)])
    }
    /// `The exact payment is rounded {$rule :words} once.`
    @inline(never) static func stepPaymentRounding(rule: Message) -> Message {
        Message(area, 92, [.words(rule)])
    }
    /// `Ordinary annuity, as for every loan`
    static var stepPaymentSource: Message { Message(area, 93) }
    /// `current balance + cash taken out + rolled-in costs`
    static var stepPrincipalFormula: Message { Message(area, 94) }
    /// `{$balance :money} + {$cash :money} + {$costs :money}`
    @inline(never) static func stepPrincipalNumbers(
        balance: Int64, cash: Int64, costs: Int64
    ) -> Message {
        Message(area, 95, [.money(balance), .money(cash), .money(costs)])
    }
    /// `The new loan`
    static var stepPrincipalTitle: Message { Message(area, 96) }
    /// `current payment − new payment`
    static var stepSavingFormula: Message { Message(area, 97) }
    /// `How much the payment changes`
    static var stepSavingTitle: Message { Message(area, 98) }
    /// `interest saved − costs`
    static var stepTotalFormula: Message { Message(area, 99) }
    /// `Total saved`
    static var stepTotalTitle: Message { Message(area, 100) }
    /// `In {$currency :string}. “Ahead by” is the interest saved so far minus the costs.`
    @inline(never) static func tableCaption(currency: String) -> Message {
        Message(area, 101, [.text(currency)])
    }
    /// `Ahead by`
    static var tableColumnAdvantage: Message { Message(area, 102) }
    /// `Month`
    static var tableColumnMonth: Message { Message(area, 103) }
    /// `Balance, new`
    static var tableColumnNewBalance: Message { Message(area, 104) }
    /// `Interest, new`
    static var tableColumnNewInterest: Message { Message(area, 105) }
    /// `Paid, new`
    static var tableColumnNewPayment: Message { Message(area, 106) }
    /// `Balance, current`
    static var tableColumnOldBalance: Message { Message(area, 107) }
    /// `Interest, current`
    static var tableColumnOldInterest: Message { Message(area, 108) }
    /// `Paid, current`
    static var tableColumnOldPayment: Message { Message(area, 109) }
    /// `Year`
    static var tableColumnYear: Message { Message(area, 110) }
    /// `In {$currency :string}, from today until each loan is paid off.`
    @inline(never) static func tableLoansCaption(currency: String) -> Message {
        Message(area, 111, [.text(currency)])
    }
    /// `Costs`
    static var tableLoansColumnCosts: Message { Message(area, 112) }
    /// `Interest`
    static var tableLoansColumnInterest: Message { Message(area, 113) }
    /// `Loan`
    static var tableLoansColumnLoan: Message { Message(area, 114) }
    /// `Time`
    static var tableLoansColumnMonths: Message { Message(area, 115) }
    /// `Payment`
    static var tableLoansColumnPayment: Message { Message(area, 116) }
    /// `Interest and costs`
    static var tableLoansColumnTotal: Message { Message(area, 117) }
    /// `The loans side by side`
    static var tableLoansTitle: Message { Message(area, 118) }
    /// `Year {$year :integer}`
    @inline(never) static func tableMonthsGroup(year: Int) -> Message {
        Message(area, 119, [.count(year)])
    }
    /// `Every month`
    static var tableMonthsTitle: Message { Message(area, 120) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 121) }
    /// `New loan, current payment`
    static var wayKept: Message { Message(area, 122) }
    /// `New loan`
    static var wayNew: Message { Message(area, 123) }
    /// `Current loan`
    static var wayOld: Message { Message(area, 124) }
}
