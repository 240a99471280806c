// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Amounts in {$currency :string}, rounded (halves up).`
    @inline(never) static func tableDetailsCaption(currency: String) -> Message {
        Message(area, 106, [.text(currency)])
    }
    /// `Yearly amounts assume that you use one package of {$name :string} a week.`
    @inline(never) static func tableDetailsCaptionPackage(name: String) -> Message {
        Message(area, 107, [.text(name)])
    }
    ///     “Price to match cheapest” is the shelf price that would make a product as cheap as the
    ///     cheapest.
    static var tableDetailsCaptionSameAsBest: Message { Message(area, 108) }
    ///     .input {$period :one-of}
    ///     .match $period
    ///     day {{Yearly amounts assume that you use {$amount :string} a day.}}
    ///     week {{Yearly amounts assume that you use {$amount :string} a week.}}
    ///     month {{Yearly amounts assume that you use {$amount :string} a month.}}
    ///     * {{Yearly amounts assume that you use {$amount :string} a year.}}
    @inline(never) static func tableDetailsCaptionUse(amount: String, period: Period) -> Message {
        Message(area, 109, [.text(amount), .text(period.rawValue)])
    }
    ///     “Break-even waste” is how much of a package can spoil before the cheapest smaller
    ///     package would have been cheaper.
    static var tableDetailsCaptionWaste: Message { Message(area, 110) }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{pieces for {$amount :number} {$currency :string}}}
    ///     * {{{$unit} for {$amount :number} {$currency :string}}}
    @inline(never) static func tableDetailsColumnBoughtFor(
        unit: Quantity, amount: ExactDecimal, currency: String
    ) -> Message {
        Message(area, 111, [unit, .number(amount), .text(currency)])
    }
    /// `Days a package lasts`
    static var tableDetailsColumnDaysOfSupply: Message { Message(area, 112) }
    /// `Break-even waste`
    static var tableDetailsColumnMaySpoil: Message { Message(area, 113) }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{Minutes of work each}}
    ///     * {{Minutes of work per {$unit}}}
    @inline(never) static func tableDetailsColumnMinutesOfWork(unit: Quantity) -> Message {
        Message(area, 114, [unit])
    }
    /// `Extra cost a year`
    static var tableDetailsColumnMoreAYear: Message { Message(area, 115) }
    /// `Product`
    static var tableDetailsColumnName: Message { Message(area, 116) }
    /// `Packages for {$wanted :string}`
    @inline(never) static func tableDetailsColumnPacksWanted(wanted: String) -> Message {
        Message(area, 117, [.text(wanted)])
    }
    /// `Extra cost of a package`
    static var tableDetailsColumnPaidAboveBest: Message { Message(area, 118) }
    /// `Price per piece in a pack`
    static var tableDetailsColumnPricePerPiece: Message { Message(area, 119) }
    /// `Price to match cheapest`
    static var tableDetailsColumnSameAsBestAt: Message { Message(area, 120) }
    /// `Cost of these packages`
    static var tableDetailsColumnWantedCost: Message { Message(area, 121) }
    /// `Yearly cost`
    static var tableDetailsColumnYearlyCost: Message { Message(area, 122) }
    /// `More ways to compare`
    static var tableDetailsTitle: Message { Message(area, 123) }
    /// `Prices in {$currency :string}. {$rounding :words}`
    @inline(never) static func tableProductsCaption(
        currency: String, rounding: Message
    ) -> Message {
        Message(area, 124, [.text(currency), .words(rounding)])
    }
    /// `Prices in {$currency :string}, with tax. {$rounding :words}`
    @inline(never) static func tableProductsCaptionWithTax(
        currency: String, rounding: Message
    ) -> Message {
        Message(area, 125, [.text(currency), .words(rounding)])
    }
    /// `Prices in {$currency :string}, without tax. {$rounding :words}`
    @inline(never) static func tableProductsCaptionWithoutTax(
        currency: String, rounding: Message
    ) -> Message {
        Message(area, 126, [.text(currency), .words(rounding)])
    }
    /// `Deal`
    static var tableProductsColumnDeal: Message { Message(area, 127) }
    /// `Product`
    static var tableProductsColumnName: Message { Message(area, 128) }
    /// `Above the cheapest`
    static var tableProductsColumnPercentAboveBest: Message { Message(area, 129) }
    /// `Price`
    static var tableProductsColumnPrice: Message { Message(area, 130) }
    /// `Rank`
    static var tableProductsColumnRank: Message { Message(area, 131) }
    /// `Size`
    static var tableProductsColumnSize: Message { Message(area, 132) }
    /// `Exact ratio`
    static var tableProductsColumnUnitPriceExact: Message { Message(area, 133) }
    /// `Cheapest first`
    static var tableProductsTitle: Message { Message(area, 134) }
}
