// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Expenses`
    static var inputExpenses: Message { Message(area, 27) }
    /// `Income`
    static var inputIncome: Message { Message(area, 28) }
    /// `What reaches your account, after tax.`
    static var inputIncomeHelp: Message { Message(area, 29) }
    /// `Amount`
    static var inputLineAmount: Message { Message(area, 30) }
    /// `Kind of cost`
    static var inputLineCost: Message { Message(area, 31) }
    /// `How often`
    static var inputLineEvery: Message { Message(area, 32) }
    /// `Group`
    static var inputLineGroup: Message { Message(area, 33) }
    /// `What it is for`
    static var inputLineKind: Message { Message(area, 34) }
    /// `Name`
    static var inputLineName: Message { Message(area, 35) }
    /// `Month`
    static var inputMonth: Message { Message(area, 36) }
    /// `The year and the month, such as 2026-10.`
    static var inputMonthHelp: Message { Message(area, 37) }
    /// `Money in reserve`
    static var inputReserve: Message { Message(area, 38) }
    /// `Money that you can live on if your pay stops.`
    static var inputReserveHelp: Message { Message(area, 39) }
    /// `Series of months`
    static var inputSeries: Message { Message(area, 40) }
    /// `Months with the same word here are shown side by side.`
    static var inputSeriesHelp: Message { Message(area, 41) }
}
