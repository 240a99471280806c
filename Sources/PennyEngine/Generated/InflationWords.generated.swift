// scripts/messages makes this file of messages/en/inflation.mf2.

/// The messages of the area inflation, with the values that they take.
enum InflationWords {
    static var area: MessageArea { MessageArea(11, digest: 0xBB40_775A) }
    /// `{$time :words} ago, {$adjusted :money} bought what costs {$amount :money} today.`
    @inline(never) static func answerEarlier(
        amount: Int64, adjusted: Int64, time: Message
    ) -> Message {
        Message(area, 0, [.money(amount), .money(adjusted), .words(time)])
    }
    /// `What costs {$amount :money} today will cost {$adjusted :money} in {$time :words}.`
    @inline(never) static func answerLater(
        amount: Int64, adjusted: Int64, time: Message
    ) -> Message {
        Message(area, 1, [.money(amount), .money(adjusted), .words(time)])
    }
    /// `Inflation adjustments`
    static var calculatorMany: Message { Message(area, 2) }
    /// `Inflation adjustment`
    static var calculatorOne: Message { Message(area, 3) }
    /// `What is this money worth at another time?`
    static var calculatorQuestion: Message { Message(area, 4) }
    /// `What costs {$amount :money} now cost {$adjusted :money} earlier`
    @inline(never) static func chartPricesFindingEarlier(
        amount: Int64, adjusted: Int64
    ) -> Message {
        Message(area, 5, [.money(amount), .money(adjusted)])
    }
    /// `A price of {$amount :money} now becomes {$adjusted :money}`
    @inline(never) static func chartPricesFindingLater(amount: Int64, adjusted: Int64) -> Message {
        Message(area, 6, [.money(amount), .money(adjusted)])
    }
    /// `What the amount buys`
    static var chartPricesSeriesBuys: Message { Message(area, 7) }
    /// `Cost of the same things`
    static var chartPricesSeriesCost: Message { Message(area, 8) }
    /// `Earlier cost of the same things`
    static var figureAdjustedAmountEarlier: Message { Message(area, 9) }
    /// `Later cost of the same things`
    static var figureAdjustedAmountLater: Message { Message(area, 10) }
    /// `Total change in prices`
    static var figureCumulativeInflation: Message { Message(area, 11) }
    /// `Lower than today, by`
    static var figureDifferenceLess: Message { Message(area, 12) }
    /// `Higher than today, by`
    static var figureDifferenceMore: Message { Message(area, 13) }
    /// `Value if invested, in today’s money`
    static var figureInvestedRealValue: Message { Message(area, 14) }
    /// `Value if invested`
    static var figureInvestedValue: Message { Message(area, 15) }
    /// `Purchasing power, in today’s money`
    static var figurePurchasingPower: Message { Message(area, 16) }
    /// `Purchasing power gained`
    static var figurePurchasingPowerGained: Message { Message(area, 17) }
    /// `Purchasing power lost`
    static var figurePurchasingPowerLost: Message { Message(area, 18) }
    /// `Yearly real return`
    static var figureRealRate: Message { Message(area, 19) }
    /// `(1 + {$rate :rate})^({$months :integer} ÷ 12)`
    @inline(never) static func growthMonths(rate: ExactDecimal, months: Int) -> Message {
        Message(area, 20, [.rate(rate), .count(months)])
    }
    /// `(1 + {$rate :rate})^{$years :integer}`
    @inline(never) static func growthYears(rate: ExactDecimal, years: Int) -> Message {
        Message(area, 21, [.rate(rate), .count(years)])
    }
    /// `Amount`
    static var inputAmount: Message { Message(area, 22) }
    /// `Adjust to a date that is`
    static var inputDirection: Message { Message(area, 23) }
    /// `Whether to look ahead to later prices, or back to earlier ones.`
    static var inputDirectionHelp: Message { Message(area, 24) }
    /// `Yearly inflation rate`
    static var inputInflationRate: Message { Message(area, 25) }
    /// `Yearly return if invested`
    static var inputReturnRate: Message { Message(area, 26) }
    /// `What the money earns if you invest it.`
    static var inputReturnRateHelp: Message { Message(area, 27) }
    /// `Years`
    static var inputYears: Message { Message(area, 28) }
    ///     Part of a year counts by its months: each month, prices rise at the monthly rate that
    ///     compounds to the yearly rate.
    static var noteMonths: Message { Message(area, 29) }
    ///     Subtracting the rates gives {$difference :rate}, but the real return is {$real :rate},
    ///     because you also spend what you earn at the later prices.
    @inline(never) static func noteSubtracting(
        difference: ExactDecimal, real: ExactDecimal
    ) -> Message {
        Message(area, 30, [.rate(difference), .rate(real)])
    }
    ///     Adjusted back, any amount that rounds to {$adjusted :money} is between {$least :money}
    ///     and {$largest :money}, and so is {$amount :money}.
    @inline(never) static func proofBetween(
        adjusted: Int64, least: Int64, largest: Int64, amount: Int64
    ) -> Message {
        Message(area, 31, [.money(adjusted), .money(least), .money(largest), .money(amount)])
    }
    /// `Adjusted back, {$adjusted :money} is {$amount :money} again.`
    @inline(never) static func proofSame(adjusted: Int64, amount: Int64) -> Message {
        Message(area, 32, [.money(adjusted), .money(amount)])
    }
    /// `amount ÷ level`
    static var stepAdjustedFormulaEarlier: Message { Message(area, 33) }
    /// `amount × level`
    static var stepAdjustedFormulaLater: Message { Message(area, 34) }
    /// `Earlier cost of the same things`
    static var stepAdjustedTitleEarlier: Message { Message(area, 35) }
    /// `Later cost of the same things`
    static var stepAdjustedTitleLater: Message { Message(area, 36) }
    /// `amount ÷ level`
    static var stepBuysFormula: Message { Message(area, 37) }
    /// `Purchasing power`
    static var stepBuysTitle: Message { Message(area, 38) }
    /// `adjusted amount − amount`
    static var stepDifferenceFormula: Message { Message(area, 39) }
    /// `Difference`
    static var stepDifferenceTitle: Message { Message(area, 40) }
    /// `amount × (1 + return)^years`
    static var stepInvestedFormula: Message { Message(area, 41) }
    /// `Value if invested`
    static var stepInvestedTitle: Message { Message(area, 42) }
    /// `level {$level :value}`
    @inline(never) static func stepLevelAnswer(level: Quantity) -> Message {
        Message(area, 43, [level])
    }
    /// `{{level }}`
    static var stepLevelAnswerLarge: Message { Message(area, 44) }
    /// `{$number :number}…`
    @inline(never) static func stepLevelCut(number: ExactDecimal) -> Message {
        Message(area, 45, [.number(number)])
    }
    /// `level = (1 + inflation)^years; change = level − 1`
    static var stepLevelFormula: Message { Message(area, 46) }
    ///     The change, {$rise :rate}, is rounded (halves up) to a hundredth of a percent. It is
    ///     computed with at least 57 decimals and an error bound.
    @inline(never) static func stepLevelRounding(rise: ExactDecimal) -> Message {
        Message(area, 47, [.rate(rise)])
    }
    /// `Compound growth, as statistical offices chain their price indexes`
    static var stepLevelSource: Message { Message(area, 48) }
    /// `Change in prices`
    static var stepLevelTitle: Message { Message(area, 49) }
    /// `amount − purchasing power`
    static var stepLostFormula: Message { Message(area, 50) }
    /// `Purchasing power lost`
    static var stepLostTitle: Message { Message(area, 51) }
    /// `real return = (1 + return) ÷ (1 + inflation) − 1`
    static var stepRealRateFormula: Message { Message(area, 52) }
    /// `(1 + {$return :rate}) ÷ (1 + {$inflation :rate}) − 1`
    @inline(never) static func stepRealRateNumbers(
        `return`: ExactDecimal, inflation: ExactDecimal
    ) -> Message {
        Message(area, 53, [.rate(`return`), .rate(inflation)])
    }
    /// `Rounded (halves up) to twelve decimals.`
    static var stepRealRateRounding: Message { Message(area, 54) }
    /// `Irving Fisher, The Theory of Interest (1930)`
    static var stepRealRateSource: Message { Message(area, 55) }
    /// `Real return`
    static var stepRealRateTitle: Message { Message(area, 56) }
    /// `amount × ((1 + return) ÷ (1 + inflation))^years`
    static var stepRealValueFormula: Message { Message(area, 57) }
    /// `{$amount :money} × ({$earned :words} ÷ {$level :words})`
    @inline(never) static func stepRealValueNumbers(
        amount: Int64, earned: Message, level: Message
    ) -> Message {
        Message(area, 58, [.money(amount), .words(earned), .words(level)])
    }
    /// `Value if invested, in today’s money`
    static var stepRealValueTitle: Message { Message(area, 59) }
    /// `The exact amount is rounded (halves up) once.`
    static var stepRounding: Message { Message(area, 60) }
    ///     Amounts in {$currency :string} at the end of each year or month, rounded (halves up)
    ///     from the exact amounts.
    @inline(never) static func tablePricesCaption(currency: String) -> Message {
        Message(area, 61, [.text(currency)])
    }
    /// `What the amount buys`
    static var tablePricesColumnBuys: Message { Message(area, 62) }
    /// `Cost of the same things`
    static var tablePricesColumnCostEarlier: Message { Message(area, 63) }
    /// `Cost of the same things`
    static var tablePricesColumnCostLater: Message { Message(area, 64) }
    /// `Month`
    static var tablePricesColumnMonth: Message { Message(area, 65) }
    /// `Months earlier`
    static var tablePricesColumnMonthsEarlier: Message { Message(area, 66) }
    /// `Year`
    static var tablePricesColumnYear: Message { Message(area, 67) }
    /// `Years earlier`
    static var tablePricesColumnYearsEarlier: Message { Message(area, 68) }
    /// `Prices over time`
    static var tablePricesTitle: Message { Message(area, 69) }
}
