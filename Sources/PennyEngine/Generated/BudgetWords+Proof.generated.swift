// scripts/messages makes this file of messages/en/budget.mf2.

extension BudgetWords {
    /// `The shares of expenses add up to {$whole :percent}.`
    @inline(never) static func proofExpenseShares(whole: Quantity) -> Message {
        Message(area, 107, [whole])
    }
    /// `The groups add up to the expenses: {$sum :money}.`
    @inline(never) static func proofGroups(sum: Int64) -> Message {
        Message(area, 108, [.money(sum)])
    }
    /// `The shares of income add up to {$whole :percent}.`
    @inline(never) static func proofIncomeShares(whole: Quantity) -> Message {
        Message(area, 109, [whole])
    }
    ///     .input {$left :money}
    ///     .local $sign = {$left :sign}
    ///     .local $short = {$left :size}
    ///     .match $sign
    ///     negative {{Income minus expenses, line by line, shows what is short: {$short}.}}
    ///     * {{Income minus expenses, line by line, is what is left: {$left}.}}
    @inline(never) static func proofLeft(left: Int64) -> Message {
        Message(area, 110, [.money(left)])
    }
    ///     .input {$side :one-of}
    ///     .match $side
    ///     income {{The income lines add up to the total, {$sum :money}; rounding the lines did not
    ///     change it.}}
    ///     * {{The expense lines add up to the total, {$sum :money}; rounding the lines did not
    ///     change it.}}
    @inline(never) static func proofLines(side: Side, sum: Int64) -> Message {
        Message(area, 111, [.text(side.rawValue), .money(sum)])
    }
    /// `The lines by size add up to the expenses: {$sum :money}.`
    @inline(never) static func proofLinesBySize(sum: Int64) -> Message {
        Message(area, 112, [.money(sum)])
    }
    ///     .input {$side :one-of}
    ///     .match $side
    ///     income {{The income lines add up to the total, {$sum :money}; without rounding the
    ///     lines, it would be {$difference :price} less.}}
    ///     * {{The expense lines add up to the total, {$sum :money}; without rounding the lines, it
    ///     would be {$difference :price} less.}}
    @inline(never) static func proofLinesLess(
        side: Side, sum: Int64, difference: Quantity
    ) -> Message {
        Message(area, 113, [.text(side.rawValue), .money(sum), difference])
    }
    ///     .input {$side :one-of}
    ///     .match $side
    ///     income {{The income lines add up to the total, {$sum :money}; without rounding the
    ///     lines, it would be {$difference :price} more.}}
    ///     * {{The expense lines add up to the total, {$sum :money}; without rounding the lines, it
    ///     would be {$difference :price} more.}}
    @inline(never) static func proofLinesMore(
        side: Side, sum: Int64, difference: Quantity
    ) -> Message {
        Message(area, 114, [.text(side.rawValue), .money(sum), difference])
    }
    /// `The shares of income and of expenses each add up to {$whole :percent}.`
    @inline(never) static func proofShares(whole: Quantity) -> Message {
        Message(area, 115, [whole])
    }
    ///     The targets of the 50/30/20 rule add up to the income, {$target :money}, and so do all
    ///     actual amounts, {$actual :money}.
    @inline(never) static func proofTargets(target: Int64, actual: Int64) -> Message {
        Message(area, 116, [.money(target), .money(actual)])
    }
}
