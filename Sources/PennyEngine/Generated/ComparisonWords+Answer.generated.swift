// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `The cheapest is “{$best :value}” at {$price :words}.`
    @inline(never) static func answerBest(best: Quantity, price: Message) -> Message {
        Message(area, 0, [best, .words(price)])
    }
    ///     The cheapest is “{$best :value}” at {$price :words}. That is {$percent :percent} less
    ///     than “{$next :string}”.
    @inline(never) static func answerCheaper(
        best: Quantity, price: Message, percent: Quantity, next: String
    ) -> Message {
        Message(area, 1, [best, .words(price), percent, .text(next)])
    }
    ///     .input {$price :price}
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{{$price} each}}
    ///     * {{{$price} per {$unit}}}
    @inline(never) static func answerPrice(price: Quantity, unit: Quantity) -> Message {
        Message(area, 2, [price, unit])
    }
    /// `The cheapest are {$best :value}, at the same {$price :words}.`
    @inline(never) static func answerTie(best: Quantity, price: Message) -> Message {
        Message(area, 3, [best, .words(price)])
    }
}
