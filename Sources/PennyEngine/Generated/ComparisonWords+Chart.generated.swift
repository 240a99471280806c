// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{{$names :list} at {$price :price} each}}
    ///     * {{{$names :list} at {$price :price} per {$unit}}}
    @inline(never) static func chartProductsFinding(
        names: [Quantity], price: Quantity, unit: Quantity
    ) -> Message {
        Message(area, 7, [.list(names), price, unit])
    }
    /// `{$finding :words}; the {$count :integer} cheapest are shown`
    @inline(never) static func chartProductsFindingCut(finding: Message, count: Int) -> Message {
        Message(area, 8, [.words(finding), .count(count)])
    }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{{$names :list} at {$price :price} each, {$dearest :string} at {$dearest-price
    ///     :price}}}
    ///     * {{{$names :list} at {$price :price} per {$unit}, {$dearest :string} at {$dearest-price
    ///     :price}}}
    @inline(never) static func chartProductsFindingTwo(
        names: [Quantity], price: Quantity, unit: Quantity, dearest: String, dearestPrice: Quantity
    ) -> Message {
        Message(area, 9, [.list(names), price, unit, .text(dearest), dearestPrice])
    }
}
