// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    ///     .input {$unit :string}
    ///     .match $unit
    ///     each {{Price each as sold}}
    ///     * {{Price per {$unit} as sold}}
    @inline(never) static func priceAsSold(unit: String) -> Message {
        Message(area, 60, [.text(unit)])
    }
    ///     .input {$unit :string}
    ///     .match $unit
    ///     each {{Price each}}
    ///     * {{Price per {$unit}}}
    @inline(never) static func pricePer(unit: String) -> Message {
        Message(area, 61, [.text(unit)])
    }
    ///     .input {$unit :string}
    ///     .match $unit
    ///     each {{Price each without the deal}}
    ///     * {{Price per {$unit} without the deal}}
    @inline(never) static func priceWithoutDeal(unit: String) -> Message {
        Message(area, 62, [.text(unit)])
    }
}
