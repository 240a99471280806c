// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `(higher price − lower price) ÷ higher price`
    static var stepCheaperFormula: Message { Message(area, 80) }
    /// `({$dearer :digits} − {$cheaper :digits}) ÷ {$dearer :digits}`
    @inline(never) static func stepCheaperNumbers(dearer: String, cheaper: String) -> Message {
        Message(area, 81, [.text(dearer), .text(cheaper)])
    }
    ///     As a percentage of the price of {$next :string}, rounded (halves up) to two decimals, or
    ///     more if it is small.
    @inline(never) static func stepCheaperRounding(next: String) -> Message {
        Message(area, 82, [.text(next)])
    }
    /// `How much cheaper than {$next :string}`
    @inline(never) static func stepCheaperTitle(next: String) -> Message {
        Message(area, 83, [.text(next)])
    }
    /// `a is cheaper than b if price a × amount b < price b × amount a`
    static var stepOrderFormula: Message { Message(area, 84) }
    ///     .input {$count :integer}
    ///     .match $count
    ///     one {{{$count} product}}
    ///     * {{{$count} products}}
    @inline(never) static func stepOrderNumbers(count: Int) -> Message {
        Message(area, 85, [.count(count)])
    }
    /// `Nothing is rounded: the ranking compares ratios of whole numbers.`
    static var stepOrderRounding: Message { Message(area, 86) }
    /// `Ranking`
    static var stepOrderTitle: Message { Message(area, 87) }
    /// `{$ratio :digits} = {$price :price}`
    @inline(never) static func stepPriceAnswer(ratio: String, price: Quantity) -> Message {
        Message(area, 88, [.text(ratio), price])
    }
    /// `{$ratio :digits} ≈ {$price :price}`
    @inline(never) static func stepPriceAnswerAbout(ratio: String, price: Quantity) -> Message {
        Message(area, 89, [.text(ratio), price])
    }
    /// `price ÷ amount × unit`
    static var stepPriceFormula: Message { Message(area, 90) }
    /// `price after the deal (number bought, then percentage off, then amount off) ÷ amount × unit`
    static var stepPriceFormulaDeal: Message { Message(area, 91) }
    ///     price with tax after the deal (number bought, then percentage off, then amount off) ÷
    ///     amount × unit
    static var stepPriceFormulaDealWithTax: Message { Message(area, 92) }
    /// `price with tax ÷ amount × unit`
    static var stepPriceFormulaWithTax: Message { Message(area, 93) }
    /// `{$price :price} ÷ {$amount :value} {$base :words} × {$unit :value} {$base :words}`
    @inline(never) static func stepPriceNumbers(
        price: Quantity, amount: Quantity, unit: Quantity, base: Message
    ) -> Message {
        Message(area, 94, [price, amount, unit, .words(base)])
    }
    /// `{$numbers :words}, after the deal {$deal :string} on {$price :price}`
    @inline(never) static func stepPriceNumbersDeal(
        numbers: Message, price: Quantity, deal: String
    ) -> Message {
        Message(area, 95, [.words(numbers), price, .text(deal)])
    }
    ///     {$price :price} for {$count :integer} ÷ {$amount :value} {$base :words} × {$unit :value}
    ///     {$base :words}
    @inline(never) static func stepPriceNumbersOfSeveral(
        price: Quantity, count: Int, amount: Quantity, unit: Quantity, base: Message
    ) -> Message {
        Message(area, 96, [price, .count(count), amount, unit, .words(base)])
    }
    /// `{$numbers :words}, usable part of {$size :string}: {$usable :string}`
    @inline(never) static func stepPriceNumbersUsable(
        numbers: Message, size: String, usable: String
    ) -> Message {
        Message(area, 97, [.words(numbers), .text(size), .text(usable)])
    }
    /// `pieces`
    static var stepPricePieces: Message { Message(area, 98) }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{{$name :string}: Price each}}
    ///     * {{{$name :string}: Price per {$unit}}}
    @inline(never) static func stepPriceTitle(name: String, unit: Quantity) -> Message {
        Message(area, 99, [.text(name), unit])
    }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{(price − best price) each × units a year}}
    ///     * {{(price − best price) per {$unit} × units a year}}
    @inline(never) static func stepYearFormula(unit: Quantity) -> Message {
        Message(area, 100, [unit])
    }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{(price − best price) each × units a year, with tax}}
    ///     * {{(price − best price) per {$unit} × units a year, with tax}}
    @inline(never) static func stepYearFormulaWithTax(unit: Quantity) -> Message {
        Message(area, 101, [unit])
    }
    /// `({$price :digits} − {$best :digits}) × {$amount :value}`
    @inline(never) static func stepYearNumbers(
        price: String, best: String, amount: Quantity
    ) -> Message {
        Message(area, 102, [.text(price), .text(best), amount])
    }
    ///     One of the smallest package a week for 52 weeks, rounded (halves up) to the smallest
    ///     unit of the currency.
    static var stepYearRoundingPackage: Message { Message(area, 103) }
    ///     A year has 365 days, 52 weeks or 12 months. Rounded (halves up) to the smallest unit of
    ///     the currency.
    static var stepYearRoundingUse: Message { Message(area, 104) }
    /// `Yearly difference from {$other :string}`
    @inline(never) static func stepYearTitle(other: String) -> Message {
        Message(area, 105, [.text(other)])
    }
}
