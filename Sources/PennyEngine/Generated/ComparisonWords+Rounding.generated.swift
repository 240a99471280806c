// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    ///     .input {$decimals :integer}
    ///     .match $decimals
    ///     one {{Rounded (halves up) to {$decimals} decimal; ranked by the exact ratios.}}
    ///     * {{Rounded (halves up) to {$decimals} decimals; ranked by the exact ratios.}}
    @inline(never) static func roundingDecimals(decimals: Int) -> Message {
        Message(area, 73, [.count(decimals)])
    }
    ///     Rounded (halves up) to {$decimals :integer} decimals, or to {$more :integer} below one
    ///     {$currency :string}; ranked by the exact ratios.
    @inline(never) static func roundingMoreBelowOne(
        decimals: Int, currency: String, more: Int
    ) -> Message {
        Message(area, 74, [.count(decimals), .text(currency), .count(more)])
    }
    ///     .input {$decimals :integer}
    ///     .match $decimals
    ///     one {{Rounded (halves up) to {$decimals} decimal, enough to tell the prices apart;
    ///     ranked by the exact ratios.}}
    ///     * {{Rounded (halves up) to {$decimals} decimals, enough to tell the prices apart; ranked
    ///     by the exact ratios.}}
    @inline(never) static func roundingTellingApart(decimals: Int) -> Message {
        Message(area, 75, [.count(decimals)])
    }
}
