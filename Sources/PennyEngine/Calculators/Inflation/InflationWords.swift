// scripts/messages makes this file of messages/en/inflation.mf2.

/// The messages of the area inflation, with the values that they take.
enum InflationWords {
    static var area: MessageArea { MessageArea(18, digest: 0x4089_EFE0) }
    /// `What costs {$amount :money} now cost {$adjusted :money} then`
    @inline(never) static func chartPricesFindingEarlier(
        amount: Int64, adjusted: Int64
    ) -> Message {
        Message(area, 0, [.money(amount), .money(adjusted)])
    }
    /// `What costs {$amount :money} now costs {$adjusted :money} then`
    @inline(never) static func chartPricesFindingLater(amount: Int64, adjusted: Int64) -> Message {
        Message(area, 1, [.money(amount), .money(adjusted)])
    }
    /// `What the amount buys`
    static var chartPricesSeriesBuys: Message { Message(area, 2) }
    /// `What the same costs`
    static var chartPricesSeriesCost: Message { Message(area, 3) }
    /// `The same cost earlier`
    static var figureAdjustedAmountEarlier: Message { Message(area, 4) }
    /// `The same costs later`
    static var figureAdjustedAmountLater: Message { Message(area, 5) }
    /// `Prices rise in all by`
    static var figureCumulativeInflation: Message { Message(area, 6) }
    /// `That is the difference of`
    static var figureDifference: Message { Message(area, 7) }
    /// `That is more by`
    static var figureDifferenceMore: Message { Message(area, 8) }
    /// `That in today's money`
    static var figureInvestedRealValue: Message { Message(area, 9) }
    /// `The amount, invested`
    static var figureInvestedValue: Message { Message(area, 10) }
    /// `What the amount then buys, in today's money`
    static var figurePurchasingPower: Message { Message(area, 11) }
    /// `Purchasing power lost, below zero gained`
    static var figurePurchasingPowerGained: Message { Message(area, 12) }
    /// `Purchasing power lost`
    static var figurePurchasingPowerLost: Message { Message(area, 13) }
    /// `Real return a year`
    static var figureRealRate: Message { Message(area, 14) }
    /// `(1 + {$rate :rate})^({$months :integer} ÷ 12)`
    @inline(never) static func growthMonths(rate: ExactDecimal, months: Int) -> Message {
        Message(area, 15, [.rate(rate), .count(months)])
    }
    /// `(1 + {$rate :rate})^{$years :integer}`
    @inline(never) static func growthYears(rate: ExactDecimal, years: Int) -> Message {
        Message(area, 16, [.rate(rate), .count(years)])
    }
    /// `Amount`
    static var inputAmount: Message { Message(area, 17) }
    /// `Reckoned to the money of`
    static var inputDirection: Message { Message(area, 18) }
    /// `Prices rise a year by`
    static var inputInflationRate: Message { Message(area, 19) }
    /// `Return a year, if invested`
    static var inputReturnRate: Message { Message(area, 20) }
    /// `Years`
    static var inputYears: Message { Message(area, 21) }
    ///     A part of a year counts by its months: prices rise every month by the twelfth root of a
    ///     year's rise.
    static var noteMonths: Message { Message(area, 22) }
    ///     Subtracting the rates gives {$difference :rate}, but the real return is {$real :rate}:
    ///     what is earned is spent at the later prices as well.
    @inline(never) static func noteSubtracting(
        difference: ExactDecimal, real: ExactDecimal
    ) -> Message {
        Message(area, 23, [.rate(difference), .rate(real)])
    }
    ///     Adjusted back, what rounds to {$adjusted :money} was between {$least :money} and
    ///     {$largest :money}, as {$amount :money} is.
    @inline(never) static func proofBetween(
        adjusted: Int64, least: Int64, largest: Int64, amount: Int64
    ) -> Message {
        Message(area, 24, [.money(adjusted), .money(least), .money(largest), .money(amount)])
    }
    /// `Adjusted back, {$adjusted :money} is {$amount :money} again.`
    @inline(never) static func proofSame(adjusted: Int64, amount: Int64) -> Message {
        Message(area, 25, [.money(adjusted), .money(amount)])
    }
    /// `amount ÷ level`
    static var stepAdjustedFormulaEarlier: Message { Message(area, 26) }
    /// `amount × level`
    static var stepAdjustedFormulaLater: Message { Message(area, 27) }
    /// `What the same cost earlier`
    static var stepAdjustedTitleEarlier: Message { Message(area, 28) }
    /// `What the same costs later`
    static var stepAdjustedTitleLater: Message { Message(area, 29) }
    /// `amount ÷ level`
    static var stepBuysFormula: Message { Message(area, 30) }
    /// `Purchasing power`
    static var stepBuysTitle: Message { Message(area, 31) }
    /// `adjusted amount − amount`
    static var stepDifferenceFormula: Message { Message(area, 32) }
    /// `The difference`
    static var stepDifferenceTitle: Message { Message(area, 33) }
    /// `amount × (1 + return)^years`
    static var stepInvestedFormula: Message { Message(area, 34) }
    /// `The amount, invested`
    static var stepInvestedTitle: Message { Message(area, 35) }
    /// `level {$level :value}`
    @inline(never) static func stepLevelAnswer(level: Quantity) -> Message {
        Message(area, 36, [level])
    }
    /// `{{level }}`
    static var stepLevelAnswerLarge: Message { Message(area, 37) }
    /// `{$number :number}…`
    @inline(never) static func stepLevelCut(number: ExactDecimal) -> Message {
        Message(area, 38, [.number(number)])
    }
    /// `level = (1 + inflation)^years; rise = level − 1`
    static var stepLevelFormula: Message { Message(area, 39) }
    ///     The rise, {$rise :rate}, is rounded half-up to six decimals; computed with at least 57
    ///     and an error bound.
    @inline(never) static func stepLevelRounding(rise: ExactDecimal) -> Message {
        Message(area, 40, [.rate(rise)])
    }
    /// `Compound growth, as statistical offices chain their price indexes`
    static var stepLevelSource: Message { Message(area, 41) }
    /// `The rise of prices`
    static var stepLevelTitle: Message { Message(area, 42) }
    /// `amount − purchasing power`
    static var stepLostFormula: Message { Message(area, 43) }
    /// `Purchasing power lost`
    static var stepLostTitle: Message { Message(area, 44) }
    /// `real return = (1 + return) ÷ (1 + inflation) − 1`
    static var stepRealRateFormula: Message { Message(area, 45) }
    /// `(1 + {$return :rate}) ÷ (1 + {$inflation :rate}) − 1`
    @inline(never) static func stepRealRateNumbers(
        `return`: ExactDecimal, inflation: ExactDecimal
    ) -> Message {
        Message(area, 46, [.rate(`return`), .rate(inflation)])
    }
    /// `Rounded half-up to twelve decimals.`
    static var stepRealRateRounding: Message { Message(area, 47) }
    /// `Irving Fisher, The Theory of Interest (1930)`
    static var stepRealRateSource: Message { Message(area, 48) }
    /// `The real return`
    static var stepRealRateTitle: Message { Message(area, 49) }
    /// `amount × ((1 + return) ÷ (1 + inflation))^years`
    static var stepRealValueFormula: Message { Message(area, 50) }
    /// `{$amount :money} × ({$earned :words} ÷ {$level :words})`
    @inline(never) static func stepRealValueNumbers(
        amount: Int64, earned: Message, level: Message
    ) -> Message {
        Message(area, 51, [.money(amount), .words(earned), .words(level)])
    }
    /// `That in today's money`
    static var stepRealValueTitle: Message { Message(area, 52) }
    /// `The exact amount is rounded half-up once.`
    static var stepRounding: Message { Message(area, 53) }
    /// `At the end of each in {$currency :string}; every amount is the exact one rounded half-up.`
    @inline(never) static func tablePricesCaption(currency: String) -> Message {
        Message(area, 54, [.text(currency)])
    }
    /// `The amount buys`
    static var tablePricesColumnBuys: Message { Message(area, 55) }
    /// `The same cost`
    static var tablePricesColumnCostEarlier: Message { Message(area, 56) }
    /// `The same costs`
    static var tablePricesColumnCostLater: Message { Message(area, 57) }
    /// `Month`
    static var tablePricesColumnMonth: Message { Message(area, 58) }
    /// `Months earlier`
    static var tablePricesColumnMonthsEarlier: Message { Message(area, 59) }
    /// `Year`
    static var tablePricesColumnYear: Message { Message(area, 60) }
    /// `Years earlier`
    static var tablePricesColumnYearsEarlier: Message { Message(area, 61) }
    /// `Prices over time`
    static var tablePricesTitle: Message { Message(area, 62) }
}
