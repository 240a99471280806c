// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    /// `After {$time :words}, you pay {$amount :money}.`
    @inline(never) static func answerEndPaid(amount: Int64, time: Message) -> Message {
        Message(area, 0, [.money(amount), .words(time)])
    }
    /// `After {$time :words}, you receive {$amount :money}.`
    @inline(never) static func answerEndReceived(amount: Int64, time: Message) -> Message {
        Message(area, 1, [.money(amount), .words(time)])
    }
    ///     No number of periods fits. With interest, these amounts add up to zero only before
    ///     today, never after it.
    static var answerNoPeriods: Message { Message(area, 2) }
    ///     .input {$amount :money}
    ///     .input {$periods :integer}
    ///     .input {$time :words}
    ///     .match $periods
    ///     one {{You make {$periods} payment of {$amount} over {$time}.}}
    ///     * {{You make {$periods} payments of {$amount} over {$time}.}}
    @inline(never) static func answerPaymentPaid(
        amount: Int64, periods: Int, time: Message
    ) -> Message {
        Message(area, 3, [.money(amount), .count(periods), .words(time)])
    }
    ///     .input {$amount :money}
    ///     .input {$periods :integer}
    ///     .input {$time :words}
    ///     .match $periods
    ///     one {{You receive {$periods} payment of {$amount} over {$time}.}}
    ///     * {{You receive {$periods} payments of {$amount} over {$time}.}}
    @inline(never) static func answerPaymentReceived(
        amount: Int64, periods: Int, time: Message
    ) -> Message {
        Message(area, 4, [.money(amount), .count(periods), .words(time)])
    }
    /// `It takes {$time :words}.`
    @inline(never) static func answerPeriods(time: Message) -> Message {
        Message(area, 5, [.words(time)])
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
