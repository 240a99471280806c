// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Left`
    static var chartWaterfallBarLeft: Message { Message(area, 8) }
    /// `Other expenses`
    static var chartWaterfallBarOtherExpenses: Message { Message(area, 9) }
    /// `Other groups`
    static var chartWaterfallBarOtherGroups: Message { Message(area, 10) }
    /// `Other income`
    static var chartWaterfallBarOtherIncome: Message { Message(area, 11) }
    /// `All {$income :money} of monthly income is planned`
    @inline(never) static func chartWaterfallFindingAll(income: Int64) -> Message {
        Message(area, 12, [.money(income)])
    }
    /// `Of {$income :money} a month, {$left :money} is left`
    @inline(never) static func chartWaterfallFindingLeft(income: Int64, left: Int64) -> Message {
        Message(area, 13, [.money(income), .money(left)])
    }
    /// `Expenses are {$amount :money} a month more than income`
    @inline(never) static func chartWaterfallFindingShort(amount: Int64) -> Message {
        Message(area, 14, [.money(amount)])
    }
}
