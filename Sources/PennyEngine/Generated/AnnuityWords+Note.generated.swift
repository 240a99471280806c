// scripts/messages makes this file of messages/en/annuity.mf2.

extension AnnuityWords {
    /// `You {$today :words}, {$payments :words}, and {$end :words}.`
    @inline(never) static func noteFlows(
        today: Message, payments: Message, end: Message
    ) -> Message {
        Message(area, 53, [.words(today), .words(payments), .words(end)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} at the end}}
    ///     negative {{pay {$size} at the end}}
    ///     * {{neither pay nor receive anything at the end}}
    @inline(never) static func noteFlowsEnd(amount: Int64) -> Message {
        Message(area, 54, [.money(amount)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} at the beginning of each period}}
    ///     negative {{pay {$size} at the beginning of each period}}
    ///     * {{neither pay nor receive anything at the beginning of each period}}
    @inline(never) static func noteFlowsPeriodBegin(amount: Int64) -> Message {
        Message(area, 55, [.money(amount)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} at the end of each period}}
    ///     negative {{pay {$size} at the end of each period}}
    ///     * {{neither pay nor receive anything at the end of each period}}
    @inline(never) static func noteFlowsPeriodEnd(amount: Int64) -> Message {
        Message(area, 56, [.money(amount)])
    }
    ///     .input {$amount :money}
    ///     .local $way = {$amount :sign}
    ///     .local $size = {$amount :size}
    ///     .match $way
    ///     positive {{receive {$size} today}}
    ///     negative {{pay {$size} today}}
    ///     * {{neither pay nor receive anything today}}
    @inline(never) static func noteFlowsToday(amount: Int64) -> Message {
        Message(area, 57, [.money(amount)])
    }
    ///     Two rates fit these amounts. The other is {$rate :rate} per period, and is no nearer to
    ///     zero than the figure.
    @inline(never) static func noteTwoRates(rate: ExactDecimal) -> Message {
        Message(area, 58, [.rate(rate)])
    }
}
