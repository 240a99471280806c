// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    /// `Time value of money`
    static var calculatorMany: Message { Message(area, 10) }
    /// `Time value of money`
    static var calculatorOne: Message { Message(area, 11) }
    /// `What do payments over time amount to?`
    static var calculatorQuestion: Message { Message(area, 12) }
}
