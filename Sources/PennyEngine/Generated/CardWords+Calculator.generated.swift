// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    /// `Credit cards`
    static var calculatorMany: Message { Message(area, 6) }
    /// `Compare two credit cards`
    static var calculatorOffers: Message { Message(area, 7) }
    /// `Credit card`
    static var calculatorOne: Message { Message(area, 8) }
    /// `When is my credit card paid off?`
    static var calculatorQuestion: Message { Message(area, 9) }
}
