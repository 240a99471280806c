// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Cheapest`
    static var figureBest: Message { Message(area, 7) }
    /// `Equally cheap`
    static var figureBestTie: Message { Message(area, 8) }
    /// `Cheaper than {$next :string}`
    @inline(never) static func figureCheaperThanNext(next: String) -> Message {
        Message(area, 9, [.text(next)])
    }
    /// `Yearly extra cost, with tax, compared with {$other :string}`
    @inline(never) static func figureYearlyLoss(other: String) -> Message {
        Message(area, 10, [.text(other)])
    }
    /// `Yearly savings compared with {$other :string}`
    @inline(never) static func figureYearlySaving(other: String) -> Message {
        Message(area, 11, [.text(other)])
    }
}
