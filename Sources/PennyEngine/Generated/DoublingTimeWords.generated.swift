// scripts/messages makes this file of messages/en/doubling-time.mf2.

/// The messages of the area doubling-time, with the values that they take.
enum DoublingTimeWords {
    static var area: MessageArea { MessageArea(8, digest: 0x3F22_1F23) }
    /// `At {$rate :rate} a year, money doubles in about {$time :words}.`
    @inline(never) static func answerTime(rate: ExactDecimal, time: Message) -> Message {
        Message(area, 0, [.rate(rate), .words(time)])
    }
    /// `Doubling times`
    static var calculatorMany: Message { Message(area, 1) }
    /// `Doubling time`
    static var calculatorOne: Message { Message(area, 2) }
    /// `How long until my money doubles?`
    static var calculatorQuestion: Message { Message(area, 3) }
    ///     .input {$years :number}
    ///     .match $years
    ///     1 {{At {$rate :rate}, money doubles in {$years} year}}
    ///     * {{At {$rate :rate}, money doubles in {$years} years}}
    @inline(never) static func chartRulesFinding(
        rate: ExactDecimal, years: ExactDecimal
    ) -> Message {
        Message(area, 4, [.rate(rate), .number(years)])
    }
    /// `Difference from the exact time`
    static var figureDifference: Message { Message(area, 5) }
    /// `Years by the rule of 72`
    static var figureRuleOf72: Message { Message(area, 6) }
    /// `Time to double`
    static var figureYears: Message { Message(area, 7) }
    /// `Compounding`
    static var inputCompounding: Message { Message(area, 8) }
    /// `Yearly rate`
    static var inputRate: Message { Message(area, 9) }
    ///     The rule of 72 is closest for yearly compounding at about 8%. For continuous
    ///     compounding, the exact number is 69.3, which is 100 × ln 2.
    static var noteRule: Message { Message(area, 10) }
    /// `After this many years, one unit of money has become {$value :number}.`
    @inline(never) static func proofDouble(value: ExactDecimal) -> Message {
        Message(area, 11, [.number(value)])
    }
    /// `Exact`
    static var ruleExact: Message { Message(area, 12) }
    /// `Rule of 69.3`
    static var ruleOf693: Message { Message(area, 13) }
    /// `Rule of 70`
    static var ruleOf70: Message { Message(area, 14) }
    /// `Rule of 72`
    static var ruleOf72: Message { Message(area, 15) }
    /// `rule − exact`
    static var stepDifferenceFormula: Message { Message(area, 16) }
    /// `The difference`
    static var stepDifferenceTitle: Message { Message(area, 17) }
    /// `72 ÷ rate in percent`
    static var stepRuleOf72Formula: Message { Message(area, 18) }
    /// `72 ÷ {$percent :number}`
    @inline(never) static func stepRuleOf72Numbers(percent: ExactDecimal) -> Message {
        Message(area, 19, [.number(percent)])
    }
    /// `Rounded (halves up) to 4 decimals.`
    static var stepRuleOf72Rounding: Message { Message(area, 20) }
    /// `Luca Pacioli, Summa de arithmetica (1494)`
    static var stepRuleOf72Source: Message { Message(area, 21) }
    /// `The rule of 72`
    static var stepRuleOf72Title: Message { Message(area, 22) }
    /// `ln 2 ÷ (m × ln(1 + rate ÷ m)), where m is compoundings a year`
    static var stepYearsFormula: Message { Message(area, 23) }
    /// `ln 2 ÷ rate`
    static var stepYearsFormulaContinuous: Message { Message(area, 24) }
    /// `ln 2 ÷ ({$times :integer} × ln(1 + {$rate :rate} ÷ {$times}))`
    @inline(never) static func stepYearsNumbers(times: Int, rate: ExactDecimal) -> Message {
        Message(area, 25, [.count(times), .rate(rate)])
    }
    /// `ln 2 ÷ ({$rate :rate})`
    @inline(never) static func stepYearsNumbersContinuous(rate: ExactDecimal) -> Message {
        Message(area, 26, [.rate(rate)])
    }
    /// `Computed with an error bound. The figure above is rounded (halves up) to 4 decimals.`
    static var stepYearsRounding: Message { Message(area, 27) }
    /// `Stephen G. Kellison, The Theory of Interest, chapter 2: unknown time`
    static var stepYearsSource: Message { Message(area, 28) }
    /// `Years to double`
    static var stepYearsTitle: Message { Message(area, 29) }
    /// `Years, rounded (halves up) to four decimals.`
    static var tableRulesCaption: Message { Message(area, 30) }
    /// `Difference`
    static var tableRulesColumnDifference: Message { Message(area, 31) }
    /// `Rule`
    static var tableRulesColumnRule: Message { Message(area, 32) }
    /// `Years`
    static var tableRulesColumnYears: Message { Message(area, 33) }
    /// `Rules of thumb and the exact time`
    static var tableRulesTitle: Message { Message(area, 34) }
}
