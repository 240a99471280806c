// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    ///     .input {$amount :money}
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{You pay {$amount} after {$periods} period.}}
    ///     * {{You pay {$amount} after {$periods} periods.}}
    @inline(never) static func answerEndPaid(amount: Int64, periods: Int) -> Message {
        Message(area, 0, [.money(amount), .count(periods)])
    }
    ///     .input {$amount :money}
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{You receive {$amount} after {$periods} period.}}
    ///     * {{You receive {$amount} after {$periods} periods.}}
    @inline(never) static func answerEndReceived(amount: Int64, periods: Int) -> Message {
        Message(area, 1, [.money(amount), .count(periods)])
    }
    ///     No number of periods fits. With interest, these amounts add up to zero only before
    ///     today, never after it.
    static var answerNoPeriods: Message { Message(area, 2) }
    ///     .input {$amount :money}
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{You pay {$amount} in {$periods} period.}}
    ///     * {{You pay {$amount} in each of {$periods} periods.}}
    @inline(never) static func answerPaymentPaid(amount: Int64, periods: Int) -> Message {
        Message(area, 3, [.money(amount), .count(periods)])
    }
    ///     .input {$amount :money}
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{You receive {$amount} in {$periods} period.}}
    ///     * {{You receive {$amount} in each of {$periods} periods.}}
    @inline(never) static func answerPaymentReceived(amount: Int64, periods: Int) -> Message {
        Message(area, 4, [.money(amount), .count(periods)])
    }
    ///     .input {$periods :integer}
    ///     .match $periods
    ///     one {{It takes {$periods} period.}}
    ///     * {{It takes {$periods} periods.}}
    @inline(never) static func answerPeriods(periods: Int) -> Message {
        Message(area, 5, [.count(periods)])
    }
    /// `The interest rate is {$rate :rate} a year.`
    @inline(never) static func answerRate(rate: ExactDecimal) -> Message {
        Message(area, 6, [.rate(rate)])
    }
    /// `Several interest rates fit. The one nearest to zero is {$rate :rate} a year.`
    @inline(never) static func answerRateOneOfSeveral(rate: ExactDecimal) -> Message {
        Message(area, 7, [.rate(rate)])
    }
    /// `You pay {$amount :money} today.`
    @inline(never) static func answerTodayPaid(amount: Int64) -> Message {
        Message(area, 8, [.money(amount)])
    }
    /// `You receive {$amount :money} today.`
    @inline(never) static func answerTodayReceived(amount: Int64) -> Message {
        Message(area, 9, [.money(amount)])
    }
}
