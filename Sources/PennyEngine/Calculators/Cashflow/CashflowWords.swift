// scripts/messages makes this file of messages/en/cashflow.mf2.

/// The messages of the area cashflow, with the values that they take.
enum CashflowWords {
    static var area: MessageArea { MessageArea(14, digest: 0x0604_CBAC) }
    /// `Period {$period :integer}`
    @inline(never) static func chartFlowsBar(period: Int) -> Message {
        Message(area, 0, [.count(period)])
    }
    /// `{$money-out :money} goes out and {$money-in :money} comes in`
    @inline(never) static func chartFlowsFinding(moneyOut: Int64, moneyIn: Int64) -> Message {
        Message(area, 1, [.money(moneyOut), .money(moneyIn)])
    }
    /// `{$percent :string}%`
    @inline(never) static func chartValuesBar(percent: String) -> Message {
        Message(area, 2, [.text(percent)])
    }
    /// `What the flows are worth at different rates`
    static var chartValuesFindingNoRate: Message { Message(area, 3) }
    /// `Worth nothing at {$rate :rate}`
    @inline(never) static func chartValuesFindingOneRate(rate: ExactDecimal) -> Message {
        Message(area, 4, [.rate(rate)])
    }
    /// `Worth nothing at {$rates :integer} rates`
    @inline(never) static func chartValuesFindingSeveralRates(rates: Int) -> Message {
        Message(area, 5, [.count(rates)])
    }
    /// `Is it the only rate`
    static var figureIrrUnique: Message { Message(area, 6) }
    /// `Internal rate of return, one of several`
    static var figureIrrOneOfSeveral: Message { Message(area, 7) }
    /// `Internal rate of return a period`
    static var figureIrrPeriod: Message { Message(area, 8) }
    /// `Internal rate of return a year`
    static var figureIrrYear: Message { Message(area, 9) }
    /// `Modified rate of return a period`
    static var figureMirr: Message { Message(area, 10) }
    /// `Money in`
    static var figureMoneyIn: Message { Message(area, 11) }
    /// `Money out`
    static var figureMoneyOut: Message { Message(area, 12) }
    /// `In less out`
    static var figureNetFlow: Message { Message(area, 13) }
    /// `Net present value`
    static var figureNpv: Message { Message(area, 14) }
    /// `Days as part of a year`
    static var inputDayCount: Message { Message(area, 15) }
    /// `Discount rate`
    static var inputDiscountRate: Message { Message(area, 16) }
    /// `Rate of finance`
    static var inputFinanceRate: Message { Message(area, 17) }
    /// `Flows`
    static var inputFlows: Message { Message(area, 18) }
    /// `Amount`
    static var inputFlowsAmount: Message { Message(area, 19) }
    /// `Date`
    static var inputFlowsDate: Message { Message(area, 20) }
    /// `Of several rates`
    static var inputIrrChoice: Message { Message(area, 21) }
    /// `First flow comes at the`
    static var inputNpvTiming: Message { Message(area, 22) }
    /// `Rate of reinvestment`
    static var inputReinvestRate: Message { Message(area, 23) }
    /// `A modified rate of return needs money in as well as money out.`
    static var noteNoModifiedRate: Message { Message(area, 24) }
    ///     It is proven that from {$lowest :percent} to 10²²% there is no rate at which these flows
    ///     are worth nothing.
    @inline(never) static func noteNoRate(lowest: Quantity) -> Message {
        Message(area, 25, [lowest])
    }
    /// `All flows go one way, so there is no rate at which they are worth nothing.`
    static var noteOneWay: Message { Message(area, 26) }
    ///     Outside of the range from {$lowest :percent} to 10²²% there is a further rate at which
    ///     the value is zero.
    @inline(never) static func noteOutside(lowest: Quantity) -> Message {
        Message(area, 27, [lowest])
    }
    ///     The value is zero at {$rates :integer} rates, each as right as the others: the question
    ///     for “the” rate of return has no answer here. Judge these flows by their net present
    ///     value.
    @inline(never) static func noteSeveralRates(rates: Int) -> Message {
        Message(area, 28, [.count(rates)])
    }
    ///     At a rate where the value only touches zero it keeps its sign: rates on both sides of it
    ///     are equally good, or equally bad.
    static var noteTouches: Message { Message(area, 29) }
    ///     Between {$low :percent} and {$high :percent} the value comes so close to zero that it is
    ///     not proven whether it gets there.
    @inline(never) static func noteUnproven(low: Quantity, high: Quantity) -> Message {
        Message(area, 30, [low, high])
    }
    ///     At 10⁻¹² percentage points below and above {$rate :rate} the net present value has
    ///     opposite signs.
    @inline(never) static func proofSign(rate: ExactDecimal) -> Message {
        Message(area, 31, [.rate(rate)])
    }
    /// `All flows add up to the money in less the money out: {$sum :money}.`
    @inline(never) static func proofSum(sum: Int64) -> Message {
        Message(area, 32, [.money(sum)])
    }
    ///     no more rates than changes of sign from flow to flow; each stretch of rates is cut until
    ///     bounds prove that it holds none or one
    static var stepCountFormula: Message { Message(area, 33) }
    ///     .input {$changes :integer}
    ///     .input {$rates :integer}
    ///     .match $changes $rates
    ///     one one {{{$changes} change of sign, {$rates} rate}}
    ///     one * {{{$changes} change of sign, {$rates} rates}}
    ///     * one {{{$changes} changes of sign, {$rates} rate}}
    ///     * * {{{$changes} changes of sign, {$rates} rates}}
    @inline(never) static func stepCountNumbers(changes: Int, rates: Int) -> Message {
        Message(area, 34, [.count(changes), .count(rates)])
    }
    /// `Descartes' rule of signs; interval arithmetic`
    static var stepCountSource: Message { Message(area, 35) }
    /// `Is it the only rate`
    static var stepCountTitle: Message { Message(area, 36) }
    /// `none`
    static var stepIrrAnswerNone: Message { Message(area, 37) }
    /// `the rate at which the sum of flow ÷ (1 + rate)^t is 0, t the periods from the first flow`
    static var stepIrrFormulaPeriods: Message { Message(area, 38) }
    ///     the rate at which the sum of flow ÷ (1 + rate)^t is 0, t the years from the first flow
    ///     by {$day-count :string}
    @inline(never) static func stepIrrFormulaYears(dayCount: String) -> Message {
        Message(area, 39, [.text(dayCount)])
    }
    /// `By Newton's method with bounds, to 14 decimals half-up (10⁻¹² percentage points).`
    static var stepIrrRounding: Message { Message(area, 40) }
    ///     By Newton's method with bounds, to 14 decimals half-up (10⁻¹² percentage points). Of
    ///     several rates it is the one nearest to zero.
    static var stepIrrRoundingOfSeveral: Message { Message(area, 41) }
    /// `The rule of XIRR in spreadsheets: days after the first flow over 365`
    static var stepIrrSourceActual365: Message { Message(area, 42) }
    /// `The rule of XIRR in spreadsheets, but for the days of a year`
    static var stepIrrSourceOtherDays: Message { Message(area, 43) }
    /// `The rule of IRR in spreadsheets`
    static var stepIrrSourcePeriods: Message { Message(area, 44) }
    /// `The internal rate of return`
    static var stepIrrTitle: Message { Message(area, 45) }
    ///     (what money in grows to by the last period ÷ what money out is worth at the first)^(1 ÷
    ///     periods) − 1
    static var stepMirrFormula: Message { Message(area, 46) }
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{money in at {$reinvest :rate}, money out at {$finance :rate}, {$periods} period}}
    ///     * {{money in at {$reinvest :rate}, money out at {$finance :rate}, {$periods} periods}}
    @inline(never) static func stepMirrNumbers(
        reinvest: ExactDecimal, finance: ExactDecimal, periods: Int
    ) -> Message {
        Message(area, 47, [.rate(reinvest), .rate(finance), .count(periods)])
    }
    /// `To 14 decimals half-up.`
    static var stepMirrRounding: Message { Message(area, 48) }
    /// `The rule of MIRR in spreadsheets`
    static var stepMirrSource: Message { Message(area, 49) }
    /// `The modified rate of return`
    static var stepMirrTitle: Message { Message(area, 50) }
    /// `the sum of flow ÷ (1 + rate)^t, t the periods from one before the first flow`
    static var stepNpvFormulaLate: Message { Message(area, 51) }
    /// `the sum of flow ÷ (1 + rate)^t, t the periods from the first flow`
    static var stepNpvFormulaPeriods: Message { Message(area, 52) }
    /// `the sum of flow ÷ (1 + rate)^t, t the years from the first flow by {$day-count :string}`
    @inline(never) static func stepNpvFormulaYears(dayCount: String) -> Message {
        Message(area, 53, [.text(dayCount)])
    }
    ///     .input {$flows :integer}
    ///     .match $flows
    ///     one {{{$flows} flow at {$rate :rate}}}
    ///     * {{{$flows} flows at {$rate :rate}}}
    @inline(never) static func stepNpvNumbers(flows: Int, rate: ExactDecimal) -> Message {
        Message(area, 54, [.count(flows), .rate(rate)])
    }
    /// `The exact sum is rounded half-up once.`
    static var stepNpvRounding: Message { Message(area, 55) }
    /// `As NPV in spreadsheets counts: the first flow comes after one period`
    static var stepNpvSourceLate: Message { Message(area, 56) }
    /// `Irving Fisher, The Theory of Interest (1930): present worth`
    static var stepNpvSourceNow: Message { Message(area, 57) }
    /// `The net present value`
    static var stepNpvTitle: Message { Message(area, 58) }
    /// `all flows above zero − all flows below zero`
    static var stepSumFormula: Message { Message(area, 59) }
    /// `Money in and out`
    static var stepSumTitle: Message { Message(area, 60) }
    /// `Amounts in {$currency :string}; below zero is money out.`
    @inline(never) static func tableFlowsCaption(currency: String) -> Message {
        Message(area, 61, [.text(currency)])
    }
    ///     Amounts in {$currency :string}; below zero is money out. Each worth is rounded half-up
    ///     by itself, so their sum may be off by cents.
    @inline(never) static func tableFlowsCaptionWithWorth(currency: String) -> Message {
        Message(area, 62, [.text(currency)])
    }
    /// `Flow`
    static var tableFlowsColumnAmount: Message { Message(area, 63) }
    /// `Date`
    static var tableFlowsColumnDate: Message { Message(area, 64) }
    /// `Period`
    static var tableFlowsColumnPeriod: Message { Message(area, 65) }
    /// `Worth now`
    static var tableFlowsColumnPresentValue: Message { Message(area, 66) }
    /// `Total so far`
    static var tableFlowsColumnTotal: Message { Message(area, 67) }
    /// `The flows`
    static var tableFlowsTitle: Message { Message(area, 68) }
    /// `All rates from {$lowest :percent} to 10²²% at which the net present value is zero.`
    @inline(never) static func tableRootsCaption(lowest: Quantity) -> Message {
        Message(area, 69, [lowest])
    }
    /// `changes sign`
    static var tableRootsCellChangesSign: Message { Message(area, 70) }
    /// `touches zero`
    static var tableRootsCellTouchesZero: Message { Message(area, 71) }
    /// `The value there`
    static var tableRootsColumnKind: Message { Message(area, 72) }
    /// `Number`
    static var tableRootsColumnNumber: Message { Message(area, 73) }
    /// `Rate`
    static var tableRootsColumnRate: Message { Message(area, 74) }
    /// `Rates at which the value is zero`
    static var tableRootsTitle: Message { Message(area, 75) }
}
