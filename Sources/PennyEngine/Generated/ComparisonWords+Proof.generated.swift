// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    ///     .input {$pairs :integer}
    ///     .match $pairs
    ///     one {{When the ratios are multiplied out, no product costs more than the one ranked
    ///     next: {$pairs} pair.}}
    ///     * {{When the ratios are multiplied out, no product costs more than the one ranked next:
    ///     {$pairs} pairs.}}
    @inline(never) static func proofOrder(pairs: Int) -> Message {
        Message(area, 71, [.count(pairs)])
    }
    ///     .input {$products :integer}
    ///     .match $products
    ///     one {{Each exact unit price times its amount gives the price again: {$products}
    ///     product.}}
    ///     * {{Each exact unit price times its amount gives the price again: {$products}
    ///     products.}}
    @inline(never) static func proofPrices(products: Int) -> Message {
        Message(area, 72, [.count(products)])
    }
}
