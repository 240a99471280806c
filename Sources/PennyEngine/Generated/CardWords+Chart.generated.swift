// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    /// `After {$time :span}, you still owe {$owed :money}`
    @inline(never) static func chartBalanceFindingOpen(time: Int, owed: Int64) -> Message {
        Message(area, 10, [.count(time), .money(owed)])
    }
    /// `With minimum payments, it takes {$months :span} to pay off {$owed :money}`
    @inline(never) static func chartBalanceFindingPaidOff(owed: Int64, months: Int) -> Message {
        Message(area, 11, [.money(owed), .count(months)])
    }
    /// `With {$payment :money} a month, it takes {$months :span} to pay off {$owed :money}`
    @inline(never) static func chartBalanceFindingPayment(
        owed: Int64, months: Int, payment: Int64
    ) -> Message {
        Message(area, 12, [.money(owed), .count(months), .money(payment)])
    }
    ///     With {$payment :money} a month or a higher minimum, it takes {$months :span} to pay off
    ///     {$owed :money}
    @inline(never) static func chartBalanceFindingPaymentOrMinimum(
        payment: Int64, months: Int, owed: Int64
    ) -> Message {
        Message(area, 13, [.money(payment), .count(months), .money(owed)])
    }
    /// `Balance owed`
    static var chartBalanceSeriesBalance: Message { Message(area, 14) }
    /// `Interest so far`
    static var chartBalanceSeriesInterest: Message { Message(area, 15) }
    /// `Paid with minimums`
    static var chartTotalsBarMinimums: Message { Message(area, 16) }
    /// `Paid in 36 months`
    static var chartTotalsBarMonths36: Message { Message(area, 17) }
    /// `Owed today`
    static var chartTotalsBarOwed: Message { Message(area, 18) }
    /// `Paid with your payment`
    static var chartTotalsBarPayment: Message { Message(area, 19) }
    /// `Minimum payments add up to {$total :money} for a balance of {$owed :money}`
    @inline(never) static func chartTotalsFinding(total: Int64, owed: Int64) -> Message {
        Message(area, 20, [.money(total), .money(owed)])
    }
    /// `You pay {$total :money} for a balance of {$owed :money}`
    @inline(never) static func chartTotalsFindingPayment(total: Int64, owed: Int64) -> Message {
        Message(area, 21, [.money(total), .money(owed)])
    }
}
