// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Monthly amounts in {$currency :string}, largest first, and shares of all expenses.`
    @inline(never) static func tableGroupsCaption(currency: String) -> Message {
        Message(area, 140, [.text(currency)])
    }
    /// `Monthly amount`
    static var tableGroupsColumnAmount: Message { Message(area, 141) }
    /// `Group`
    static var tableGroupsColumnGroup: Message { Message(area, 142) }
    /// `Line`
    static var tableGroupsColumnLine: Message { Message(area, 143) }
    /// `Share`
    static var tableGroupsColumnShare: Message { Message(area, 144) }
    /// `Other`
    static var tableGroupsOther: Message { Message(area, 145) }
    /// `Expenses by group`
    static var tableGroupsTitle: Message { Message(area, 146) }
    /// `Expenses by size`
    static var tableGroupsTitleBySize: Message { Message(area, 147) }
    ///     Monthly amounts in {$currency :string}. Shares of income and shares of expenses each add
    ///     up to 100%.
    @inline(never) static func tableLinesCaption(currency: String) -> Message {
        Message(area, 148, [.text(currency)])
    }
    /// `Monthly amount`
    static var tableLinesColumnAmount: Message { Message(area, 149) }
    /// `Kind of cost`
    static var tableLinesColumnCost: Message { Message(area, 150) }
    /// `How often`
    static var tableLinesColumnEvery: Message { Message(area, 151) }
    /// `Group`
    static var tableLinesColumnGroup: Message { Message(area, 152) }
    /// `What it is for`
    static var tableLinesColumnKind: Message { Message(area, 153) }
    /// `Line`
    static var tableLinesColumnName: Message { Message(area, 154) }
    /// `Share`
    static var tableLinesColumnShare: Message { Message(area, 155) }
    /// `Side`
    static var tableLinesColumnSide: Message { Message(area, 156) }
    /// `As typed`
    static var tableLinesColumnTypedAmount: Message { Message(area, 157) }
    /// `Expenses`
    static var tableLinesGroupExpenses: Message { Message(area, 158) }
    /// `Income`
    static var tableLinesGroupIncome: Message { Message(area, 159) }
    /// `Line by line`
    static var tableLinesTitle: Message { Message(area, 160) }
    ///     Monthly amounts in {$currency :string} and shares of income. “Savings and debt” includes
    ///     what is left.
    @inline(never) static func tableTargetsCaption(currency: String) -> Message {
        Message(area, 161, [.text(currency)])
    }
    /// `Actual`
    static var tableTargetsColumnActual: Message { Message(area, 162) }
    /// `Actual share`
    static var tableTargetsColumnActualShare: Message { Message(area, 163) }
    /// `Actual − target`
    static var tableTargetsColumnDifference: Message { Message(area, 164) }
    /// `Part`
    static var tableTargetsColumnPart: Message { Message(area, 165) }
    /// `Difference in share`
    static var tableTargetsColumnPoints: Message { Message(area, 166) }
    /// `Target`
    static var tableTargetsColumnTarget: Message { Message(area, 167) }
    /// `Target share`
    static var tableTargetsColumnTargetShare: Message { Message(area, 168) }
    /// `Needs`
    static var tableTargetsNeeds: Message { Message(area, 169) }
    /// `Savings and debt`
    static var tableTargetsSavings: Message { Message(area, 170) }
    /// `Compared with the 50/30/20 rule`
    static var tableTargetsTitle: Message { Message(area, 171) }
    /// `Wants`
    static var tableTargetsWants: Message { Message(area, 172) }
}
