// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Cheapest`
    static var figureBest: Message { Message(area, 3) }
    /// `Equally cheap`
    static var figureBestTie: Message { Message(area, 4) }
    /// `Cheaper than {$next :string}`
    @inline(never) static func figureCheaperThanNext(next: String) -> Message {
        Message(area, 5, [.text(next)])
    }
    /// `Saved in a year, with tax, against {$other :string}`
    @inline(never) static func figureYearlyLoss(other: String) -> Message {
        Message(area, 6, [.text(other)])
    }
    /// `Saved in a year against {$other :string}`
    @inline(never) static func figureYearlySaving(other: String) -> Message {
        Message(area, 7, [.text(other)])
    }
}
