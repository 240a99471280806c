// scripts/messages makes this file of messages/en/report.mf2.

package import PennyEngine

/// The messages of the area report, with the values that they take.
package enum ReportWords {
    package static var area: MessageArea { MessageArea(21, digest: 0xDCFB_2EDD) }
    package enum Every: String, Sendable {
        case month
        case other
    }
    package enum Unit: String, Sendable {
        case days
        case months
        case other
    }
    /// `All reports`
    package static var archive: Message { Message(area, 0) }
    ///     .input {$source :string}
    ///     .input {$values :words}
    ///     .input {$gaps :integer}
    ///     .match $gaps
    ///     0 {{Line chart of {$source}. {$values}}}
    ///     one {{Line chart of {$source}. {$values} The line has {$gaps} gap.}}
    ///     * {{Line chart of {$source}. {$values} The line has {$gaps} gaps.}}
    @inline(never) package static func chartAlternative(
        source: String, values: Message, gaps: Int
    ) -> Message {
        Message(area, 1, [.text(source), .words(values), .count(gaps)])
    }
    /// `{$source :string}, {$day :string}`
    @inline(never) package static func chartCaptionDay(source: String, day: String) -> Message {
        Message(area, 2, [.text(source), .text(day)])
    }
    /// `{$source :string}, {$first :string} to {$last :string}`
    @inline(never) package static func chartCaptionDays(
        source: String, first: String, last: String
    ) -> Message {
        Message(area, 3, [.text(source), .text(first), .text(last)])
    }
    /// `High`
    package static var chartHigh: Message { Message(area, 4) }
    /// `High {$value :string}`
    @inline(never) package static func chartHighValue(value: String) -> Message {
        Message(area, 5, [.text(value)])
    }
    /// `Last`
    package static var chartLast: Message { Message(area, 6) }
    /// `Last, high`
    package static var chartLastHigh: Message { Message(area, 7) }
    /// `Last, low`
    package static var chartLastLow: Message { Message(area, 8) }
    /// `Line chart of {$sources :list}.`
    @inline(never) package static func chartLinesAlternative(sources: [Quantity]) -> Message {
        Message(area, 9, [.list(sources)])
    }
    /// `{$sources :list}, {$day :string}`
    @inline(never) package static func chartLinesCaptionDay(
        sources: [Quantity], day: String
    ) -> Message {
        Message(area, 10, [.list(sources), .text(day)])
    }
    /// `{$sources :list}, {$first :string} to {$last :string}`
    @inline(never) package static func chartLinesCaptionDays(
        sources: [Quantity], first: String, last: String
    ) -> Message {
        Message(area, 11, [.list(sources), .text(first), .text(last)])
    }
    ///     .input {$source :string}
    ///     .input {$values :words}
    ///     .input {$gaps :integer}
    ///     .match $gaps
    ///     0 {{{$source}: {$values}}}
    ///     one {{{$source}: {$values} The line has {$gaps} gap.}}
    ///     * {{{$source}: {$values} The line has {$gaps} gaps.}}
    @inline(never) package static func chartLinesOne(
        source: String, values: Message, gaps: Int
    ) -> Message {
        Message(area, 12, [.text(source), .words(values), .count(gaps)])
    }
    /// `Low`
    package static var chartLow: Message { Message(area, 13) }
    /// `Low {$value :string}`
    @inline(never) package static func chartLowValue(value: String) -> Message {
        Message(area, 14, [.text(value)])
    }
    ///     Lowest {$low :string} ({$low-day :string}), highest {$high :string} ({$high-day
    ///     :string}), last {$last :string} ({$last-day :string}).
    @inline(never) package static func chartValues(
        low: String, lowDay: String, high: String, highDay: String, last: String, lastDay: String
    ) -> Message {
        Message(
            area, 15,
            [.text(low), .text(lowDay), .text(high), .text(highDay), .text(last), .text(lastDay)])
    }
    /// `Change`
    package static var columnChange: Message { Message(area, 16) }
    /// `Day`
    package static var columnDay: Message { Message(area, 17) }
    /// `Month`
    package static var columnMonth: Message { Message(area, 18) }
    /// `Name`
    package static var columnName: Message { Message(area, 19) }
    /// `Value`
    package static var columnValue: Message { Message(area, 20) }
    /// `Where this comes from`
    package static var credits: Message { Message(area, 21) }
    /// `To the source`
    package static var creditsLink: Message { Message(area, 22) }
    /// `To the source: {$source :string}`
    @inline(never) package static func creditsLinkOf(source: String) -> Message {
        Message(area, 23, [.text(source)])
    }
    /// `Newest value here: {$day :string}.`
    @inline(never) package static func creditsNewest(day: String) -> Message {
        Message(area, 24, [.text(day)])
    }
    /// `Terms: {$terms :string}`
    @inline(never) package static func creditsTerms(terms: String) -> Message {
        Message(area, 25, [.text(terms)])
    }
    /// `{$title :string}, {$day :date}`
    @inline(never) package static func descriptionDay(title: String, day: CivilDate) -> Message {
        Message(area, 26, [.text(title), .date(day)])
    }
    /// `{$title :string}, {$day :date}. {$lead :words}`
    @inline(never) package static func descriptionLead(
        title: String, day: CivilDate, lead: Message
    ) -> Message {
        Message(area, 27, [.text(title), .date(day), .words(lead)])
    }
    /// `How the day went, and the days before`
    package static var door: Message { Message(area, 28) }
    /// `Report of {$day :date}`
    @inline(never) package static func heading(day: CivilDate) -> Message {
        Message(area, 29, [.date(day)])
    }
    /// `{$day :date}, {$time :digits} UTC`
    @inline(never) package static func headlineTime(day: CivilDate, time: String) -> Message {
        Message(area, 30, [.date(day), .text(time)])
    }
    /// `Headlines`
    package static var headlines: Message { Message(area, 31) }
    /// `No headlines from {$source :string}. {$reason :words}`
    @inline(never) package static func headlinesMissing(
        source: String, reason: Message
    ) -> Message {
        Message(area, 32, [.text(source), .words(reason)])
    }
    /// `{$reason :words} Last good value: {$day :string}.`
    @inline(never) package static func lastValue(reason: Message, day: String) -> Message {
        Message(area, 33, [.words(reason), .text(day)])
    }
    /// `Latest report`
    package static var latest: Message { Message(area, 34) }
    /// `Latest report, {$day :date}`
    @inline(never) package static func latestHeading(day: CivilDate) -> Message {
        Message(area, 35, [.date(day)])
    }
    /// `{$source :string} fell {$change :string} to {$value :string}`
    @inline(never) package static func leadFell(
        source: String, change: String, value: String
    ) -> Message {
        Message(area, 36, [.text(source), .text(change), .text(value)])
    }
    /// `{$source :string} fell {$change :string} {$span :words}`
    @inline(never) package static func leadFellOver(
        source: String, change: String, span: Message
    ) -> Message {
        Message(area, 37, [.text(source), .text(change), .words(span)])
    }
    /// `{$moves :list style=and}.`
    @inline(never) package static func leadOver(moves: [Quantity]) -> Message {
        Message(area, 38, [.list(moves)])
    }
    /// `As published: {$moves :list style=and}.`
    @inline(never) package static func leadPublished(moves: [Quantity]) -> Message {
        Message(area, 39, [.list(moves)])
    }
    /// `{$source :string} rose {$change :string} to {$value :string}`
    @inline(never) package static func leadRose(
        source: String, change: String, value: String
    ) -> Message {
        Message(area, 40, [.text(source), .text(change), .text(value)])
    }
    /// `{$source :string} rose {$change :string} {$span :words}`
    @inline(never) package static func leadRoseOver(
        source: String, change: String, span: Message
    ) -> Message {
        Message(area, 41, [.text(source), .text(change), .words(span)])
    }
    ///     .input {$day :string}
    ///     .input {$every :one-of}
    ///     .input {$moves :list style=and}
    ///     .match $every
    ///     month {{Since {$day}: {$moves}.}}
    ///     * {{Since {$day}: {$moves}.}}
    @inline(never) package static func leadSince(
        day: String, every: Every, moves: [Quantity]
    ) -> Message {
        Message(area, 42, [.text(day), .text(every.rawValue), .list(moves)])
    }
    /// `{$source :string} stayed at {$value :string}`
    @inline(never) package static func leadStayed(source: String, value: String) -> Message {
        Message(area, 43, [.text(source), .text(value)])
    }
    /// `{$first :words} {$second :words}`
    @inline(never) package static func leadTwo(first: Message, second: Message) -> Message {
        Message(area, 44, [.words(first), .words(second)])
    }
    /// `Nothing has changed since {$day :string}.`
    @inline(never) package static func leadUnchanged(day: String) -> Message {
        Message(area, 45, [.text(day)])
    }
    ///     {$first :string} to {$last :string}: first {$first-value :string}, lowest {$low
    ///     :string}, highest {$high :string}, last {$last-value :string}.
    @inline(never) package static func line(
        first: String, last: String, firstValue: String, low: String, high: String,
        lastValue: String
    ) -> Message {
        Message(
            area, 46,
            [
                .text(first), .text(last), .text(firstValue), .text(low), .text(high),
                .text(lastValue),
            ])
    }
    /// `Missing`
    package static var markMissing: Message { Message(area, 47) }
    /// `Stale`
    package static var markStale: Message { Message(area, 48) }
    /// `Report`
    package static var menu: Message { Message(area, 49) }
    /// `More reports`
    package static var more: Message { Message(area, 50) }
    /// `down`
    package static var moveDown: Message { Message(area, 51) }
    /// `first value`
    package static var moveFirst: Message { Message(area, 52) }
    /// `no new value`
    package static var moveNoNewValue: Message { Message(area, 53) }
    /// `no percentage`
    package static var moveNoPercentage: Message { Message(area, 54) }
    /// `no value`
    package static var moveNoValue: Message { Message(area, 55) }
    /// `{$word :words}, as published`
    @inline(never) package static func movePublished(word: Message) -> Message {
        Message(area, 56, [.words(word)])
    }
    /// `{$word :words} {$since :words}`
    @inline(never) package static func moveSince(word: Message, since: Message) -> Message {
        Message(area, 57, [.words(word), .words(since)])
    }
    /// `unchanged`
    package static var moveUnchanged: Message { Message(area, 58) }
    /// `no change known`
    package static var moveUnknown: Message { Message(area, 59) }
    /// `up`
    package static var moveUp: Message { Message(area, 60) }
    /// `{$reason :words} There is no earlier value.`
    @inline(never) package static func noLastValue(reason: Message) -> Message {
        Message(area, 61, [.words(reason)])
    }
    ///     .input {$unit :one-of}
    ///     .input {$count :integer}
    ///     .match $unit $count
    ///     days one {{in {$count} day}}
    ///     days * {{in {$count} days}}
    ///     months one {{in {$count} month}}
    ///     months * {{in {$count} months}}
    ///     * one {{in {$count} year}}
    ///     * * {{in {$count} years}}
    @inline(never) package static func over(unit: Unit, count: Int) -> Message {
        Message(area, 62, [.text(unit.rawValue), .count(count)])
    }
    ///     .input {$unit :one-of}
    ///     .input {$count :integer}
    ///     .match $unit $count
    ///     days one {{no value from {$count} day ago}}
    ///     days * {{no value from {$count} days ago}}
    ///     months one {{no value from {$count} month ago}}
    ///     months * {{no value from {$count} months ago}}
    ///     * one {{no value from {$count} year ago}}
    ///     * * {{no value from {$count} years ago}}
    @inline(never) package static func overMissing(unit: Unit, count: Int) -> Message {
        Message(area, 63, [.text(unit.rawValue), .count(count)])
    }
    /// `{$source :string}, change {$span :words}`
    @inline(never) package static func overSource(source: String, span: Message) -> Message {
        Message(area, 64, [.text(source), .words(span)])
    }
    /// `From {$first-value :string} ({$first :string}) to {$last-value :string} ({$last :string}).`
    @inline(never) package static func overValues(
        firstValue: String, first: String, lastValue: String, last: String
    ) -> Message {
        Message(area, 65, [.text(firstValue), .text(first), .text(lastValue), .text(last)])
    }
    /// `The source answered with an error.`
    package static var reasonErrorStatus: Message { Message(area, 66) }
    /// `What the source gave could not be right.`
    package static var reasonImplausible: Message { Message(area, 67) }
    /// `The source did not answer.`
    package static var reasonNoAnswer: Message { Message(area, 68) }
    /// `No value was added by hand.`
    package static var reasonNotAdded: Message { Message(area, 69) }
    /// `It could not be found in the answer of the source.`
    package static var reasonNotFound: Message { Message(area, 70) }
    /// `The report of this day does not have it.`
    package static var reasonNotInReport: Message { Message(area, 71) }
    /// `What the source gave could not be kept.`
    package static var reasonNotKept: Message { Message(area, 72) }
    /// `The source had nothing for this day.`
    package static var reasonNothing: Message { Message(area, 73) }
    /// `The source had only an older value.`
    package static var reasonOlder: Message { Message(area, 74) }
    /// `The source says only what is now, not what was on this day.`
    package static var reasonOnlyNow: Message { Message(area, 75) }
    /// `The answer of the source was too large.`
    package static var reasonTooMuch: Message { Message(area, 76) }
    /// `The answer of the source could not be read.`
    package static var reasonUnreadable: Message { Message(area, 77) }
    /// `The address of the source could not be used safely.`
    package static var reasonUnsafeAddress: Message { Message(area, 78) }
    /// `{$value :words}, {$move :string} ({$word :words})`
    @inline(never) package static func sentenceMoved(
        value: Message, move: String, word: Message
    ) -> Message {
        Message(area, 79, [.words(value), .text(move), .words(word)])
    }
    /// `{$value :words}, {$move :string} ({$word :words}), value of {$day :string}`
    @inline(never) package static func sentenceMovedEarlier(
        value: Message, move: String, word: Message, day: String
    ) -> Message {
        Message(area, 80, [.words(value), .text(move), .words(word), .text(day)])
    }
    /// `{$value :words}, {$word :words}`
    @inline(never) package static func sentenceUnmoved(value: Message, word: Message) -> Message {
        Message(area, 81, [.words(value), .words(word)])
    }
    /// `{$value :words}, {$word :words}, value of {$day :string}`
    @inline(never) package static func sentenceUnmovedEarlier(
        value: Message, word: Message, day: String
    ) -> Message {
        Message(area, 82, [.words(value), .words(word), .text(day)])
    }
    /// `{$source :string} {$value :string}`
    @inline(never) package static func sentenceValue(source: String, value: String) -> Message {
        Message(area, 83, [.text(source), .text(value)])
    }
    /// `{$source :string} {$value :string} {$span :words}`
    @inline(never) package static func sentenceValueOver(
        source: String, value: String, span: Message
    ) -> Message {
        Message(area, 84, [.text(source), .text(value), .words(span)])
    }
    ///     .input {$day :string}
    ///     .input {$every :one-of}
    ///     .match $every
    ///     month {{since {$day}}}
    ///     * {{since {$day}}}
    @inline(never) package static func since(day: String, every: Every) -> Message {
        Message(area, 85, [.text(day), .text(every.rawValue)])
    }
    ///     .input {$days :integer}
    ///     .match $days
    ///     one {{{$days} day, the newest first}}
    ///     * {{{$days} days, the newest first}}
    @inline(never) package static func sourceCount(days: Int) -> Message {
        Message(area, 86, [.count(days)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{{$months} month, the newest first}}
    ///     * {{{$months} months, the newest first}}
    @inline(never) package static func sourceCountMonths(months: Int) -> Message {
        Message(area, 87, [.count(months)])
    }
    /// `{$about :words}. Every value, as a line and as a table.`
    @inline(never) package static func sourceDescription(about: Message) -> Message {
        Message(area, 88, [.words(about)])
    }
    /// `{$source :string}, every value`
    @inline(never) package static func sourceTable(source: String) -> Message {
        Message(area, 89, [.text(source)])
    }
    /// `Every value`
    package static var sourceValues: Message { Message(area, 90) }
    /// `Values of {$day :date}`
    @inline(never) package static func table(day: CivilDate) -> Message {
        Message(area, 91, [.date(day)])
    }
    /// `Daily report`
    package static var title: Message { Message(area, 92) }
    /// `Value of {$day :string}`
    @inline(never) package static func valueOf(day: String) -> Message {
        Message(area, 93, [.text(day)])
    }
}
