// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Every penny is planned: income equals expenses.`
    static var noteAll: Message { Message(area, 98) }
    /// `{$count :integer} more`
    @inline(never) static func noteAndMore(count: Int) -> Message {
        Message(area, 99, [.count(count)])
    }
    /// `{$left :money} a month is left.`
    @inline(never) static func noteLeft(left: Int64) -> Message {
        Message(area, 100, [.money(left)])
    }
    /// `Every amount is zero: nothing is planned yet.`
    static var noteNothing: Message { Message(area, 101) }
    /// `{$first :words} {$second :words}`
    @inline(never) static func noteSentences(first: Message, second: Message) -> Message {
        Message(area, 102, [.words(first), .words(second)])
    }
    /// `The budget is {$amount :money} a month short: expenses are higher than income.`
    @inline(never) static func noteShort(amount: Int64) -> Message {
        Message(area, 103, [.money(amount)])
    }
    ///     .input {$every :one-of}
    ///     .match $every
    ///     day {{Daily amounts (a month is 365/12 times that): {$names :list}.}}
    ///     week {{Weekly amounts (a month is 52/12 times that, not 4 times): {$names :list}.}}
    ///     two-weeks {{Amounts every 2 weeks (a month is 26/12 times that, not twice): {$names
    ///     :list}.}}
    ///     four-weeks {{Amounts every 4 weeks (a month is 13/12 times that): {$names :list}.}}
    ///     twice-a-month {{Amounts twice a month (a month is twice that): {$names :list}.}}
    ///     two-months {{Amounts every 2 months (a month is half of that): {$names :list}.}}
    ///     quarter {{Quarterly amounts (a month is a third of that): {$names :list}.}}
    ///     six-months {{Amounts every 6 months (a month is a sixth of that): {$names :list}.}}
    ///     year {{Yearly amounts (a month is a twelfth of that): {$names :list}.}}
    ///     * {{Monthly amounts: {$names :list}.}}
    @inline(never) static func noteTyped(every: Every, names: [Quantity]) -> Message {
        Message(area, 104, [.text(every.rawValue), .list(names)])
    }
    ///     Fixed and flexible expenses leave out {$amount :money} a month that is marked as
    ///     neither: {$names :list}.
    @inline(never) static func noteWithoutCost(names: [Quantity], amount: Int64) -> Message {
        Message(area, 105, [.list(names), .money(amount)])
    }
    ///     The 50/30/20 rule leaves out {$amount :money} a month that is not marked as a need,
    ///     want, saving or debt: {$names :list}.
    @inline(never) static func noteWithoutKind(names: [Quantity], amount: Int64) -> Message {
        Message(area, 106, [.list(names), .money(amount)])
    }
}
