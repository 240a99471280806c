// scripts/messages makes this file of messages/en/goal.mf2.

/// The messages of the area goal, with the values that they take.
enum GoalWords {
    static var area: MessageArea { MessageArea(10, digest: 0x725E_99F2) }
    /// `Save {$deposit :money} a month to have {$target :money} in {$time :words}.`
    @inline(never) static func answerDeposit(
        deposit: Int64, target: Int64, time: Message
    ) -> Message {
        Message(area, 0, [.money(deposit), .money(target), .words(time)])
    }
    ///     You need no deposits: what you have grows to {$balance :money} in {$time :words}. That
    ///     is enough for {$target :money}.
    @inline(never) static func answerDepositNone(
        balance: Int64, target: Int64, time: Message
    ) -> Message {
        Message(area, 1, [.money(balance), .money(target), .words(time)])
    }
    /// `You need a return of {$rate :rate} a year to have {$target :money} in {$time :words}.`
    @inline(never) static func answerRate(
        rate: ExactDecimal, target: Int64, time: Message
    ) -> Message {
        Message(area, 2, [.rate(rate), .money(target), .words(time)])
    }
    ///     You need no return: what you put in adds up to {$balance :money} in {$time :words}. That
    ///     is enough for {$target :money}.
    @inline(never) static func answerRateNone(
        balance: Int64, target: Int64, time: Message
    ) -> Message {
        Message(area, 3, [.money(balance), .money(target), .words(time)])
    }
    /// `You reach {$target :money} in {$time :words}.`
    @inline(never) static func answerTime(target: Int64, time: Message) -> Message {
        Message(area, 4, [.money(target), .words(time)])
    }
    /// `Savings goals`
    static var calculatorMany: Message { Message(area, 5) }
    /// `Savings goal`
    static var calculatorOne: Message { Message(area, 6) }
    /// `How do I reach my savings goal?`
    static var calculatorQuestion: Message { Message(area, 7) }
    /// `Above the target`
    static var figureAboveTarget: Message { Message(area, 8) }
    /// `Yearly rate needed`
    static var figureInterestRate: Message { Message(area, 9) }
    /// `Monthly deposit needed`
    static var figureMonthlyDeposit: Message { Message(area, 10) }
    /// `Time needed`
    static var figureYearsToInvest: Message { Message(area, 11) }
    /// `Initial investment`
    static var inputInitialInvestment: Message { Message(area, 12) }
    /// `Yearly interest rate`
    static var inputInterestRate: Message { Message(area, 13) }
    /// `Leave one of years, deposit and rate empty. The page computes it.`
    static var inputLeftOutHelp: Message { Message(area, 14) }
    /// `Monthly deposit`
    static var inputMonthlyDeposit: Message { Message(area, 15) }
    /// `Target`
    static var inputTarget: Message { Message(area, 16) }
    /// `Years to invest`
    static var inputYearsToInvest: Message { Message(area, 17) }
    /// `The initial investment grows to the target: no deposit is needed.`
    static var noteNoDeposit: Message { Message(area, 18) }
    /// `The deposits alone reach the target: no interest is needed.`
    static var noteNoInterest: Message { Message(area, 19) }
    ///     With the next smaller deposit, you are up to {$missing :money} short, so no smaller
    ///     answer works.
    @inline(never) static func proofLessDeposit(missing: Int64) -> Message {
        Message(area, 20, [.money(missing)])
    }
    ///     With a rate that is 0.0001 percentage points lower, you are up to {$missing :money}
    ///     short, so no smaller answer works.
    @inline(never) static func proofLessRate(missing: Int64) -> Message {
        Message(area, 21, [.money(missing)])
    }
    /// `A month earlier, you are up to {$missing :money} short, so no smaller answer works.`
    @inline(never) static func proofLessTime(missing: Int64) -> Message {
        Message(area, 22, [.money(missing)])
    }
    ///     The savings plan with this answer, computed month by month, ends with {$balance :money},
    ///     which is {$missing :money} short of the target of {$target :money}.
    @inline(never) static func proofReached(
        balance: Int64, missing: Int64, target: Int64
    ) -> Message {
        Message(area, 23, [.money(balance), .money(missing), .money(target)])
    }
    /// `balance − target`
    static var stepAboveFormula: Message { Message(area, 24) }
    /// `Above the target`
    static var stepAboveTitle: Message { Message(area, 25) }
    /// `{$number :number}…`
    @inline(never) static func stepDepositCut(number: ExactDecimal) -> Message {
        Message(area, 26, [.number(number)])
    }
    /// `(target − what the initial investment becomes) ÷ what deposits of 1 become`
    static var stepDepositFormula: Message { Message(area, 27) }
    /// `({$target :money} − {$opening :money}) ÷ {$unit :value}`
    @inline(never) static func stepDepositNumbers(
        target: Int64, opening: Int64, unit: Quantity
    ) -> Message {
        Message(area, 28, [.money(target), .money(opening), unit])
    }
    /// `{{({$target :money} − {$opening :money}) ÷ }}`
    @inline(never) static func stepDepositNumbersLarge(target: Int64, opening: Int64) -> Message {
        Message(area, 29, [.money(target), .money(opening)])
    }
    /// `the initial investment alone becomes {$opening :money}, and the target is {$target :money}`
    @inline(never) static func stepDepositNumbersReached(target: Int64, opening: Int64) -> Message {
        Message(area, 30, [.money(target), .money(opening)])
    }
    ///     Rounded up, so that you reach the target. The numbers shown here are rounded, but the
    ///     computation is exact.
    static var stepDepositRounding: Message { Message(area, 31) }
    /// `The future value of an annuity, solved for the payment`
    static var stepDepositSource: Message { Message(area, 32) }
    /// `Monthly deposit`
    static var stepDepositTitle: Message { Message(area, 33) }
    /// `the lowest rate whose exact balance is at least the target`
    static var stepRateFormula: Message { Message(area, 34) }
    ///     by halving the range from {$lowest :rate} to {$highest :rate} until one step of {$step
    ///     :rate} is left
    @inline(never) static func stepRateNumbers(
        lowest: ExactDecimal, highest: ExactDecimal, step: ExactDecimal
    ) -> Message {
        Message(area, 35, [.rate(lowest), .rate(highest), .rate(step)])
    }
    /// `Rounded up to that step, so that you reach the target.`
    static var stepRateRounding: Message { Message(area, 36) }
    /// `Yearly rate`
    static var stepRateTitle: Message { Message(area, 37) }
    /// `the first month whose exact balance is at least the target`
    static var stepTimeFormula: Message { Message(area, 38) }
    ///     .input {$before :integer}
    ///     .match $before
    ///     one {{{$less :money} after {$before} month, {$enough :money} after {$months :integer}}}
    ///     * {{{$less :money} after {$before} months, {$enough :money} after {$months :integer}}}
    @inline(never) static func stepTimeNumbers(
        before: Int, less: Int64, months: Int, enough: Int64
    ) -> Message {
        Message(area, 39, [.count(before), .money(less), .count(months), .money(enough)])
    }
    /// `In whole months: the first month that reaches the target.`
    static var stepTimeRounding: Message { Message(area, 40) }
    /// `Time`
    static var stepTimeTitle: Message { Message(area, 41) }
}
