// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `Comparisons`
    static var calculatorMany: Message { Message(area, 4) }
    /// `Comparison`
    static var calculatorOne: Message { Message(area, 5) }
    /// `Which product is cheapest?`
    static var calculatorQuestion: Message { Message(area, 6) }
}
