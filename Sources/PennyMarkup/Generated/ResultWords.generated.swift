// scripts/messages makes this file of messages/en/result.mf2.

package import PennyEngine

/// The messages of the area result, with the values that they take.
package enum ResultWords {
    package static var area: MessageArea { MessageArea(22, digest: 0xE405_8104) }
    /// `Over the whole time`
    package static var besideWholeTime: Message { Message(area, 0) }
    /// `{$figure :words}: {$before :string} → {#strong}{$after :string}{/strong}`
    @inline(never) package static func change(
        figure: Message, before: String, after: String
    ) -> Message {
        Message(area, 1, [.words(figure), .text(before), .text(after)])
    }
    ///     {$figure :words}: {$before :string} → {#strong}{$after :string}{/strong} ({$difference
    ///     :value})
    @inline(never) package static func changeBy(
        figure: Message, before: String, after: String, difference: Quantity
    ) -> Message {
        Message(area, 2, [.words(figure), .text(before), .text(after), difference])
    }
    /// `{$figure :words}: {$before :value}, no longer in the result`
    @inline(never) package static func changeGone(figure: Message, before: Quantity) -> Message {
        Message(area, 3, [.words(figure), before])
    }
    /// `{$figure :words}: {#strong}{$after :string}{/strong}`
    @inline(never) package static func changeNew(figure: Message, after: String) -> Message {
        Message(area, 4, [.words(figure), .text(after)])
    }
    /// `{$kind :words} by {$axis :words}. {$finding :words}.`
    @inline(never) package static func chartAlternative(
        kind: Message, axis: Message, finding: Message
    ) -> Message {
        Message(area, 5, [.words(kind), .words(axis), .words(finding)])
    }
    /// `{$series :words}: from {$first :money} to {$last :money}.`
    @inline(never) package static func chartAlternativeSeries(
        series: Message, first: Int64, last: Int64
    ) -> Message {
        Message(area, 6, [.words(series), .money(first), .money(last)])
    }
    /// `Amounts in {$currency :string}.`
    @inline(never) package static func chartAmounts(currency: String) -> Message {
        Message(area, 7, [.text(currency)])
    }
    /// `Figures in this chart`
    package static var chartFigures: Message { Message(area, 8) }
    /// `Line chart`
    package static var chartKindLines: Message { Message(area, 9) }
    /// `Stacked area chart`
    package static var chartKindStackedAreas: Message { Message(area, 10) }
    /// `Stacked bar chart`
    package static var chartKindStackedBars: Message { Message(area, 11) }
    /// `{$currency :string}, billions`
    @inline(never) package static func chartUnitBillions(currency: String) -> Message {
        Message(area, 12, [.text(currency)])
    }
    /// `{$currency :string}, millions`
    @inline(never) package static func chartUnitMillions(currency: String) -> Message {
        Message(area, 13, [.text(currency)])
    }
    /// `{$currency :string}`
    @inline(never) package static func chartUnitOnes(currency: String) -> Message {
        Message(area, 14, [.text(currency)])
    }
    /// `{$currency :string}, thousands`
    @inline(never) package static func chartUnitThousands(currency: String) -> Message {
        Message(area, 15, [.text(currency)])
    }
    /// `{$currency :string}, trillions`
    @inline(never) package static func chartUnitTrillions(currency: String) -> Message {
        Message(area, 16, [.text(currency)])
    }
    /// `Details:`
    package static var embeddedSource: Message { Message(area, 17) }
    /// `{$label :words}: {$value :value}`
    @inline(never) package static func entry(label: Message, value: Quantity) -> Message {
        Message(area, 18, [.words(label), value])
    }
    /// `Shared by all: {$inputs :value}`
    @inline(never) package static func entryShared(inputs: Quantity) -> Message {
        Message(area, 19, [inputs])
    }
    /// `Worked example`
    package static var example: Message { Message(area, 20) }
    /// `Worked example: {$title :string}`
    @inline(never) package static func exampleTitle(title: String) -> Message {
        Message(area, 21, [.text(title)])
    }
    /// `Defaults`
    package static var headingDefaults: Message { Message(area, 22) }
    /// `Inputs`
    package static var headingInputs: Message { Message(area, 23) }
    /// `What was checked`
    package static var headingProofs: Message { Message(area, 24) }
    /// `How this was computed`
    package static var headingSteps: Message { Message(area, 25) }
    /// `{$first :value} and {$last :value}`
    @inline(never) package static func listAndLast(first: Quantity, last: Quantity) -> Message {
        Message(area, 26, [first, last])
    }
    /// `{$first :value} and {$last :value}`
    @inline(never) package static func listAndTwo(first: Quantity, last: Quantity) -> Message {
        Message(area, 27, [first, last])
    }
    /// `{$first :value}, {$last :value}`
    @inline(never) package static func listComma(first: Quantity, last: Quantity) -> Message {
        Message(area, 28, [first, last])
    }
    /// `{$first :value} or {$last :value}`
    @inline(never) package static func listOrLast(first: Quantity, last: Quantity) -> Message {
        Message(area, 29, [first, last])
    }
    /// `{$first :value} or {$last :value}`
    @inline(never) package static func listOrTwo(first: Quantity, last: Quantity) -> Message {
        Message(area, 30, [first, last])
    }
    /// `{$first :value} + {$last :value}`
    @inline(never) package static func listPlus(first: Quantity, last: Quantity) -> Message {
        Message(area, 31, [first, last])
    }
    /// `{$first :value}; {$last :value}`
    @inline(never) package static func listSemicolon(first: Quantity, last: Quantity) -> Message {
        Message(area, 32, [first, last])
    }
    /// `{$points :string} points`
    @inline(never) package static func points(points: String) -> Message {
        Message(area, 33, [.text(points)])
    }
    /// `Check failed:`
    package static var proofFails: Message { Message(area, 34) }
    /// `Source: {$source :words}.`
    @inline(never) package static func stepSource(source: Message) -> Message {
        Message(area, 35, [.words(source)])
    }
    /// `at the end`
    package static var tableAtEnd: Message { Message(area, 36) }
    ///     .input {$title :words}
    ///     .input {$rows :integer}
    ///     .match $rows
    ///     one {{{$title} ({$rows} row)}}
    ///     * {{{$title} ({$rows} rows)}}
    @inline(never) package static func tableCounted(title: Message, rows: Int) -> Message {
        Message(area, 37, [.words(title), .count(rows)])
    }
    /// `{$group :words} total`
    @inline(never) package static func tableGroupTotal(group: Message) -> Message {
        Message(area, 38, [.words(group)])
    }
    /// `Total`
    package static var tableTotal: Message { Message(area, 39) }
}
