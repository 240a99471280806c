// scripts/messages makes this file of messages/en/cashflow.mf2.

/// The messages of the area cashflow, with the values that they take.
enum CashflowWords {
    static var area: MessageArea { MessageArea(4, digest: 0xB84E_0201) }
    enum Every: String, Sendable {
        case year
        case quarter
        case month
        case other
    }
    /// `No single rate of return describes these flows. In total, you got back what you paid.`
    static var answerEven: Message { Message(area, 0) }
    ///     No single rate of return describes these flows. In total, you got {$gain :money} more
    ///     than you paid.
    @inline(never) static func answerGain(gain: Int64) -> Message {
        Message(area, 1, [.money(gain)])
    }
    ///     No single rate of return describes these flows. In total, you paid {$loss :money} more
    ///     than you got.
    @inline(never) static func answerLoss(loss: Int64) -> Message {
        Message(area, 2, [.money(loss)])
    }
    ///     .input {$rate :rate}
    ///     .input {$every :one-of}
    ///     .match $every
    ///     year {{The rate of return is {$rate} a year.}}
    ///     quarter {{The rate of return is {$rate} a quarter.}}
    ///     month {{The rate of return is {$rate} a month.}}
    ///     * {{The rate of return is {$rate} a period.}}
    @inline(never) static func answerRate(rate: ExactDecimal, every: Every) -> Message {
        Message(area, 3, [.rate(rate), .text(every.rawValue)])
    }
    ///     No single rate of return describes these flows. At a discount rate of {$discount :rate},
    ///     they are worth {$worth :money} today.
    @inline(never) static func answerWorth(discount: ExactDecimal, worth: Int64) -> Message {
        Message(area, 4, [.rate(discount), .money(worth)])
    }
    ///     No single rate of return describes these flows. At a discount rate of {$discount :rate},
    ///     they lose {$loss :money} in today’s money.
    @inline(never) static func answerWorthLess(discount: ExactDecimal, loss: Int64) -> Message {
        Message(area, 5, [.rate(discount), .money(loss)])
    }
    /// `Cash flows`
    static var calculatorMany: Message { Message(area, 6) }
    /// `Cash flow`
    static var calculatorOne: Message { Message(area, 7) }
    /// `What did this investment earn?`
    static var calculatorQuestion: Message { Message(area, 8) }
    ///     .input {$period :integer}
    ///     .input {$every :one-of}
    ///     .match $every
    ///     year {{Year {$period}}}
    ///     quarter {{Quarter {$period}}}
    ///     month {{Month {$period}}}
    ///     * {{Period {$period}}}
    @inline(never) static func chartFlowsBar(period: Int, every: Every) -> Message {
        Message(area, 9, [.count(period), .text(every.rawValue)])
    }
    /// `{$money-out :money} goes out and {$money-in :money} comes in`
    @inline(never) static func chartFlowsFinding(moneyOut: Int64, moneyIn: Int64) -> Message {
        Message(area, 10, [.money(moneyOut), .money(moneyIn)])
    }
    /// `{$percent :percent}`
    @inline(never) static func chartValuesBar(percent: Quantity) -> Message {
        Message(area, 11, [percent])
    }
    /// `Value of the flows at different rates`
    static var chartValuesFindingNoRate: Message { Message(area, 12) }
    /// `The value is zero at {$rate :rate}`
    @inline(never) static func chartValuesFindingOneRate(rate: ExactDecimal) -> Message {
        Message(area, 13, [.rate(rate)])
    }
    /// `The value is zero at {$rates :integer} rates`
    @inline(never) static func chartValuesFindingSeveralRates(rates: Int) -> Message {
        Message(area, 14, [.count(rates)])
    }
    /// `Only one rate`
    static var figureIrrUnique: Message { Message(area, 15) }
    ///     .input {$every :one-of}
    ///     .match $every
    ///     year {{Yearly internal rate of return}}
    ///     quarter {{Quarterly internal rate of return}}
    ///     month {{Monthly internal rate of return}}
    ///     * {{Internal rate of return per period}}
    @inline(never) static func figureIrrEach(every: Every) -> Message {
        Message(area, 16, [.text(every.rawValue)])
    }
    /// `Internal rate of return, one of several`
    static var figureIrrOneOfSeveral: Message { Message(area, 17) }
    ///     .input {$every :one-of}
    ///     .match $every
    ///     year {{Yearly modified rate of return}}
    ///     quarter {{Quarterly modified rate of return}}
    ///     month {{Monthly modified rate of return}}
    ///     * {{Modified rate of return per period}}
    @inline(never) static func figureMirr(every: Every) -> Message {
        Message(area, 18, [.text(every.rawValue)])
    }
    /// `Money in`
    static var figureMoneyIn: Message { Message(area, 19) }
    /// `Money out`
    static var figureMoneyOut: Message { Message(area, 20) }
    /// `Money in minus money out`
    static var figureNetFlow: Message { Message(area, 21) }
    /// `More paid than received`
    static var figureNetFlowOut: Message { Message(area, 22) }
    /// `Net present value`
    static var figureNpv: Message { Message(area, 23) }
    /// `Net present value (a loss)`
    static var figureNpvLoss: Message { Message(area, 24) }
    /// `Day count`
    static var inputDayCount: Message { Message(area, 25) }
    /// `Discount rate`
    static var inputDiscountRate: Message { Message(area, 26) }
    /// `What your money could earn elsewhere. It gives the net present value.`
    static var inputDiscountRateHelp: Message { Message(area, 27) }
    /// `A flow comes every`
    static var inputEvery: Message { Message(area, 28) }
    /// `The time from one amount to the next, if the amounts have no dates.`
    static var inputEveryHelp: Message { Message(area, 29) }
    /// `Finance rate`
    static var inputFinanceRate: Message { Message(area, 30) }
    /// `What borrowed money costs. Used for the modified rate of return.`
    static var inputFinanceRateHelp: Message { Message(area, 31) }
    /// `Flows`
    static var inputFlows: Message { Message(area, 32) }
    /// `Amount`
    static var inputFlowsAmount: Message { Message(area, 33) }
    /// `Date`
    static var inputFlowsDate: Message { Message(area, 34) }
    /// `Money that comes in. Put a minus before money that goes out.`
    static var inputFlowsHelp: Message { Message(area, 35) }
    /// `If there are several rates`
    static var inputIrrChoice: Message { Message(area, 36) }
    /// `Which rate counts if several fit.`
    static var inputIrrChoiceHelp: Message { Message(area, 37) }
    /// `First flow comes at the`
    static var inputNpvTiming: Message { Message(area, 38) }
    /// `Whether the first amount is due now, or a period from now.`
    static var inputNpvTimingHelp: Message { Message(area, 39) }
    /// `Reinvestment rate`
    static var inputReinvestRate: Message { Message(area, 40) }
    /// `What money that comes in earns. Used for the modified rate of return.`
    static var inputReinvestRateHelp: Message { Message(area, 41) }
    ///     Money in and money out are the same at each time, so the value of these flows is zero at
    ///     every rate.
    static var noteEveryRate: Message { Message(area, 42) }
    /// `A modified rate of return needs both money in and money out.`
    static var noteNoModifiedRate: Message { Message(area, 43) }
    ///     The program has proven that no rate from {$lowest :percent} to 10²²% makes the value of
    ///     these flows zero.
    @inline(never) static func noteNoRate(lowest: Quantity) -> Message {
        Message(area, 44, [lowest])
    }
    /// `All flows go one way, so no rate makes their value zero.`
    static var noteOneWay: Message { Message(area, 45) }
    ///     Outside the range from {$lowest :percent} to 10²²%, there is a rate at which the value
    ///     is zero.
    @inline(never) static func noteOutside(lowest: Quantity) -> Message {
        Message(area, 46, [lowest])
    }
    ///     The value is zero at {$rates :integer} rates, and each is as right as the others. So
    ///     these flows have no single rate of return. Judge them by their net present value
    ///     instead.
    @inline(never) static func noteSeveralRates(rates: Int) -> Message {
        Message(area, 47, [.count(rates)])
    }
    ///     Where the value only touches zero, it keeps its sign. It is above zero at rates on both
    ///     sides, or below zero on both sides.
    static var noteTouches: Message { Message(area, 48) }
    ///     Between {$low :percent} and {$high :percent}, the value comes so close to zero that the
    ///     program cannot prove whether it reaches zero.
    @inline(never) static func noteUnproven(low: Quantity, high: Quantity) -> Message {
        Message(area, 49, [low, high])
    }
    ///     At rates 10⁻¹² percentage points below and above {$rate :rate}, the net present value
    ///     has opposite signs.
    @inline(never) static func proofSign(rate: ExactDecimal) -> Message {
        Message(area, 50, [.rate(rate)])
    }
    /// `All flows add up to the money in minus the money out: {$sum :money}.`
    @inline(never) static func proofSum(sum: Int64) -> Message {
        Message(area, 51, [.money(sum)])
    }
    ///     there are at most as many rates as changes of sign from flow to flow; each range of
    ///     rates is split until bounds prove that it has one rate or none
    static var stepCountFormula: Message { Message(area, 52) }
    ///     there are at most as many rates as changes of sign from day to day, where flows on the
    ///     same day count as one; each range of rates is split until bounds prove that it has one
    ///     rate or none
    static var stepCountFormulaDates: Message { Message(area, 53) }
    ///     .input {$changes :integer}
    ///     .input {$rates :integer}
    ///     .match $changes $rates
    ///     one one {{{$changes} change of sign, {$rates} rate}}
    ///     one * {{{$changes} change of sign, {$rates} rates}}
    ///     * one {{{$changes} changes of sign, {$rates} rate}}
    ///     * * {{{$changes} changes of sign, {$rates} rates}}
    @inline(never) static func stepCountNumbers(changes: Int, rates: Int) -> Message {
        Message(area, 54, [.count(changes), .count(rates)])
    }
    /// `Descartes’ rule of signs; interval arithmetic`
    static var stepCountSource: Message { Message(area, 55) }
    /// `Only one rate`
    static var stepCountTitle: Message { Message(area, 56) }
    /// `none`
    static var stepIrrAnswerNone: Message { Message(area, 57) }
    ///     the rate at which the sum of flow ÷ (1 + rate)^t is 0, where t is the number of periods
    ///     since the first flow
    static var stepIrrFormulaPeriods: Message { Message(area, 58) }
    ///     the rate at which the sum of flow ÷ (1 + rate)^t is 0, where t is the years since the
    ///     first flow by {$day-count :words}
    @inline(never) static func stepIrrFormulaYears(dayCount: Message) -> Message {
        Message(area, 59, [.words(dayCount)])
    }
    ///     Found by Newton’s method with bounds, and rounded (halves up) to 14 decimals (10⁻¹²
    ///     percentage points).
    static var stepIrrRounding: Message { Message(area, 60) }
    ///     Found by Newton’s method with bounds, and rounded (halves up) to 14 decimals (10⁻¹²
    ///     percentage points). Of the rates found, none is nearer to zero.
    static var stepIrrRoundingOfSeveral: Message { Message(area, 61) }
    /// `The spreadsheet function XIRR: days after the first flow ÷ 365`
    static var stepIrrSourceActual365: Message { Message(area, 62) }
    /// `The spreadsheet function XIRR, except for the day count`
    static var stepIrrSourceOtherDays: Message { Message(area, 63) }
    /// `The spreadsheet function IRR`
    static var stepIrrSourcePeriods: Message { Message(area, 64) }
    /// `The internal rate of return`
    static var stepIrrTitle: Message { Message(area, 65) }
    ///     (value of money in at the last period ÷ value of money out at the first period)^(1 ÷
    ///     periods) − 1
    static var stepMirrFormula: Message { Message(area, 66) }
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{money in at {$reinvest :rate}, money out at {$finance :rate}, {$periods} period}}
    ///     * {{money in at {$reinvest :rate}, money out at {$finance :rate}, {$periods} periods}}
    @inline(never) static func stepMirrNumbers(
        reinvest: ExactDecimal, finance: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 67, [.rate(reinvest), .rate(finance), .count(periods)])
    }
    /// `Rounded (halves up) to 14 decimals.`
    static var stepMirrRounding: Message { Message(area, 68) }
    /// `The spreadsheet function MIRR`
    static var stepMirrSource: Message { Message(area, 69) }
    /// `The modified rate of return`
    static var stepMirrTitle: Message { Message(area, 70) }
    ///     the sum of flow ÷ (1 + rate)^t, where t is the number of periods since one period before
    ///     the first flow
    static var stepNpvFormulaLate: Message { Message(area, 71) }
    /// `the sum of flow ÷ (1 + rate)^t, where t is the number of periods since the first flow`
    static var stepNpvFormulaPeriods: Message { Message(area, 72) }
    ///     the sum of flow ÷ (1 + rate)^t, where t is the years since the first flow by {$day-count
    ///     :words}
    @inline(never) static func stepNpvFormulaYears(dayCount: Message) -> Message {
        Message(area, 73, [.words(dayCount)])
    }
    ///     .input {$flows :integer}
    ///     .match $flows
    ///     one {{{$flows} flow at {$rate :rate}}}
    ///     * {{{$flows} flows at {$rate :rate}}}
    @inline(never) static func stepNpvNumbers(flows: Int, rate: ExactDecimal) -> Message {
        Message(area, 74, [.count(flows), .rate(rate)])
    }
    /// `The exact sum is rounded (halves up) once.`
    static var stepNpvRounding: Message { Message(area, 75) }
    /// `The spreadsheet function NPV: the first flow comes after one period`
    static var stepNpvSourceLate: Message { Message(area, 76) }
    /// `Irving Fisher, The Theory of Interest (1930): present worth`
    static var stepNpvSourceNow: Message { Message(area, 77) }
    /// `The net present value`
    static var stepNpvTitle: Message { Message(area, 78) }
    /// `money in (the flows above zero) − money out (the flows below zero, without their sign)`
    static var stepSumFormula: Message { Message(area, 79) }
    /// `Money in and out`
    static var stepSumTitle: Message { Message(area, 80) }
    /// `Amounts in {$currency :string}. Amounts below zero are money out.`
    @inline(never) static func tableFlowsCaption(currency: String) -> Message {
        Message(area, 81, [.text(currency)])
    }
    ///     Amounts in {$currency :string}. Amounts below zero are money out. Each present value is
    ///     rounded (halves up) separately, so their total may be off by cents.
    @inline(never) static func tableFlowsCaptionWithWorth(currency: String) -> Message {
        Message(area, 82, [.text(currency)])
    }
    /// `Flow`
    static var tableFlowsColumnAmount: Message { Message(area, 83) }
    /// `Date`
    static var tableFlowsColumnDate: Message { Message(area, 84) }
    ///     .input {$every :one-of}
    ///     .match $every
    ///     year {{Year}}
    ///     quarter {{Quarter}}
    ///     month {{Month}}
    ///     * {{Period}}
    @inline(never) static func tableFlowsColumnPeriod(every: Every) -> Message {
        Message(area, 85, [.text(every.rawValue)])
    }
    /// `Present value`
    static var tableFlowsColumnPresentValue: Message { Message(area, 86) }
    /// `Total so far`
    static var tableFlowsColumnTotal: Message { Message(area, 87) }
    /// `The flows`
    static var tableFlowsTitle: Message { Message(area, 88) }
    /// `All rates from {$lowest :percent} to 10²²% at which the net present value is zero.`
    @inline(never) static func tableRootsCaption(lowest: Quantity) -> Message {
        Message(area, 89, [lowest])
    }
    /// `changes sign`
    static var tableRootsCellChangesSign: Message { Message(area, 90) }
    /// `touches zero`
    static var tableRootsCellTouchesZero: Message { Message(area, 91) }
    /// `What the value does`
    static var tableRootsColumnKind: Message { Message(area, 92) }
    /// `Number`
    static var tableRootsColumnNumber: Message { Message(area, 93) }
    /// `Rate`
    static var tableRootsColumnRate: Message { Message(area, 94) }
    /// `Rates at which the value is zero`
    static var tableRootsTitle: Message { Message(area, 95) }
}
