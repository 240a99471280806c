// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Monthly amounts in {$currency :string}, largest first, and shares of all expenses.`
    @inline(never) static func tableGroupsCaption(currency: String) -> Message {
        Message(area, 152, [.text(currency)])
    }
    /// `Monthly amount`
    static var tableGroupsColumnAmount: Message { Message(area, 153) }
    /// `Group`
    static var tableGroupsColumnGroup: Message { Message(area, 154) }
    /// `Line`
    static var tableGroupsColumnLine: Message { Message(area, 155) }
    /// `Share`
    static var tableGroupsColumnShare: Message { Message(area, 156) }
    /// `Other`
    static var tableGroupsOther: Message { Message(area, 157) }
    /// `Expenses by group`
    static var tableGroupsTitle: Message { Message(area, 158) }
    /// `Expenses by size`
    static var tableGroupsTitleBySize: Message { Message(area, 159) }
    ///     Monthly amounts in {$currency :string}. Shares of income and shares of expenses each add
    ///     up to 100%.
    @inline(never) static func tableLinesCaption(currency: String) -> Message {
        Message(area, 160, [.text(currency)])
    }
    /// `Monthly amount`
    static var tableLinesColumnAmount: Message { Message(area, 161) }
    /// `Kind of cost`
    static var tableLinesColumnCost: Message { Message(area, 162) }
    /// `How often`
    static var tableLinesColumnEvery: Message { Message(area, 163) }
    /// `Group`
    static var tableLinesColumnGroup: Message { Message(area, 164) }
    /// `What it is for`
    static var tableLinesColumnKind: Message { Message(area, 165) }
    /// `Line`
    static var tableLinesColumnName: Message { Message(area, 166) }
    /// `Share`
    static var tableLinesColumnShare: Message { Message(area, 167) }
    /// `Side`
    static var tableLinesColumnSide: Message { Message(area, 168) }
    /// `As typed`
    static var tableLinesColumnTypedAmount: Message { Message(area, 169) }
    /// `Expenses`
    static var tableLinesGroupExpenses: Message { Message(area, 170) }
    /// `Income`
    static var tableLinesGroupIncome: Message { Message(area, 171) }
    /// `Line by line`
    static var tableLinesTitle: Message { Message(area, 172) }
    ///     Monthly amounts in {$currency :string} and shares of income. “Savings and debt” includes
    ///     what is left.
    @inline(never) static func tableTargetsCaption(currency: String) -> Message {
        Message(area, 173, [.text(currency)])
    }
    /// `Actual`
    static var tableTargetsColumnActual: Message { Message(area, 174) }
    /// `Actual share`
    static var tableTargetsColumnActualShare: Message { Message(area, 175) }
    /// `Actual − target`
    static var tableTargetsColumnDifference: Message { Message(area, 176) }
    /// `Part`
    static var tableTargetsColumnPart: Message { Message(area, 177) }
    /// `Difference in share`
    static var tableTargetsColumnPoints: Message { Message(area, 178) }
    /// `Target`
    static var tableTargetsColumnTarget: Message { Message(area, 179) }
    /// `Target share`
    static var tableTargetsColumnTargetShare: Message { Message(area, 180) }
    /// `Needs`
    static var tableTargetsNeeds: Message { Message(area, 181) }
    /// `Savings and debt`
    static var tableTargetsSavings: Message { Message(area, 182) }
    /// `Compared with the 50/30/20 rule`
    static var tableTargetsTitle: Message { Message(area, 183) }
    /// `Wants`
    static var tableTargetsWants: Message { Message(area, 184) }
}
