// scripts/messages makes this file of messages/en/payoff.mf2.

/// The messages of the area payoff, with the values that they take.
enum PayoffWords {
    static var area: MessageArea { MessageArea(16, digest: 0xB605_381F) }
    enum Strategy: String, Sendable {
        case avalanche
        case other
    }
    ///     .input {$time :words}
    ///     .input {$interest :money}
    ///     .local $sign = {$interest :sign}
    ///     .match $sign
    ///     zero {{You are debt-free in {$time} and pay no interest.}}
    ///     * {{You are debt-free in {$time} and pay {$interest} in interest.}}
    @inline(never) static func answerFree(time: Message, interest: Int64) -> Message {
        Message(area, 0, [.words(time), .money(interest)])
    }
    ///     You are debt-free in {$time :words}. Compared with minimum payments, you save {$saved
    ///     :money} in interest and are free {$sooner :span} sooner.
    @inline(never) static func answerSaved(time: Message, saved: Int64, sooner: Int) -> Message {
        Message(area, 1, [.words(time), .money(saved), .count(sooner)])
    }
    ///     You are debt-free in {$time :words}. Compared with minimum payments, you save {$saved
    ///     :money} in interest.
    @inline(never) static func answerSavedInterest(time: Message, saved: Int64) -> Message {
        Message(area, 2, [.words(time), .money(saved)])
    }
    /// `Debt payoff plans`
    static var calculatorMany: Message { Message(area, 3) }
    /// `Debt payoff plan`
    static var calculatorOne: Message { Message(area, 4) }
    /// `When will I be debt-free?`
    static var calculatorQuestion: Message { Message(area, 5) }
    /// `{$budget :money} a month pays off {$owed :money} in {$months :span}`
    @inline(never) static func chartBalancesFinding(
        budget: Int64, owed: Int64, months: Int
    ) -> Message {
        Message(area, 6, [.money(budget), .money(owed), .count(months)])
    }
    /// `Other debts`
    static var chartBalancesSeriesOthers: Message { Message(area, 7) }
    /// `The plan costs {$interest :money} in interest`
    @inline(never) static func chartInterestFinding(interest: Int64) -> Message {
        Message(area, 8, [.money(interest)])
    }
    /// `Interest saved compared with minimums`
    static var figureInterestSaved: Message { Message(area, 9) }
    /// `Time until all debts are paid off`
    static var figureMonths: Message { Message(area, 10) }
    /// `Time saved compared with minimums`
    static var figureMonthsSaved: Message { Message(area, 11) }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{Interest with avalanche}}
    ///     * {{Interest with snowball}}
    @inline(never) static func figureOtherInterest(strategy: Strategy) -> Message {
        Message(area, 12, [.text(strategy.rawValue)])
    }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{Time with avalanche}}
    ///     * {{Time with snowball}}
    @inline(never) static func figureOtherMonths(strategy: Strategy) -> Message {
        Message(area, 13, [.text(strategy.rawValue)])
    }
    /// `Total interest`
    static var figureTotalInterest: Message { Message(area, 14) }
    /// `Total paid`
    static var figureTotalPaid: Message { Message(area, 15) }
    /// `Debts`
    static var inputDebts: Message { Message(area, 16) }
    /// `Balance`
    static var inputDebtsBalance: Message { Message(area, 17) }
    /// `Monthly minimum`
    static var inputDebtsMinimum: Message { Message(area, 18) }
    /// `Name`
    static var inputDebtsName: Message { Message(area, 19) }
    /// `Yearly rate`
    static var inputDebtsRate: Message { Message(area, 20) }
    /// `Monthly budget`
    static var inputMonthlyBudget: Message { Message(area, 21) }
    /// `All that you can pay on these debts each month.`
    static var inputMonthlyBudgetHelp: Message { Message(area, 22) }
    /// `Strategy`
    static var inputStrategy: Message { Message(area, 23) }
    /// `Avalanche pays the highest rate first, snowball the smallest debt.`
    static var inputStrategyHelp: Message { Message(area, 24) }
    ///     You pay the same budget until the last debt is paid off: when one debt is paid off, its
    ///     payment goes to the next. The plan assumes that the minimums and rates stay as typed,
    ///     and that you borrow nothing new.
    static var noteBudget: Message { Message(area, 25) }
    /// `With minimums only, you would not pay off all debts within {$months :span}.`
    @inline(never) static func noteMinimumsNeverEnd(months: Int) -> Message {
        Message(area, 26, [.count(months)])
    }
    ///     .input {$strategy :one-of}
    ///     .input {$interest :money}
    ///     .input {$months :integer}
    ///     .input {$time :span}
    ///     .local $sign = {$months :sign}
    ///     .match $strategy $sign
    ///     avalanche zero {{The avalanche would cost {$interest} less in interest and take just as
    ///     long.}}
    ///     avalanche negative {{The avalanche would cost {$interest} less in interest and take
    ///     {$time} less.}}
    ///     avalanche * {{The avalanche would cost {$interest} less in interest and take {$time}
    ///     longer.}}
    ///     * zero {{The snowball would cost {$interest} less in interest and take just as long.}}
    ///     * negative {{The snowball would cost {$interest} less in interest and take {$time}
    ///     less.}}
    ///     * * {{The snowball would cost {$interest} less in interest and take {$time} longer.}}
    @inline(never) static func noteOtherCheaper(
        strategy: Strategy, interest: Int64, months: Int, time: Int
    ) -> Message {
        Message(
            area, 27, [.text(strategy.rawValue), .money(interest), .count(months), .count(time)])
    }
    ///     .input {$strategy :one-of}
    ///     .input {$interest :money}
    ///     .input {$months :integer}
    ///     .input {$time :span}
    ///     .local $sign = {$months :sign}
    ///     .match $strategy $sign
    ///     avalanche zero {{The avalanche would cost {$interest} more in interest and take just as
    ///     long.}}
    ///     avalanche negative {{The avalanche would cost {$interest} more in interest and take
    ///     {$time} less.}}
    ///     avalanche * {{The avalanche would cost {$interest} more in interest and take {$time}
    ///     longer.}}
    ///     * zero {{The snowball would cost {$interest} more in interest and take just as long.}}
    ///     * negative {{The snowball would cost {$interest} more in interest and take {$time}
    ///     less.}}
    ///     * * {{The snowball would cost {$interest} more in interest and take {$time} longer.}}
    @inline(never) static func noteOtherDearer(
        strategy: Strategy, interest: Int64, months: Int, time: Int
    ) -> Message {
        Message(
            area, 28, [.text(strategy.rawValue), .money(interest), .count(months), .count(time)])
    }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{The avalanche would cost the same in interest and take just as long.}}
    ///     * {{The snowball would cost the same in interest and take just as long.}}
    @inline(never) static func noteOtherSame(strategy: Strategy) -> Message {
        Message(area, 29, [.text(strategy.rawValue)])
    }
    /// `You pay {$budget :money} every month, and {$last :money} in the last one.`
    @inline(never) static func proofBudget(budget: Int64, last: Int64) -> Message {
        Message(area, 30, [.money(budget), .money(last)])
    }
    /// `After the last month, you owe {$left :money}.`
    @inline(never) static func proofEnd(left: Int64) -> Message {
        Message(area, 31, [.money(left)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{In the only month, each debt’s balance plus interest minus its payment is its new
    ///     balance.}}
    ///     * {{In each of the {$months} months, each debt’s balance plus interest minus its payment
    ///     is its new balance.}}
    @inline(never) static func proofRows(months: Int) -> Message {
        Message(area, 32, [.count(months)])
    }
    /// `All payments, {$paid :money}, add up to the balances and their interest, {$cost :money}.`
    @inline(never) static func proofTotal(paid: Int64, cost: Int64) -> Message {
        Message(area, 33, [.money(paid), .money(cost)])
    }
    /// `for each debt: interest = balance × rate ÷ 12`
    static var stepInterestFormula: Message { Message(area, 34) }
    /// `{$debt :string}, first month: {$balance :money} × {$rate :rate} ÷ 12`
    @inline(never) static func stepInterestNumbers(
        debt: String, balance: Int64, rate: ExactDecimal
    ) -> Message {
        Message(area, 35, [.text(debt), .money(balance), .rate(rate)])
    }
    /// `Rounded (halves up) to the smallest unit of the currency, for each debt and month.`
    static var stepInterestRounding: Message { Message(area, 36) }
    /// `Interest for a month`
    static var stepInterestTitle: Message { Message(area, 37) }
    ///     .input {$interest :money}
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{{$interest} and {$months} month}}
    ///     * {{{$interest} and {$months} months}}
    @inline(never) static func stepMinimumsAnswer(interest: Int64, months: Int) -> Message {
        Message(area, 38, [.money(interest), .count(months)])
    }
    ///     the interest and months when each debt gets its minimum and nothing more, minus those of
    ///     the plan
    static var stepMinimumsFormula: Message { Message(area, 39) }
    /// `{$least :money} − {$interest :money}; {$least-months :integer} − {$months :integer}`
    @inline(never) static func stepMinimumsNumbers(
        least: Int64, interest: Int64, leastMonths: Int, months: Int
    ) -> Message {
        Message(area, 40, [.money(least), .money(interest), .count(leastMonths), .count(months)])
    }
    /// `Compared with minimums only`
    static var stepMinimumsTitle: Message { Message(area, 41) }
    /// `{$time :span} until all balances are 0`
    @inline(never) static func stepOrderAnswer(time: Int) -> Message {
        Message(area, 42, [.count(time)])
    }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{each month: every debt gets its minimum, then the rest of the budget goes to
    ///     the debt with the highest rate, and from there to the next; if rates are equal, the
    ///     lower balance is first, then the smaller minimum}}
    ///     * {{each month: every debt gets its minimum, then the rest of the budget goes to the
    ///     debt with the lowest balance at the start of the month, and from there to the next; if
    ///     balances are equal, the higher rate is first, then the smaller minimum}}
    @inline(never) static func stepOrderFormula(strategy: Strategy) -> Message {
        Message(area, 43, [.text(strategy.rawValue)])
    }
    ///     first month: {$budget :money} − minimums of {$minimums :money} leaves {$left :money},
    ///     which goes first to {$debt :string}
    @inline(never) static func stepOrderNumbers(
        budget: Int64, minimums: Int64, left: Int64, debt: String
    ) -> Message {
        Message(area, 44, [.money(budget), .money(minimums), .money(left), .text(debt)])
    }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{Debt avalanche: the highest rate first}}
    ///     * {{Debt snowball: the lowest balance first}}
    @inline(never) static func stepOrderSource(strategy: Strategy) -> Message {
        Message(area, 45, [.text(strategy.rawValue)])
    }
    /// `Which debt is paid first`
    static var stepOrderTitle: Message { Message(area, 46) }
    /// `{$interest :money} in interest over {$time :span}`
    @inline(never) static func stepOtherAnswer(interest: Int64, time: Int) -> Message {
        Message(area, 47, [.money(interest), .count(time)])
    }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{the same debts and budget, in the order of the avalanche}}
    ///     * {{the same debts and budget, in the order of the snowball}}
    @inline(never) static func stepOtherFormula(strategy: Strategy) -> Message {
        Message(area, 48, [.text(strategy.rawValue)])
    }
    /// `The other strategy`
    static var stepOtherTitle: Message { Message(area, 49) }
    /// `the interest on all debts in all months`
    static var stepTotalInterestFormula: Message { Message(area, 50) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} debt}}
    ///     * {{{$count} debts}}
    @inline(never) static func stepTotalInterestNumbers(count: Int) -> Message {
        Message(area, 51, [.count(count)])
    }
    /// `All interest`
    static var stepTotalInterestTitle: Message { Message(area, 52) }
    /// `the balances + all interest`
    static var stepTotalPaidFormula: Message { Message(area, 53) }
    /// `All payments`
    static var stepTotalPaidTitle: Message { Message(area, 54) }
    /// `In {$currency :string}, in the order typed.`
    @inline(never) static func tableDebtsCaption(currency: String) -> Message {
        Message(area, 55, [.text(currency)])
    }
    /// `Balance`
    static var tableDebtsColumnBalance: Message { Message(area, 56) }
    /// `Interest`
    static var tableDebtsColumnInterest: Message { Message(area, 57) }
    /// `Minimum`
    static var tableDebtsColumnMinimum: Message { Message(area, 58) }
    /// `Debt`
    static var tableDebtsColumnName: Message { Message(area, 59) }
    /// `Paid`
    static var tableDebtsColumnPaid: Message { Message(area, 60) }
    /// `Paid off after`
    static var tableDebtsColumnPaidOffMonth: Message { Message(area, 61) }
    /// `Yearly rate`
    static var tableDebtsColumnRate: Message { Message(area, 62) }
    /// `Debt by debt`
    static var tableDebtsTitle: Message { Message(area, 63) }
    ///     What you pay on each debt, in {$currency :string}; interest is rounded (halves up) to
    ///     the smallest unit of the currency.
    @inline(never) static func tableMonthsCaption(currency: String) -> Message {
        Message(area, 64, [.text(currency)])
    }
    /// `Balance owed`
    static var tableMonthsColumnBalance: Message { Message(area, 65) }
    /// `Interest`
    static var tableMonthsColumnInterest: Message { Message(area, 66) }
    /// `Month`
    static var tableMonthsColumnMonth: Message { Message(area, 67) }
    /// `Owed on {$debt :string}`
    @inline(never) static func tableMonthsColumnOwed(debt: String) -> Message {
        Message(area, 68, [.text(debt)])
    }
    /// `Paid`
    static var tableMonthsColumnPayment: Message { Message(area, 69) }
    /// `Year {$year :integer}`
    @inline(never) static func tableMonthsGroup(year: Int) -> Message {
        Message(area, 70, [.count(year)])
    }
    /// `Every month`
    static var tableMonthsTitle: Message { Message(area, 71) }
    /// `Ways to pay off the same debts, in {$currency :string}.`
    @inline(never) static func tablePlansCaption(currency: String) -> Message {
        Message(area, 72, [.text(currency)])
    }
    /// `never`
    static var tablePlansCellNever: Message { Message(area, 73) }
    /// `Interest`
    static var tablePlansColumnInterest: Message { Message(area, 74) }
    /// `Time`
    static var tablePlansColumnMonths: Message { Message(area, 75) }
    /// `Paid`
    static var tablePlansColumnPaid: Message { Message(area, 76) }
    /// `Plan`
    static var tablePlansColumnPlan: Message { Message(area, 77) }
    /// `Compared with other plans`
    static var tablePlansTitle: Message { Message(area, 78) }
    /// `Minimums only`
    static var wayMinimums: Message { Message(area, 79) }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{Avalanche}}
    ///     * {{Snowball}}
    @inline(never) static func wayOther(strategy: Strategy) -> Message {
        Message(area, 80, [.text(strategy.rawValue)])
    }
    ///     .input {$strategy :one-of}
    ///     .match $strategy
    ///     avalanche {{This plan, avalanche}}
    ///     * {{This plan, snowball}}
    @inline(never) static func wayThis(strategy: Strategy) -> Message {
        Message(area, 81, [.text(strategy.rawValue)])
    }
}
