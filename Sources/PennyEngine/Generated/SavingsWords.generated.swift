// scripts/messages makes this file of messages/en/savings.mf2.

/// The messages of the area savings, with the values that they take.
enum SavingsWords {
    static var area: MessageArea { MessageArea(25, digest: 0xEA55_0F1C) }
    enum Deposits: String, Sendable {
        case end
        case other
    }
    enum Fee: String, Sendable {
        case yearEnd = "year-end"
        case subtract
        case perCompounding = "per-compounding"
        case other
    }
    ///     .input {$balance :money}
    ///     .input {$interest :money}
    ///     .input {$time :words}
    ///     .local $sign = {$interest :sign}
    ///     .match $sign
    ///     zero {{You have {$balance} after {$time}. You earn no interest.}}
    ///     * {{Your savings grow to {$balance} in {$time}. Of that, {$interest} is interest.}}
    @inline(never) static func answerGrows(
        balance: Int64, time: Message, interest: Int64
    ) -> Message {
        Message(area, 0, [.money(balance), .words(time), .money(interest)])
    }
    ///     Your savings grow to {$balance :money} in {$time :words}. They earn {$interest :money}
    ///     in interest, and fees take {$fees :money}.
    @inline(never) static func answerGrowsFees(
        balance: Int64, time: Message, interest: Int64, fees: Int64
    ) -> Message {
        Message(area, 1, [.money(balance), .words(time), .money(interest), .money(fees)])
    }
    ///     After {$time :words} you have {$balance :money}. You lose {$loss :money} of what you put
    ///     in.
    @inline(never) static func answerShrinks(
        balance: Int64, time: Message, loss: Int64
    ) -> Message {
        Message(area, 2, [.money(balance), .words(time), .money(loss)])
    }
    /// `Savings`
    static var calculatorMany: Message { Message(area, 3) }
    /// `Compare two savings accounts`
    static var calculatorOffers: Message { Message(area, 4) }
    /// `Savings plan`
    static var calculatorOne: Message { Message(area, 5) }
    /// `How much will my savings grow?`
    static var calculatorQuestion: Message { Message(area, 6) }
    /// `Deposits of {$deposits :money} become {$balance :money}`
    @inline(never) static func chartGrowthFinding(deposits: Int64, balance: Int64) -> Message {
        Message(area, 7, [.money(deposits), .money(balance)])
    }
    /// `Deposits`
    static var chartGrowthSeriesDeposits: Message { Message(area, 8) }
    /// `Fees`
    static var chartGrowthSeriesFees: Message { Message(area, 9) }
    /// `Interest`
    static var chartGrowthSeriesInterest: Message { Message(area, 10) }
    /// `Interest after fees`
    static var chartGrowthSeriesInterestKept: Message { Message(area, 11) }
    /// `Final balance`
    static var figureAccruedBalance: Message { Message(area, 12) }
    /// `Balance without the fee`
    static var figureBalanceWithoutFees: Message { Message(area, 13) }
    /// `Cost of the fee`
    static var figureCostOfFees: Message { Message(area, 14) }
    /// `Total deposits`
    static var figureTotalDeposits: Message { Message(area, 15) }
    /// `Total fees`
    static var figureTotalFees: Message { Message(area, 16) }
    /// `Interest earned`
    static var figureTotalInterest: Message { Message(area, 17) }
    /// `Interest lost`
    static var figureTotalInterestLost: Message { Message(area, 18) }
    /// `Yearly fee`
    static var inputAdditionalFeeRate: Message { Message(area, 19) }
    /// `What a fund or a bank takes each year.`
    static var inputAdditionalFeeRateHelp: Message { Message(area, 20) }
    /// `Compounding`
    static var inputCompoundInterval: Message { Message(area, 21) }
    /// `How often interest is added.`
    static var inputCompoundIntervalHelp: Message { Message(area, 22) }
    /// `Deposit timing each month`
    static var inputDepositTiming: Message { Message(area, 23) }
    /// `How the fee is taken`
    static var inputFeeRule: Message { Message(area, 24) }
    /// `Whether the fee is taken at the end of a year or lowers the rate.`
    static var inputFeeRuleHelp: Message { Message(area, 25) }
    /// `Initial investment`
    static var inputInitialInvestment: Message { Message(area, 26) }
    /// `Interest between compounding dates`
    static var inputInsidePeriod: Message { Message(area, 27) }
    /// `What a deposit earns before interest is next added.`
    static var inputInsidePeriodHelp: Message { Message(area, 28) }
    /// `Yearly interest rate`
    static var inputInterestRate: Message { Message(area, 29) }
    /// `Monthly deposit`
    static var inputMonthlyDeposit: Message { Message(area, 30) }
    /// `Years to invest`
    static var inputYearsToInvest: Message { Message(area, 31) }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{The fee is taken after every twelfth month, so the last month has no fee.}}
    ///     * {{The fee is taken after every twelfth month, so the last {$months} months have no
    ///     fee.}}
    @inline(never) static func noteFeeAtYearEnd(months: Int) -> Message {
        Message(area, 32, [.count(months)])
    }
    ///     The fee lowers the rate to {$rate :rate} and is not taken separately, so the total fees
    ///     are zero. The cost of the fee is how much smaller it makes the balance.
    @inline(never) static func noteFeeSubtracted(rate: ExactDecimal) -> Message {
        Message(area, 33, [.rate(rate)])
    }
    /// `The deposits of all rows add up to the total deposits: {$deposits :money}.`
    @inline(never) static func proofDeposits(deposits: Int64) -> Message {
        Message(area, 34, [.money(deposits)])
    }
    ///     Deposits plus interest minus fees, over all rows, equal the final balance: {$balance
    ///     :money}.
    @inline(never) static func proofRows(balance: Int64) -> Message {
        Message(area, 35, [.money(balance)])
    }
    ///     .input {$deposits :one-of}
    ///     .input {$fee :one-of}
    ///     .match $deposits $fee
    ///     end year-end {{each month: balance = balance × g + deposit; after every twelfth month:
    ///     balance = balance × (1 − fee)}}
    ///     end subtract {{each month: balance = balance × g + deposit, with g from rate − fee}}
    ///     end per-compounding {{each month: balance = balance × g + deposit; at each compounding:
    ///     balance = balance × (1 − fee ÷ compoundings a year)}}
    ///     end * {{each month: balance = balance × g + deposit}}
    ///     * year-end {{each month: balance = (balance + deposit) × g; after every twelfth month:
    ///     balance = balance × (1 − fee)}}
    ///     * subtract {{each month: balance = (balance + deposit) × g, with g from rate − fee}}
    ///     * per-compounding {{each month: balance = (balance + deposit) × g; at each compounding:
    ///     balance = balance × (1 − fee ÷ compoundings a year)}}
    ///     * * {{each month: balance = (balance + deposit) × g}}
    @inline(never) static func stepBalanceFormula(deposits: Deposits, fee: Fee) -> Message {
        Message(area, 36, [.text(deposits.rawValue), .text(fee.rawValue)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{from {$initial :money} with {$deposit :money} a month over {$months} month}}
    ///     * {{from {$initial :money} with {$deposit :money} a month over {$months} months}}
    @inline(never) static func stepBalanceNumbers(
        initial: Int64, deposit: Int64, months: Int
    ) -> Message {
        Message(area, 37, [.money(initial), .money(deposit), .count(months)])
    }
    /// `Nothing is rounded on the way; the exact balance is rounded (halves up) once.`
    static var stepBalanceRounding: Message { Message(area, 38) }
    /// `Final balance`
    static var stepBalanceTitle: Message { Message(area, 39) }
    /// `the balance of the same plan without the fee − the balance`
    static var stepCostFormula: Message { Message(area, 40) }
    ///     This is more than the total fees, because the money that the fee took no longer earns
    ///     interest.
    static var stepCostRounding: Message { Message(area, 41) }
    /// `Cost of the fee`
    static var stepCostTitle: Message { Message(area, 42) }
    /// `initial investment + deposit × months`
    static var stepDepositsFormula: Message { Message(area, 43) }
    /// `{$initial :money} + {$deposit :money} × {$months :integer}`
    @inline(never) static func stepDepositsNumbers(
        initial: Int64, deposit: Int64, months: Int
    ) -> Message {
        Message(area, 44, [.money(initial), .money(deposit), .count(months)])
    }
    /// `Total deposits`
    static var stepDepositsTitle: Message { Message(area, 45) }
    /// `there is no fee`
    static var stepFeesFormulaNone: Message { Message(area, 46) }
    /// `the sum of balance × fee ÷ compoundings a year at each compounding`
    static var stepFeesFormulaPerCompounding: Message { Message(area, 47) }
    /// `the fee is subtracted from the rate and not taken separately`
    static var stepFeesFormulaSubtract: Message { Message(area, 48) }
    /// `the sum of balance × fee after every twelfth month`
    static var stepFeesFormulaYearEnd: Message { Message(area, 49) }
    /// `fee {$fee :rate} a year`
    @inline(never) static func stepFeesNumbers(fee: ExactDecimal) -> Message {
        Message(area, 50, [.rate(fee)])
    }
    /// `The exact sum is rounded (halves up) once.`
    static var stepFeesRounding: Message { Message(area, 51) }
    /// `As in the US Department of Labor’s example of 401(k) plan fees`
    static var stepFeesSourceSubtract: Message { Message(area, 52) }
    /// `As in the US SEC’s investor bulletin on how fees affect a portfolio`
    static var stepFeesSourceYearEnd: Message { Message(area, 53) }
    /// `Total fees`
    static var stepFeesTitle: Message { Message(area, 54) }
    /// `{$growth :number}…`
    @inline(never) static func stepGrowthCut(growth: ExactDecimal) -> Message {
        Message(area, 55, [.number(growth)])
    }
    /// `g = (1 + rate ÷ compoundings a year)^(compoundings a year ÷ 12)`
    static var stepGrowthFormula: Message { Message(area, 56) }
    /// `(1 + {$rate :rate} ÷ {$times :integer})^({$times :integer} ÷ 12)`
    @inline(never) static func stepGrowthNumbers(rate: ExactDecimal, times: Int) -> Message {
        Message(area, 57, [.rate(rate), .count(times)])
    }
    /// `The number shown is cut off. It is computed with at least 57 decimals and an error bound.`
    static var stepGrowthRounding: Message { Message(area, 58) }
    /// `Compound interest at the equivalent monthly rate`
    static var stepGrowthSource: Message { Message(area, 59) }
    /// `Growth in a month`
    static var stepGrowthTitle: Message { Message(area, 60) }
    /// `interest = balance − deposits + fees`
    static var stepInterestFormula: Message { Message(area, 61) }
    /// `{$balance :money} − {$deposits :money} + {$fees :money}`
    @inline(never) static func stepInterestNumbers(
        balance: Int64, deposits: Int64, fees: Int64
    ) -> Message {
        Message(area, 62, [.money(balance), .money(deposits), .money(fees)])
    }
    /// `Interest earned`
    static var stepInterestTitle: Message { Message(area, 63) }
    ///     .input {$share :rate}
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{{$share} of the balance every month}}
    ///     * {{{$share} of the balance every {$months} months}}
    @inline(never) static func stepPeriodAnswer(share: ExactDecimal, months: Int) -> Message {
        Message(area, 64, [.rate(share), .count(months)])
    }
    /// `interest = balance at the end of the period (before interest) × rate ÷ compoundings a year`
    static var stepPeriodFormulaOfEnd: Message { Message(area, 65) }
    /// `interest = balance at the start of the period × rate ÷ compoundings a year`
    static var stepPeriodFormulaOfStart: Message { Message(area, 66) }
    /// `Growth in a period`
    static var stepPeriodTitle: Message { Message(area, 67) }
    /// `Balance`
    static var tableColumnBalance: Message { Message(area, 68) }
    /// `Deposits`
    static var tableColumnDeposits: Message { Message(area, 69) }
    /// `Fees`
    static var tableColumnFees: Message { Message(area, 70) }
    /// `Interest`
    static var tableColumnInterest: Message { Message(area, 71) }
    ///     Totals by year in {$currency :string}; the deposits of year 1 include the initial
    ///     investment.
    @inline(never) static func tableGrowthCaption(currency: String) -> Message {
        Message(area, 72, [.text(currency)])
    }
    /// `Year`
    static var tableGrowthColumnYear: Message { Message(area, 73) }
    /// `Year by year`
    static var tableGrowthTitle: Message { Message(area, 74) }
    ///     All months in {$currency :string}; each balance is rounded (halves up) from the exact
    ///     balance.
    @inline(never) static func tableMonthsCaption(currency: String) -> Message {
        Message(area, 75, [.text(currency)])
    }
    /// `Month`
    static var tableMonthsColumnMonth: Message { Message(area, 76) }
    /// `Year {$year :integer}`
    @inline(never) static func tableMonthsGroup(year: Int) -> Message {
        Message(area, 77, [.count(year)])
    }
    /// `Every month`
    static var tableMonthsTitle: Message { Message(area, 78) }
}
