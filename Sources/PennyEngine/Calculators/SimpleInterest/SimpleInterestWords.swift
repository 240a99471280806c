// scripts/messages makes this file of messages/en/simple-interest.mf2.

/// The messages of the area simple-interest, with the values that they take.
enum SimpleInterestWords {
    static var area: MessageArea { MessageArea(28, digest: 0xA023_44F9) }
    /// `{$principal :money} becomes {$due :money}, in a straight line`
    @inline(never) static func chartGrowthFinding(principal: Int64, due: Int64) -> Message {
        Message(area, 0, [.money(principal), .money(due)])
    }
    /// `Interest`
    static var chartGrowthSeriesInterest: Message { Message(area, 1) }
    /// `Principal`
    static var chartGrowthSeriesPrincipal: Message { Message(area, 2) }
    /// `Principal and interest`
    static var figureAmountDue: Message { Message(area, 3) }
    /// `Interest`
    static var figureInterest: Message { Message(area, 4) }
    /// `Days, instead of a term`
    static var inputDays: Message { Message(area, 5) }
    /// `Principal`
    static var inputPrincipal: Message { Message(area, 6) }
    /// `Yearly interest rate`
    static var inputRate: Message { Message(area, 7) }
    /// `Term`
    static var inputTerm: Message { Message(area, 8) }
    /// `Days in a year`
    static var inputYearDays: Message { Message(area, 9) }
    ///     With a 360-day year, each day costs more: a full year of 365 days costs 365 ÷ 360 times
    ///     the rate.
    static var noteYearOf360Days: Message { Message(area, 10) }
    /// `The principal plus the interest of every row is the last total: {$sum :money}.`
    @inline(never) static func proofRows(sum: Int64) -> Message {
        Message(area, 11, [.money(sum)])
    }
    /// `principal + interest`
    static var stepAmountDueFormula: Message { Message(area, 12) }
    /// `{$principal :money} + {$interest :money}`
    @inline(never) static func stepAmountDueNumbers(principal: Int64, interest: Int64) -> Message {
        Message(area, 13, [.money(principal), .money(interest)])
    }
    /// `Principal and interest`
    static var stepAmountDueTitle: Message { Message(area, 14) }
    /// `principal × rate × years`
    static var stepInterestFormula: Message { Message(area, 15) }
    /// `{$principal :money} × {$rate :rate} × {$time :words}`
    @inline(never) static func stepInterestNumbers(
        principal: Int64, rate: ExactDecimal, time: Message
    ) -> Message {
        Message(area, 16, [.money(principal), .rate(rate), .words(time)])
    }
    /// `Multiplied first, divided last, and rounded half-up once.`
    static var stepInterestRounding: Message { Message(area, 17) }
    /// `Stephen G. Kellison, The Theory of Interest, chapter 1: simple interest`
    static var stepInterestSource: Message { Message(area, 18) }
    /// `Interest`
    static var stepInterestTitle: Message { Message(area, 19) }
    ///     Amounts in {$currency :string}. The last row ends with the term. Each total is rounded
    ///     half-up, and the interest in each row makes the rows add up.
    @inline(never) static func tableYearsCaption(currency: String) -> Message {
        Message(area, 20, [.text(currency)])
    }
    /// `Principal and interest`
    static var tableYearsColumnBalance: Message { Message(area, 21) }
    /// `Interest`
    static var tableYearsColumnInterest: Message { Message(area, 22) }
    /// `Year`
    static var tableYearsColumnYear: Message { Message(area, 23) }
    /// `Year by year`
    static var tableYearsTitle: Message { Message(area, 24) }
    /// `{$days :integer} ÷ {$year :integer}`
    @inline(never) static func timeDays(days: Int, year: Int) -> Message {
        Message(area, 25, [.count(days), .count(year)])
    }
    /// `{$months :number} ÷ 12`
    @inline(never) static func timeMonths(months: ExactDecimal) -> Message {
        Message(area, 26, [.number(months)])
    }
    /// `{$years :number}`
    @inline(never) static func timeYears(years: ExactDecimal) -> Message {
        Message(area, 27, [.number(years)])
    }
}
