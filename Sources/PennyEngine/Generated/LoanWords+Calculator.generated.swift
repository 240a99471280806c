// scripts/messages makes this file of messages/en/loan.mf2.

extension LoanWords {
    /// `Loans`
    static var calculatorMany: Message { Message(area, 25) }
    /// `Compare two loans`
    static var calculatorOffers: Message { Message(area, 26) }
    /// `Loan`
    static var calculatorOne: Message { Message(area, 27) }
    /// `What will this loan cost me?`
    static var calculatorQuestion: Message { Message(area, 28) }
}
