// scripts/messages makes this file of messages/en/scenarios.mf2.

/// The messages of the area scenarios, with the values that they take.
enum ScenariosWords {
    static var area: MessageArea { MessageArea(27, digest: 0x8830_39FD) }
    enum Axis: String, Sendable {
        case day
        case month
        case year
        case payment
        case period
        case other
    }
    /// `“{$set :string}” costs {$amount :money} less in total than “{$other :string}”`
    @inline(never) static func besideCheaper(set: String, amount: Int64, other: String) -> Message {
        Message(area, 0, [.text(set), .money(amount), .text(other)])
    }
    ///     .input {$difference :change}
    ///     .local $way = {$difference :sign}
    ///     .local $size = {$difference :size}
    ///     .match $way
    ///     negative {{{$size} lower}}
    ///     positive {{{$size} higher}}
    ///     * {{the same}}
    @inline(never) static func besideDifference(difference: Change) -> Message {
        Message(area, 1, [.change(difference)])
    }
    ///     .input {$difference :change}
    ///     .local $way = {$difference :sign}
    ///     .local $size = {$difference :size}
    ///     .match $way
    ///     negative {{{$figure :words}: {$size} lower with “{$set :string}” than with “{$first
    ///     :string}”}}
    ///     positive {{{$figure :words}: {$size} higher with “{$set :string}” than with “{$first
    ///     :string}”}}
    ///     * {{{$figure :words}: the same with “{$set :string}” and “{$first :string}”}}
    @inline(never) static func besideFinding(
        figure: Message, difference: Change, set: String, first: String
    ) -> Message {
        Message(area, 2, [.words(figure), .change(difference), .text(set), .text(first)])
    }
    /// `Inputs that differ`
    static var besideInputs: Message { Message(area, 3) }
    /// `The inputs of these results are the same.`
    static var besideInputsSame: Message { Message(area, 4) }
    /// `none`
    static var besideNone: Message { Message(area, 5) }
    /// `“Higher” and “lower” say how a result differs from “{$first :string}”.`
    @inline(never) static func besideNote(first: String) -> Message {
        Message(area, 6, [.text(first)])
    }
    ///     {$figure :words}: from {$lowest :money} ({$lowest-set :string}) to {$highest :money}
    ///     ({$highest-set :string})
    @inline(never) static func chartBarsFinding(
        figure: Message, lowest: Int64, lowestSet: String, highest: Int64, highestSet: String
    ) -> Message {
        Message(
            area, 7,
            [.words(figure), .money(lowest), .text(lowestSet), .money(highest), .text(highestSet)])
    }
    /// `{$figure :words} is the same: {$amount :money}`
    @inline(never) static func chartBarsFindingSame(figure: Message, amount: Int64) -> Message {
        Message(area, 8, [.words(figure), .money(amount)])
    }
    /// `{$amount :money} ({$set :string})`
    @inline(never) static func chartLinesEndValue(amount: Int64, set: String) -> Message {
        Message(area, 9, [.money(amount), .text(set)])
    }
    /// `{$number :integer} ({$set :string})`
    @inline(never) static func chartLinesEndZero(number: Int, set: String) -> Message {
        Message(area, 10, [.count(number), .text(set)])
    }
    ///     .input {$axis :one-of}
    ///     .match $axis
    ///     day {{{$series :words} at day {$end :string}: {$values :list style=comma}}}
    ///     month {{{$series :words} at month {$end :string}: {$values :list style=comma}}}
    ///     year {{{$series :words} at year {$end :string}: {$values :list style=comma}}}
    ///     payment {{{$series :words} at payment {$end :string}: {$values :list style=comma}}}
    ///     period {{{$series :words} at period {$end :string}: {$values :list style=comma}}}
    ///     * {{{$series :words} at time {$end :string}: {$values :list style=comma}}}
    @inline(never) static func chartLinesFinding(
        series: Message, axis: Axis, end: String, values: [Quantity]
    ) -> Message {
        Message(area, 11, [.words(series), .text(axis.rawValue), .text(end), .list(values)])
    }
    ///     .input {$axis :one-of}
    ///     .match $axis
    ///     day {{{$series :words}: nothing after day {$ends :list style=comma}}}
    ///     month {{{$series :words}: nothing after month {$ends :list style=comma}}}
    ///     year {{{$series :words}: nothing after year {$ends :list style=comma}}}
    ///     payment {{{$series :words}: nothing after payment {$ends :list style=comma}}}
    ///     period {{{$series :words}: nothing after period {$ends :list style=comma}}}
    ///     * {{{$series :words}: nothing after time {$ends :list style=comma}}}
    @inline(never) static func chartLinesFindingZero(
        series: Message, axis: Axis, ends: [Quantity]
    ) -> Message {
        Message(area, 12, [.words(series), .text(axis.rawValue), .list(ends)])
    }
    /// `{$figure :words}, difference`
    @inline(never) static func figureDifference(figure: Message) -> Message {
        Message(area, 13, [.words(figure)])
    }
    /// `{$figure :words}, {$set :string}`
    @inline(never) static func figureDifferenceOfSet(figure: Message, set: String) -> Message {
        Message(area, 14, [.words(figure), .text(set)])
    }
    /// `Figures`
    static var inputFigures: Message { Message(area, 15) }
    /// `Scenarios`
    static var inputSets: Message { Message(area, 16) }
    /// `Inputs`
    static var inputSetsInputs: Message { Message(area, 17) }
    /// `Kind`
    static var inputSetsKind: Message { Message(area, 18) }
    /// `Saved result`
    static var inputSetsSet: Message { Message(area, 19) }
    /// `Title`
    static var inputSetsTitle: Message { Message(area, 20) }
    ///     Differences are from {$first :string}: plus means more, minus means less. The page of
    ///     each scenario shows how its figures were computed.
    @inline(never) static func noteDifferences(first: String) -> Message {
        Message(area, 21, [.text(first)])
    }
    ///     The {$checks :integer} checks of the {$sets :integer} scenarios, computed again for this
    ///     page, hold.
    @inline(never) static func proofChecks(checks: Int, sets: Int) -> Message {
        Message(area, 22, [.count(checks), .count(sets)])
    }
    /// `the scenario’s figure − the first scenario’s figure`
    static var stepDifferenceFormula: Message { Message(area, 23) }
    /// `Amounts in {$currency :string}.`
    @inline(never) static func tableCaption(currency: String) -> Message {
        Message(area, 24, [.text(currency)])
    }
    /// `Difference`
    static var tableColumnDifference: Message { Message(area, 25) }
    /// `Figure`
    static var tableColumnFigure: Message { Message(area, 26) }
    /// `Differences from {$first :string}`
    @inline(never) static func tableDifferencesTitle(first: String) -> Message {
        Message(area, 27, [.text(first)])
    }
    /// `Side by side`
    static var tableScenariosTitle: Message { Message(area, 28) }
}
