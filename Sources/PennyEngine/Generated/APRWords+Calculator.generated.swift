// scripts/messages makes this file of messages/en/apr.mf2.

extension APRWords {
    /// `APRs`
    static var calculatorMany: Message { Message(area, 3) }
    /// `APR`
    static var calculatorOne: Message { Message(area, 4) }
    /// `What does this credit really cost a year?`
    static var calculatorQuestion: Message { Message(area, 5) }
}
