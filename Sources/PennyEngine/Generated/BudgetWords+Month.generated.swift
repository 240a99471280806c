// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `{$month :month}`
    @inline(never) static func month(month: CivilDate) -> Message {
        Message(area, 42, [.date(month)])
    }
}
