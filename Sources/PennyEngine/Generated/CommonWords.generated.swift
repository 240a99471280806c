// scripts/messages makes this file of messages/en/common.mf2.

/// The messages of the area common, with the values that they take.
package enum CommonWords {
    package static var area: MessageArea { MessageArea(6, digest: 0xDD9D_2293) }
    /// `Day`
    package static var axisDay: Message { Message(area, 0) }
    /// `day`
    package static var axisDayInSentence: Message { Message(area, 1) }
    /// `Month`
    package static var axisMonth: Message { Message(area, 2) }
    /// `month`
    package static var axisMonthInSentence: Message { Message(area, 3) }
    /// `Payment`
    package static var axisPayment: Message { Message(area, 4) }
    /// `payment`
    package static var axisPaymentInSentence: Message { Message(area, 5) }
    /// `Period`
    package static var axisPeriod: Message { Message(area, 6) }
    /// `period`
    package static var axisPeriodInSentence: Message { Message(area, 7) }
    /// `Time`
    package static var axisTime: Message { Message(area, 8) }
    /// `time`
    package static var axisTimeInSentence: Message { Message(area, 9) }
    /// `Year`
    package static var axisYear: Message { Message(area, 10) }
    /// `year`
    package static var axisYearInSentence: Message { Message(area, 11) }
    /// `annual`
    package static var compoundingAnnual: Message { Message(area, 12) }
    /// `biweekly`
    package static var compoundingBiweekly: Message { Message(area, 13) }
    /// `continuous`
    package static var compoundingContinuous: Message { Message(area, 14) }
    /// `daily`
    package static var compoundingDaily: Message { Message(area, 15) }
    /// `monthly`
    package static var compoundingMonthly: Message { Message(area, 16) }
    /// `payment`
    package static var compoundingPayment: Message { Message(area, 17) }
    /// `period`
    package static var compoundingPeriod: Message { Message(area, 18) }
    /// `quarterly`
    package static var compoundingQuarterly: Message { Message(area, 19) }
    /// `semiannual`
    package static var compoundingSemiannual: Message { Message(area, 20) }
    /// `weekly`
    package static var compoundingWeekly: Message { Message(area, 21) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} flow}}
    ///     * {{{$count} flows}}
    @inline(never) package static func countFlows(count: Int) -> Message {
        Message(area, 22, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} month}}
    ///     * {{{$count} months}}
    @inline(never) package static func countMonths(count: Int) -> Message {
        Message(area, 23, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) package static func countPayments(count: Int) -> Message {
        Message(area, 24, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} period}}
    ///     * {{{$count} periods}}
    @inline(never) package static func countPeriods(count: Int) -> Message {
        Message(area, 25, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} rate}}
    ///     * {{{$count} rates}}
    @inline(never) package static func countRates(count: Int) -> Message {
        Message(area, 26, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} row}}
    ///     * {{{$count} rows}}
    @inline(never) package static func countRows(count: Int) -> Message {
        Message(area, 27, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} year}}
    ///     * {{{$count} years}}
    @inline(never) package static func countYears(count: Int) -> Message {
        Message(area, 28, [.count(count)])
    }
    /// `{$digits :digits}`
    @inline(never) package static func digits(digits: String) -> Message {
        Message(area, 29, [.text(digits)])
    }
    /// `about {$time :words}`
    @inline(never) package static func durationAbout(time: Message) -> Message {
        Message(area, 30, [.words(time)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} day}}
    ///     * {{{$count} days}}
    @inline(never) package static func durationDays(count: ExactDecimal) -> Message {
        Message(area, 31, [.number(count)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} month}}
    ///     * {{{$count} months}}
    @inline(never) package static func durationMonths(count: ExactDecimal) -> Message {
        Message(area, 32, [.number(count)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} payment}}
    ///     * {{{$count} payments}}
    @inline(never) package static func durationPayments(count: ExactDecimal) -> Message {
        Message(area, 33, [.number(count)])
    }
    ///     .input {$count :number}
    ///     .match $count
    ///     1 {{{$count} year}}
    ///     * {{{$count} years}}
    @inline(never) package static func durationYears(count: ExactDecimal) -> Message {
        Message(area, 34, [.number(count)])
    }
    /// `{$first :value} − {$second :value}`
    @inline(never) package static func formulaMinus(first: Quantity, second: Quantity) -> Message {
        Message(area, 35, [first, second])
    }
    /// `{$first :value} ÷ {$second :value}`
    @inline(never) package static func formulaOver(first: Quantity, second: Quantity) -> Message {
        Message(area, 36, [first, second])
    }
    /// `{$first :value} + {$second :value}`
    @inline(never) package static func formulaPlus(first: Quantity, second: Quantity) -> Message {
        Message(area, 37, [first, second])
    }
    /// `{$first :value} × {$second :value}`
    @inline(never) package static func formulaTimes(first: Quantity, second: Quantity) -> Message {
        Message(area, 38, [first, second])
    }
    /// `accelerated biweekly`
    package static var frequencyAcceleratedBiweekly: Message { Message(area, 39) }
    /// `accelerated weekly`
    package static var frequencyAcceleratedWeekly: Message { Message(area, 40) }
    /// `biweekly`
    package static var frequencyBiweekly: Message { Message(area, 41) }
    /// `every 2 months`
    package static var frequencyEvery2Months: Message { Message(area, 42) }
    /// `monthly`
    package static var frequencyMonthly: Message { Message(area, 43) }
    /// `quarterly`
    package static var frequencyQuarterly: Message { Message(area, 44) }
    /// `semiannual`
    package static var frequencySemiannual: Message { Message(area, 45) }
    /// `semimonthly`
    package static var frequencySemimonthly: Message { Message(area, 46) }
    /// `weekly`
    package static var frequencyWeekly: Message { Message(area, 47) }
    /// `yearly`
    package static var frequencyYearly: Message { Message(area, 48) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{In the one month}}
    ///     * {{In each of the {$count} months}}
    @inline(never) package static func inEachMonths(count: Int) -> Message {
        Message(area, 49, [.count(count)])
    }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{In the one row}}
    ///     * {{In each of the {$count} rows}}
    @inline(never) package static func inEachRows(count: Int) -> Message {
        Message(area, 50, [.count(count)])
    }
    /// `Currency`
    package static var inputCurrency: Message { Message(area, 51) }
    /// `area`
    package static var measureArea: Message { Message(area, 52) }
    /// `length`
    package static var measureLength: Message { Message(area, 53) }
    /// `mass`
    package static var measureMass: Message { Message(area, 54) }
    /// `pieces`
    package static var measurePieces: Message { Message(area, 55) }
    /// `volume`
    package static var measureVolume: Message { Message(area, 56) }
    /// `weight`
    package static var measureWeight: Message { Message(area, 57) }
    /// `The months given assume a start in {$start :month}.`
    @inline(never) package static func noteStart(start: CivilDate) -> Message {
        Message(area, 58, [.date(start)])
    }
    /// `down`
    package static var roundingDown: Message { Message(area, 59) }
    /// `(halves to even)`
    package static var roundingHalfEven: Message { Message(area, 60) }
    /// `(halves up)`
    package static var roundingHalfUp: Message { Message(area, 61) }
    /// `up`
    package static var roundingUp: Message { Message(area, 62) }
    ///     .input {$years :integer}
    ///     .input {$months :integer}
    ///     .match $years $months
    ///     0 one {{{$months} month}}
    ///     0 * {{{$months} months}}
    ///     one 0 {{{$years} year}}
    ///     * 0 {{{$years} years}}
    ///     one one {{{$years} year and {$months} month}}
    ///     one * {{{$years} year and {$months} months}}
    ///     * one {{{$years} years and {$months} month}}
    ///     * * {{{$years} years and {$months} months}}
    @inline(never) package static func span(years: Int, months: Int) -> Message {
        Message(area, 63, [.count(years), .count(months)])
    }
    /// `{$time :words} ({$end :month})`
    @inline(never) package static func until(time: Message, end: CivilDate) -> Message {
        Message(area, 64, [.words(time), .date(end)])
    }
}
