// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Loans`
    static var calculatorMany: Message { Message(area, 22) }
    /// `Compare two loans`
    static var calculatorOffers: Message { Message(area, 23) }
    /// `Loan`
    static var calculatorOne: Message { Message(area, 24) }
    /// `What will this loan cost me?`
    static var calculatorQuestion: Message { Message(area, 25) }
}
