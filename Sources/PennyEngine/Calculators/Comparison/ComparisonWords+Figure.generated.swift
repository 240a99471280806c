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
    /// `Yearly savings, with tax, compared with {$other :string} (below zero: costs more)`
    @inline(never) static func figureYearlyLoss(other: String) -> Message {
        Message(area, 6, [.text(other)])
    }
    /// `Yearly savings compared with {$other :string}`
    @inline(never) static func figureYearlySaving(other: String) -> Message {
        Message(area, 7, [.text(other)])
    }
}
