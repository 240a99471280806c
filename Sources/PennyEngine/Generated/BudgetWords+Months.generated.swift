// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `{$group :value} down by {$amount :money}`
    @inline(never) static func monthsChangeDown(group: Quantity, amount: Int64) -> Message {
        Message(area, 43, [group, .money(amount)])
    }
    /// `{$group :value} up by {$amount :money}`
    @inline(never) static func monthsChangeUp(group: Quantity, amount: Int64) -> Message {
        Message(area, 44, [group, .money(amount)])
    }
    /// `{$month :month} has the most left: {$left :money}`
    @inline(never) static func monthsChartLeftFindingMost(
        month: CivilDate, left: Int64
    ) -> Message {
        Message(area, 45, [.date(month), .money(left)])
    }
    /// `{$months :list} have the most left: {$left :money} each`
    @inline(never) static func monthsChartLeftFindingMostTie(
        months: [Quantity], left: Int64
    ) -> Message {
        Message(area, 46, [.list(months), .money(left)])
    }
    ///     .input {$left :money}
    ///     .local $sign = {$left :sign}
    ///     .local $short = {$left :size}
    ///     .match $sign
    ///     negative {{Every month is short by the same amount: {$short}}}
    ///     * {{Every month has the same amount left: {$left}}}
    @inline(never) static func monthsChartLeftFindingSame(left: Int64) -> Message {
        Message(area, 47, [.money(left)])
    }
    /// `{$month :month} has the smallest shortfall: {$amount :money}`
    @inline(never) static func monthsChartLeftFindingShort(
        month: CivilDate, amount: Int64
    ) -> Message {
        Message(area, 48, [.date(month), .money(amount)])
    }
    /// `{$months :list} have the smallest shortfall: {$amount :money} each`
    @inline(never) static func monthsChartLeftFindingShortTie(
        months: [Quantity], amount: Int64
    ) -> Message {
        Message(area, 49, [.list(months), .money(amount)])
    }
    /// `Average monthly expenses`
    static var monthsFigureAverageExpenses: Message { Message(area, 50) }
    /// `Average monthly income`
    static var monthsFigureAverageIncome: Message { Message(area, 51) }
    /// `Average left each month`
    static var monthsFigureAverageLeft: Message { Message(area, 52) }
    /// `Average short each month`
    static var monthsFigureAverageLeftShort: Message { Message(area, 53) }
    /// `Best month`
    static var monthsFigureBestMonth: Message { Message(area, 54) }
    /// `Best month, the first of several`
    static var monthsFigureBestMonthTie: Message { Message(area, 55) }
    /// `More left at the end than at the start`
    static var monthsFigureChangeInLeft: Message { Message(area, 56) }
    /// `Less left at the end than at the start`
    static var monthsFigureChangeInLeftLess: Message { Message(area, 57) }
    ///     .input {$changes :list}
    ///     .match $changes
    ///     one {{The only change in expenses from {$first :month} to {$last :month}: {$changes}.}}
    ///     * {{The largest changes in expenses from {$first :month} to {$last :month}:
    ///     {$changes}.}}
    @inline(never) static func monthsNoteChanges(
        first: CivilDate, last: CivilDate, changes: [Quantity]
    ) -> Message {
        Message(area, 58, [.date(first), .date(last), .list(changes)])
    }
    /// `{$amount :money} less is left in {$last :month} than in {$first :month}.`
    @inline(never) static func monthsNoteLess(
        amount: Int64, first: CivilDate, last: CivilDate
    ) -> Message {
        Message(area, 59, [.money(amount), .date(first), .date(last)])
    }
    /// `{$amount :money} more is left in {$last :month} than in {$first :month}.`
    @inline(never) static func monthsNoteMore(
        amount: Int64, first: CivilDate, last: CivilDate
    ) -> Message {
        Message(area, 60, [.money(amount), .date(first), .date(last)])
    }
    /// `No group of expenses changed from {$first :month} to {$last :month}.`
    @inline(never) static func monthsNoteNoChange(first: CivilDate, last: CivilDate) -> Message {
        Message(area, 61, [.date(first), .date(last)])
    }
    /// `The same amount is left in {$last :month} as in {$first :month}.`
    @inline(never) static func monthsNoteSame(first: CivilDate, last: CivilDate) -> Message {
        Message(area, 62, [.date(first), .date(last)])
    }
    /// `The budget is short in {$months :list}: expenses are higher than income.`
    @inline(never) static func monthsNoteShort(months: [Quantity]) -> Message {
        Message(area, 63, [.list(months)])
    }
    ///     .input {$change :money}
    ///     .local $sign = {$change :sign}
    ///     .local $amount = {$change :size}
    ///     .match $sign
    ///     zero {{The changes of all groups add up to the change in expenses: none.}}
    ///     negative {{The changes of all groups add up to the change in expenses: {$amount} less.}}
    ///     * {{The changes of all groups add up to the change in expenses: {$amount} more.}}
    @inline(never) static func monthsProofChanges(change: Int64) -> Message {
        Message(area, 64, [.money(change)])
    }
    ///     .input {$left :money}
    ///     .local $sign = {$left :sign}
    ///     .local $short = {$left :size}
    ///     .match $sign
    ///     negative {{Income minus expenses is what is left or short, in every month and in total:
    ///     {$short} short.}}
    ///     * {{Income minus expenses is what is left or short, in every month and in total: {$left}
    ///     left.}}
    @inline(never) static func monthsProofLeft(left: Int64) -> Message {
        Message(area, 65, [.money(left)])
    }
    ///     The lines of all months add up to their income, {$income :money}, and their expenses,
    ///     {$expenses :money}.
    @inline(never) static func monthsProofLines(income: Int64, expenses: Int64) -> Message {
        Message(area, 66, [.money(income), .money(expenses)])
    }
    /// `Rounded (halves up) once, from the sum of all months.`
    static var monthsStepAverageRounding: Message { Message(area, 67) }
    /// `{$month :month}: {$left :money}`
    @inline(never) static func monthsStepBestAnswer(month: CivilDate, left: Int64) -> Message {
        Message(area, 68, [.date(month), .money(left)])
    }
    /// `the month with the most left; if months are equal, the earliest`
    static var monthsStepBestFormula: Message { Message(area, 69) }
    /// `The best month`
    static var monthsStepBestTitle: Message { Message(area, 70) }
    /// `left in the last month − left in the first`
    static var monthsStepChangeFormula: Message { Message(area, 71) }
    /// `Change in what is left`
    static var monthsStepChangeTitle: Message { Message(area, 72) }
    /// `expenses of all months ÷ number of months`
    static var monthsStepExpensesFormula: Message { Message(area, 73) }
    /// `Average monthly expenses`
    static var monthsStepExpensesTitle: Message { Message(area, 74) }
    /// `income of all months ÷ number of months`
    static var monthsStepIncomeFormula: Message { Message(area, 75) }
    /// `Average monthly income`
    static var monthsStepIncomeTitle: Message { Message(area, 76) }
    /// `amounts left in all months ÷ number of months`
    static var monthsStepLeftFormula: Message { Message(area, 77) }
    /// `Average left each month`
    static var monthsStepLeftTitle: Message { Message(area, 78) }
    /// `Monthly amounts in {$currency :string}.`
    @inline(never) static func monthsTableByLineCaption(currency: String) -> Message {
        Message(area, 79, [.text(currency)])
    }
    /// `expenses`
    static var monthsTableByLineCellExpenses: Message { Message(area, 80) }
    /// `income`
    static var monthsTableByLineCellIncome: Message { Message(area, 81) }
    /// `Amount`
    static var monthsTableByLineColumnAmount: Message { Message(area, 82) }
    /// `Month`
    static var monthsTableByLineColumnMonth: Message { Message(area, 83) }
    /// `Line`
    static var monthsTableByLineColumnName: Message { Message(area, 84) }
    /// `Side`
    static var monthsTableByLineColumnSide: Message { Message(area, 85) }
    /// `Every line of every month`
    static var monthsTableByLineTitle: Message { Message(area, 86) }
    /// `Monthly expenses in {$currency :string}, largest change first.`
    @inline(never) static func monthsTableChangesCaption(currency: String) -> Message {
        Message(area, 87, [.text(currency)])
    }
    /// `Change`
    static var monthsTableChangesColumnChange: Message { Message(area, 88) }
    /// `Group`
    static var monthsTableChangesColumnGroup: Message { Message(area, 89) }
    /// `What changed`
    static var monthsTableChangesTitle: Message { Message(area, 90) }
    /// `Totals for each month in {$currency :string}.`
    @inline(never) static func monthsTableMonthsCaption(currency: String) -> Message {
        Message(area, 91, [.text(currency)])
    }
    /// `Expenses`
    static var monthsTableMonthsColumnExpenses: Message { Message(area, 92) }
    /// `Income`
    static var monthsTableMonthsColumnIncome: Message { Message(area, 93) }
    /// `Left`
    static var monthsTableMonthsColumnLeft: Message { Message(area, 94) }
    /// `Month`
    static var monthsTableMonthsColumnMonth: Message { Message(area, 95) }
    /// `Savings rate`
    static var monthsTableMonthsColumnSavingsRate: Message { Message(area, 96) }
    /// `Month by month`
    static var monthsTableMonthsTitle: Message { Message(area, 97) }
}
