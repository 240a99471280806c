// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    /// `never`
    static var lengthNever: Message { Message(area, 55) }
    /// `more than 100 years`
    static var lengthTooLong: Message { Message(area, 56) }
}
