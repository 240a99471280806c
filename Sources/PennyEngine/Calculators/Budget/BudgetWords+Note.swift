// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `Every penny is planned: income equals expenses.`
    static var noteAll: Message { Message(area, 76) }
    /// `{$count :integer} more`
    @inline(never) static func noteAndMore(count: Int) -> Message {
        Message(area, 77, [.count(count)])
    }
    /// `{$left :money} a month is left.`
    @inline(never) static func noteLeft(left: Int64) -> Message {
        Message(area, 78, [.money(left)])
    }
    /// `Every amount is zero: nothing is planned yet.`
    static var noteNothing: Message { Message(area, 79) }
    /// `{$first :words} {$second :words}`
    @inline(never) static func noteSentences(first: Message, second: Message) -> Message {
        Message(area, 80, [.words(first), .words(second)])
    }
    /// `Short by {$amount :money} a month: expenses are above income.`
    @inline(never) static func noteShort(amount: Int64) -> Message {
        Message(area, 81, [.money(amount)])
    }
    ///     .input {$every :one-of}
    ///     .match $every
    ///     day {{Typed every day (a month is 365/12 of that): {$names :list}.}}
    ///     week {{Typed every week (a month is 52/12 of that, not 4 times): {$names :list}.}}
    ///     two-weeks {{Typed every 2 weeks (a month is 26/12 of that, not twice): {$names :list}.}}
    ///     four-weeks {{Typed every 4 weeks (a month is 13/12 of that): {$names :list}.}}
    ///     twice-a-month {{Typed twice a month (a month is twice that): {$names :list}.}}
    ///     two-months {{Typed every 2 months (a month is a half of that): {$names :list}.}}
    ///     quarter {{Typed every quarter (a month is a third of that): {$names :list}.}}
    ///     six-months {{Typed every 6 months (a month is a sixth of that): {$names :list}.}}
    ///     year {{Typed every year (a month is a twelfth of that): {$names :list}.}}
    ///     * {{Typed every month (a month is that): {$names :list}.}}
    @inline(never) static func noteTyped(every: Every, names: [Quantity]) -> Message {
        Message(area, 82, [.text(every.rawValue), .list(names)])
    }
    /// `Neither fixed nor flexible: {$names :list}; {$amount :money} a month is in neither sum.`
    @inline(never) static func noteWithoutCost(names: [Quantity], amount: Int64) -> Message {
        Message(area, 83, [.list(names), .money(amount)])
    }
    /// `Without a kind: {$names :list}; {$amount :money} a month is left out of the 50/30/20 rule.`
    @inline(never) static func noteWithoutKind(names: [Quantity], amount: Int64) -> Message {
        Message(area, 84, [.list(names), .money(amount)])
    }
}
