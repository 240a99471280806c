// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Monthly amounts in {$currency :string}, largest first, and shares of all expenses.`
    @inline(never) static func tableGroupsCaption(currency: String) -> Message {
        Message(area, 153, [.text(currency)])
    }
    /// `Monthly amount`
    static var tableGroupsColumnAmount: Message { Message(area, 154) }
    /// `Group`
    static var tableGroupsColumnGroup: Message { Message(area, 155) }
    /// `Line`
    static var tableGroupsColumnLine: Message { Message(area, 156) }
    /// `Share`
    static var tableGroupsColumnShare: Message { Message(area, 157) }
    /// `Other`
    static var tableGroupsOther: Message { Message(area, 158) }
    /// `Expenses by group`
    static var tableGroupsTitle: Message { Message(area, 159) }
    /// `Expenses by size`
    static var tableGroupsTitleBySize: Message { Message(area, 160) }
    ///     Monthly amounts in {$currency :string}. Shares of income and shares of expenses each add
    ///     up to 100%.
    @inline(never) static func tableLinesCaption(currency: String) -> Message {
        Message(area, 161, [.text(currency)])
    }
    /// `Monthly amount`
    static var tableLinesColumnAmount: Message { Message(area, 162) }
    /// `Kind of cost`
    static var tableLinesColumnCost: Message { Message(area, 163) }
    /// `How often`
    static var tableLinesColumnEvery: Message { Message(area, 164) }
    /// `Group`
    static var tableLinesColumnGroup: Message { Message(area, 165) }
    /// `What it is for`
    static var tableLinesColumnKind: Message { Message(area, 166) }
    /// `Line`
    static var tableLinesColumnName: Message { Message(area, 167) }
    /// `Share`
    static var tableLinesColumnShare: Message { Message(area, 168) }
    /// `Side`
    static var tableLinesColumnSide: Message { Message(area, 169) }
    /// `As typed`
    static var tableLinesColumnTypedAmount: Message { Message(area, 170) }
    /// `Expenses`
    static var tableLinesGroupExpenses: Message { Message(area, 171) }
    /// `Income`
    static var tableLinesGroupIncome: Message { Message(area, 172) }
    /// `Line by line`
    static var tableLinesTitle: Message { Message(area, 173) }
    ///     Monthly amounts in {$currency :string} and shares of income. “Savings and debt” includes
    ///     what is left.
    @inline(never) static func tableTargetsCaption(currency: String) -> Message {
        Message(area, 174, [.text(currency)])
    }
    /// `Actual`
    static var tableTargetsColumnActual: Message { Message(area, 175) }
    /// `Actual share`
    static var tableTargetsColumnActualShare: Message { Message(area, 176) }
    /// `Actual − target`
    static var tableTargetsColumnDifference: Message { Message(area, 177) }
    /// `Part`
    static var tableTargetsColumnPart: Message { Message(area, 178) }
    /// `Difference in share`
    static var tableTargetsColumnPoints: Message { Message(area, 179) }
    /// `Target`
    static var tableTargetsColumnTarget: Message { Message(area, 180) }
    /// `Target share`
    static var tableTargetsColumnTargetShare: Message { Message(area, 181) }
    /// `Needs`
    static var tableTargetsNeeds: Message { Message(area, 182) }
    /// `Savings and debt`
    static var tableTargetsSavings: Message { Message(area, 183) }
    /// `Compared with the 50/30/20 rule`
    static var tableTargetsTitle: Message { Message(area, 184) }
    /// `Wants`
    static var tableTargetsWants: Message { Message(area, 185) }
}
