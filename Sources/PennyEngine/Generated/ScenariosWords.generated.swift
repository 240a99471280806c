// scripts/messages makes this file of messages/en/scenarios.mf2.

/// The messages of the area scenarios, with the values that they take.
enum ScenariosWords {
    static var area: MessageArea { MessageArea(26, digest: 0x8E59_EFD0) }
    enum Axis: String, Sendable {
        case day
        case month
        case year
        case payment
        case period
        case other
    }
    /// `{$first :words} {$second :words}`
    @inline(never) static func answerAnd(first: Message, second: Message) -> Message {
        Message(area, 0, [.words(first), .words(second)])
    }
    /// `“{$first :string}” and “{$second :string}” cost the same: {$cost :money}.`
    @inline(never) static func answerBothSame(
        first: String, second: String, cost: Int64
    ) -> Message {
        Message(area, 1, [.text(first), .text(second), .money(cost)])
    }
    /// `“{$first :string}” and “{$second :string}” leave you the same: {$amount :money}.`
    @inline(never) static func answerBothSameGain(
        first: String, second: String, amount: Int64
    ) -> Message {
        Message(area, 2, [.text(first), .text(second), .money(amount)])
    }
    /// `“{$best :string}” costs {$amount :money} less than “{$other :string}”.`
    @inline(never) static func answerCheaper(
        best: String, amount: Int64, other: String
    ) -> Message {
        Message(area, 3, [.text(best), .money(amount), .text(other)])
    }
    ///     “{$best :string}” costs {$amount :money} less than “{$other :string}”. “{$other
    ///     :string}” wins only if its fees are under {$limit :money}.
    @inline(never) static func answerCheaperFee(
        best: String, amount: Int64, other: String, limit: Int64
    ) -> Message {
        Message(area, 4, [.text(best), .money(amount), .text(other), .money(limit)])
    }
    /// `“{$best :string}” costs {$amount :money} less than “{$other :string}” over {$time :span}.`
    @inline(never) static func answerCheaperIn(
        best: String, amount: Int64, other: String, time: Int
    ) -> Message {
        Message(area, 5, [.text(best), .money(amount), .text(other), .count(time)])
    }
    ///     “{$best :string}” costs {$amount :money} less than “{$other :string}” over {$time
    ///     :span}. “{$other :string}” wins only if its fees are under {$limit :money}.
    @inline(never) static func answerCheaperInFee(
        best: String, amount: Int64, other: String, time: Int, limit: Int64
    ) -> Message {
        Message(area, 6, [.text(best), .money(amount), .text(other), .count(time), .money(limit)])
    }
    /// `“{$best :string}” costs the least, {$amount :money} less than “{$other :string}”.`
    @inline(never) static func answerCheapest(
        best: String, amount: Int64, other: String
    ) -> Message {
        Message(area, 7, [.text(best), .money(amount), .text(other)])
    }
    /// `“{$best :string}” costs {$cost :money}.`
    @inline(never) static func answerCost(best: String, cost: Int64) -> Message {
        Message(area, 8, [.text(best), .money(cost)])
    }
    ///     After {$time :words}, a final payment is due: {$payments :list}. Costs after that are
    ///     not counted.
    @inline(never) static func answerDue(time: Message, payments: [Quantity]) -> Message {
        Message(area, 9, [.words(time), .list(payments)])
    }
    /// `{$figure :words} is the same: {$value :value}.`
    @inline(never) static func answerEqual(figure: Message, value: Quantity) -> Message {
        Message(area, 10, [.words(figure), value])
    }
    ///     Neither saves money. “{$best :string}” costs {$amount :money} less than “{$other
    ///     :string}”.
    @inline(never) static func answerLosses(best: String, amount: Int64, other: String) -> Message {
        Message(area, 11, [.text(best), .money(amount), .text(other)])
    }
    /// `“{$best :string}” leaves you {$amount :money} more than “{$other :string}”.`
    @inline(never) static func answerMore(best: String, amount: Int64, other: String) -> Message {
        Message(area, 12, [.text(best), .money(amount), .text(other)])
    }
    /// `“{$best :string}” leaves you the most, {$amount :money} more than “{$other :string}”.`
    @inline(never) static func answerMost(best: String, amount: Int64, other: String) -> Message {
        Message(area, 13, [.text(best), .money(amount), .text(other)])
    }
    ///     .input {$count :integer}
    ///     .input {$sets :list}
    ///     .match $count
    ///     one {{{$sets} is never paid off at this payment.}}
    ///     * {{{$sets} are never paid off at these payments.}}
    @inline(never) static func answerNever(count: Int, sets: [Quantity]) -> Message {
        Message(area, 14, [.count(count), .list(sets)])
    }
    ///     {$figure :words}: {$lowest :value} with “{$lowest-set :string}”, {$highest :value} with
    ///     “{$highest-set :string}”.
    @inline(never) static func answerRange(
        figure: Message, lowest: Quantity, lowestSet: String, highest: Quantity, highestSet: String
    ) -> Message {
        Message(area, 15, [.words(figure), lowest, .text(lowestSet), highest, .text(highestSet)])
    }
    /// `The cheapest offers cost the same: {$cost :money}.`
    @inline(never) static func answerSame(cost: Int64) -> Message {
        Message(area, 16, [.money(cost)])
    }
    /// `The best offers leave you the same: {$amount :money}.`
    @inline(never) static func answerSameGain(amount: Int64) -> Message {
        Message(area, 17, [.money(amount)])
    }
    ///     .input {$count :integer}
    ///     .input {$sets :list}
    ///     .match $count
    ///     one {{{$sets} takes more than 100 years to pay off.}}
    ///     * {{{$sets} take more than 100 years to pay off.}}
    @inline(never) static func answerTooLong(count: Int, sets: [Quantity]) -> Message {
        Message(area, 18, [.count(count), .list(sets)])
    }
    ///     .input {$difference :change}
    ///     .local $way = {$difference :sign}
    ///     .local $size = {$difference :size}
    ///     .match $way
    ///     negative {{{$size} lower}}
    ///     positive {{{$size} higher}}
    ///     * {{the same}}
    @inline(never) static func besideDifference(difference: Change) -> Message {
        Message(area, 19, [.change(difference)])
    }
    ///     .input {$difference :change}
    ///     .local $way = {$difference :sign}
    ///     .local $size = {$difference :size}
    ///     .match $way
    ///     negative {{{$size} shorter}}
    ///     positive {{{$size} longer}}
    ///     * {{the same}}
    @inline(never) static func besideDifferenceTime(difference: Change) -> Message {
        Message(area, 20, [.change(difference)])
    }
    /// `Inputs that differ`
    static var besideInputs: Message { Message(area, 21) }
    /// `The inputs of these results are the same.`
    static var besideInputsSame: Message { Message(area, 22) }
    /// `none`
    static var besideNone: Message { Message(area, 23) }
    /// `“Higher” and “lower” say how a result differs from “{$first :string}”.`
    @inline(never) static func besideNote(first: String) -> Message {
        Message(area, 24, [.text(first)])
    }
    /// `Side by side`
    static var calculatorMany: Message { Message(area, 25) }
    /// `Side by side`
    static var calculatorOne: Message { Message(area, 26) }
    /// `Which offer is better?`
    static var calculatorQuestion: Message { Message(area, 27) }
    /// `never paid off`
    static var cellNever: Message { Message(area, 28) }
    /// `{$figure :words}: {$value :value}`
    @inline(never) static func cellOther(figure: Message, value: Quantity) -> Message {
        Message(area, 29, [.words(figure), value])
    }
    /// `not within 100 years`
    static var cellTooLong: Message { Message(area, 30) }
    ///     {$figure :words}: from {$lowest :money} ({$lowest-set :string}) to {$highest :money}
    ///     ({$highest-set :string})
    @inline(never) static func chartBarsFinding(
        figure: Message, lowest: Int64, lowestSet: String, highest: Int64, highestSet: String
    ) -> Message {
        Message(
            area, 31,
            [.words(figure), .money(lowest), .text(lowestSet), .money(highest), .text(highestSet)])
    }
    /// `{$figure :words} is the same: {$amount :money}`
    @inline(never) static func chartBarsFindingSame(figure: Message, amount: Int64) -> Message {
        Message(area, 32, [.words(figure), .money(amount)])
    }
    /// `{$amount :money} ({$set :string})`
    @inline(never) static func chartLinesEndValue(amount: Int64, set: String) -> Message {
        Message(area, 33, [.money(amount), .text(set)])
    }
    /// `{$number :integer} ({$set :string})`
    @inline(never) static func chartLinesEndZero(number: Int, set: String) -> Message {
        Message(area, 34, [.count(number), .text(set)])
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
        Message(area, 35, [.words(series), .text(axis.rawValue), .text(end), .list(values)])
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
        Message(area, 36, [.words(series), .text(axis.rawValue), .list(ends)])
    }
    /// `{$amount :money} with “{$set :string}”`
    @inline(never) static func due(amount: Int64, set: String) -> Message {
        Message(area, 37, [.money(amount), .text(set)])
    }
    /// `“{$best :string}” is cheaper by`
    @inline(never) static func figureCheaperBy(best: String) -> Message {
        Message(area, 38, [.text(best)])
    }
    /// `Cost of credit`
    static var figureCost: Message { Message(area, 39) }
    /// `Cost of credit in {$time :span}`
    @inline(never) static func figureCostInTime(time: Int) -> Message {
        Message(area, 40, [.count(time)])
    }
    /// `{$figure :words}: higher with “{$set :string}”, by`
    @inline(never) static func figureHigher(figure: Message, set: String) -> Message {
        Message(area, 41, [.words(figure), .text(set)])
    }
    /// `{$figure :words}: lower with “{$set :string}”, by`
    @inline(never) static func figureLower(figure: Message, set: String) -> Message {
        Message(area, 42, [.words(figure), .text(set)])
    }
    /// `“{$best :string}” leaves you more, by`
    @inline(never) static func figureMoreBy(best: String) -> Message {
        Message(area, 43, [.text(best)])
    }
    /// `{$figure :words} with “{$set :string}”`
    @inline(never) static func figureSame(figure: Message, set: String) -> Message {
        Message(area, 44, [.words(figure), .text(set)])
    }
    /// `Figures`
    static var inputFigures: Message { Message(area, 45) }
    /// `Time to compare`
    static var inputHorizon: Message { Message(area, 46) }
    /// `How long you keep each loan, such as 5 years. Without a time, costs count to the end.`
    static var inputHorizonHelp: Message { Message(area, 47) }
    /// `Scenarios`
    static var inputSets: Message { Message(area, 48) }
    /// `Inputs`
    static var inputSetsInputs: Message { Message(area, 49) }
    /// `Kind`
    static var inputSetsKind: Message { Message(area, 50) }
    /// `Saved result`
    static var inputSetsSet: Message { Message(area, 51) }
    /// `Title`
    static var inputSetsTitle: Message { Message(area, 52) }
    ///     In the tables, plus means more than “{$first :string}”, and minus means less. The page
    ///     of each scenario shows how its figures were computed.
    @inline(never) static func noteDifferences(first: String) -> Message {
        Message(area, 53, [.text(first)])
    }
    ///     The {$checks :integer} checks of the {$sets :integer} scenarios, computed again for this
    ///     page, hold.
    @inline(never) static func proofChecks(checks: Int, sets: Int) -> Message {
        Message(area, 54, [.count(checks), .count(sets)])
    }
    /// `“{$set :string}”`
    @inline(never) static func quoted(set: String) -> Message {
        Message(area, 55, [.text(set)])
    }
    ///     .input {$difference :change}
    ///     .local $size = {$difference :size}
    ///     {{{$size}}}
    @inline(never) static func size(difference: Change) -> Message {
        Message(area, 56, [.change(difference)])
    }
    /// `the cost of the next best − the cost of the best`
    static var stepCheaperFormula: Message { Message(area, 57) }
    /// `the scenario’s figure − the first scenario’s figure`
    static var stepDifferenceFormula: Message { Message(area, 58) }
    /// `what the best leaves − what the next best leaves`
    static var stepMoreFormula: Message { Message(area, 59) }
    /// `Amounts in {$currency :string}.`
    @inline(never) static func tableCaption(currency: String) -> Message {
        Message(area, 60, [.text(currency)])
    }
    /// `Difference`
    static var tableColumnDifference: Message { Message(area, 61) }
    /// `Figure`
    static var tableColumnFigure: Message { Message(area, 62) }
    /// `Differences from {$first :string}`
    @inline(never) static func tableDifferencesTitle(first: String) -> Message {
        Message(area, 63, [.text(first)])
    }
    /// `Side by side`
    static var tableScenariosTitle: Message { Message(area, 64) }
}
