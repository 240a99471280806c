// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{Price each as sold}}
    ///     * {{Price per {$unit} as sold}}
    @inline(never) static func priceAsSold(unit: Quantity) -> Message {
        Message(area, 68, [unit])
    }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{Price each}}
    ///     * {{Price per {$unit}}}
    @inline(never) static func pricePer(unit: Quantity) -> Message {
        Message(area, 69, [unit])
    }
    ///     .input {$unit :unit}
    ///     .match $unit
    ///     each {{Price each without the deal}}
    ///     * {{Price per {$unit} without the deal}}
    @inline(never) static func priceWithoutDeal(unit: Quantity) -> Message {
        Message(area, 70, [unit])
    }
}
