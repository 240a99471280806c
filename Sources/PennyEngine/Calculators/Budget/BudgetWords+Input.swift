// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Expenses`
    static var inputExpenses: Message { Message(area, 16) }
    /// `Income`
    static var inputIncome: Message { Message(area, 17) }
    /// `Amount`
    static var inputLineAmount: Message { Message(area, 18) }
    /// `Kind of cost`
    static var inputLineCost: Message { Message(area, 19) }
    /// `How often`
    static var inputLineEvery: Message { Message(area, 20) }
    /// `Group`
    static var inputLineGroup: Message { Message(area, 21) }
    /// `What it is for`
    static var inputLineKind: Message { Message(area, 22) }
    /// `Name`
    static var inputLineName: Message { Message(area, 23) }
    /// `Month`
    static var inputMonth: Message { Message(area, 24) }
    /// `Money in reserve`
    static var inputReserve: Message { Message(area, 25) }
    /// `Series of months`
    static var inputSeries: Message { Message(area, 26) }
}
