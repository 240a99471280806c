// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Rounded half-up to {$decimals :integer} decimals; ranked by the exact ratios.`
    @inline(never) static func roundingDecimals(decimals: Int) -> Message {
        Message(area, 60, [.count(decimals)])
    }
    ///     Rounded half-up to {$decimals :integer} decimals, below one {$currency :string} to
    ///     {$more :integer}; ranked by the exact ratios.
    @inline(never) static func roundingMoreBelowOne(
        decimals: Int, currency: String, more: Int
    ) -> Message {
        Message(area, 61, [.count(decimals), .text(currency), .count(more)])
    }
    ///     Rounded half-up to {$decimals :integer} decimals, which tell the prices apart; ranked by
    ///     the exact ratios.
    @inline(never) static func roundingTellingApart(decimals: Int) -> Message {
        Message(area, 62, [.count(decimals)])
    }
}
