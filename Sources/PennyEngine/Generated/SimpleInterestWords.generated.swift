// scripts/messages makes this file of messages/en/simple-interest.mf2.

/// The messages of the area simple-interest, with the values that they take.
enum SimpleInterestWords {
    static var area: MessageArea { MessageArea(28, digest: 0xC7C9_7CA8) }
    ///     After {$time :words}, {$due :money} is due: {$principal :money} and {$interest :money}
    ///     of interest.
    @inline(never) static func answerDue(
        due: Int64, principal: Int64, interest: Int64, time: Message
    ) -> Message {
        Message(area, 0, [.money(due), .money(principal), .money(interest), .words(time)])
    }
    /// `Simple interest`
    static var calculatorMany: Message { Message(area, 1) }
    /// `Simple interest`
    static var calculatorOne: Message { Message(area, 2) }
    /// `How much interest is that?`
    static var calculatorQuestion: Message { Message(area, 3) }
    /// `{$principal :money} becomes {$due :money}, in a straight line`
    @inline(never) static func chartGrowthFinding(principal: Int64, due: Int64) -> Message {
        Message(area, 4, [.money(principal), .money(due)])
    }
    /// `Interest`
    static var chartGrowthSeriesInterest: Message { Message(area, 5) }
    /// `Principal`
    static var chartGrowthSeriesPrincipal: Message { Message(area, 6) }
    /// `Principal and interest`
    static var figureAmountDue: Message { Message(area, 7) }
    /// `Interest`
    static var figureInterest: Message { Message(area, 8) }
    /// `Days, instead of a term`
    static var inputDays: Message { Message(area, 9) }
    /// `You can enter days instead of a term.`
    static var inputDaysHelp: Message { Message(area, 10) }
    /// `Principal`
    static var inputPrincipal: Message { Message(area, 11) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 12) }
    /// `Term`
    static var inputTerm: Message { Message(area, 13) }
    /// `Days in a year`
    static var inputYearDays: Message { Message(area, 14) }
    /// `How many days a year has in the contract.`
    static var inputYearDaysHelp: Message { Message(area, 15) }
    ///     With a 360-day year, each day costs more: a full year of 365 days costs 365 ÷ 360 times
    ///     the rate.
    static var noteYearOf360Days: Message { Message(area, 16) }
    ///     .input {$days :integer}
    ///     .match $days
    ///     one {{A year counts as 365 days: {$days} day is {$days} ÷ 365 of a year. Some contracts
    ///     count 360.}}
    ///     * {{A year counts as 365 days: {$days} days are {$days} ÷ 365 of a year. Some contracts
    ///     count 360.}}
    @inline(never) static func noteYearOf365Days(days: Int) -> Message {
        Message(area, 17, [.count(days)])
    }
    /// `The principal plus the interest of every row is the last total: {$sum :money}.`
    @inline(never) static func proofRows(sum: Int64) -> Message {
        Message(area, 18, [.money(sum)])
    }
    /// `principal + interest`
    static var stepAmountDueFormula: Message { Message(area, 19) }
    /// `{$principal :money} + {$interest :money}`
    @inline(never) static func stepAmountDueNumbers(principal: Int64, interest: Int64) -> Message {
        Message(area, 20, [.money(principal), .money(interest)])
    }
    /// `Principal and interest`
    static var stepAmountDueTitle: Message { Message(area, 21) }
    /// `principal × rate × years`
    static var stepInterestFormula: Message { Message(area, 22) }
    /// `{$principal :money} × {$rate :rate} × {$time :words}`
    @inline(never) static func stepInterestNumbers(
        principal: Int64, rate: ExactDecimal, time: Message
    ) -> Message {
        Message(area, 23, [.money(principal), .rate(rate), .words(time)])
    }
    /// `Multiplied first, divided last, and rounded (halves up) once.`
    static var stepInterestRounding: Message { Message(area, 24) }
    /// `Stephen G. Kellison, The Theory of Interest, chapter 1: simple interest`
    static var stepInterestSource: Message { Message(area, 25) }
    /// `Interest`
    static var stepInterestTitle: Message { Message(area, 26) }
    ///     Amounts in {$currency :string}. The last row ends with the term. Each total is rounded
    ///     (halves up), and the interest in each row makes the rows add up.
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 27, [.text(currency)])
    }
    /// `Principal and interest`
    static var tableYearsColumnBalance: Message { Message(area, 28) }
    /// `Interest`
    static var tableYearsColumnInterest: Message { Message(area, 29) }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 30) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 31) }
    /// `{$days :integer} ÷ {$year :integer}`
    @inline(never) static func timeDays(days: Int, year: Int) -> Message {
        Message(area, 32, [.count(days), .count(year)])
    }
    /// `{$months :number} ÷ 12`
    @inline(never) static func timeMonths(months: ExactDecimal) -> Message {
        Message(area, 33, [.number(months)])
    }
    /// `{$years :number}`
    @inline(never) static func timeYears(years: ExactDecimal) -> Message {
        Message(area, 34, [.number(years)])
    }
}
