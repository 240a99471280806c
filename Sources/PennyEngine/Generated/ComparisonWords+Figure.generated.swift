// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Cheapest`
    static var figureBest: Message { Message(area, 10) }
    /// `Equally cheap`
    static var figureBestTie: Message { Message(area, 11) }
    /// `Cheaper than {$next :string}`
    @inline(never) static func figureCheaperThanNext(next: String) -> Message {
        Message(area, 12, [.text(next)])
    }
    /// `Yearly extra cost, with tax, compared with {$other :string}`
    @inline(never) static func figureYearlyLoss(other: String) -> Message {
        Message(area, 13, [.text(other)])
    }
    /// `Yearly savings compared with {$other :string}`
    @inline(never) static func figureYearlySaving(other: String) -> Message {
        Message(area, 14, [.text(other)])
    }
}
