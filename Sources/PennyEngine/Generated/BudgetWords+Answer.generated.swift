// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `You spend all of your income each month.`
    static var answerEven: Message { Message(area, 0) }
    /// `You have {$left :money} left each month.`
    @inline(never) static func answerLeft(left: Int64) -> Message {
        Message(area, 1, [.money(left)])
    }
    ///     .input {$left :money}
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{You had {$left} left in {$months} month.}}
    ///     * {{On average over {$months} months, you had {$left} left each month.}}
    @inline(never) static func answerMonthsLeft(left: Int64, months: Int) -> Message {
        Message(area, 2, [.money(left), .count(months)])
    }
    ///     .input {$short :money}
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{You spent {$short} more than you earned in {$months} month.}}
    ///     * {{On average over {$months} months, you spent {$short} more than you earned each
    ///     month.}}
    @inline(never) static func answerMonthsShort(short: Int64, months: Int) -> Message {
        Message(area, 3, [.money(short), .count(months)])
    }
    /// `You spend {$short :money} more than you earn each month.`
    @inline(never) static func answerShort(short: Int64) -> Message {
        Message(area, 4, [.money(short)])
    }
}
