// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Budgets`
    static var calculatorMany: Message { Message(area, 5) }
    /// `Budget`
    static var calculatorOne: Message { Message(area, 6) }
    /// `How much is left each month?`
    static var calculatorQuestion: Message { Message(area, 7) }
}
