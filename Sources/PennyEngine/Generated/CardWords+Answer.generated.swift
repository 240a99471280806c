// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    ///     .input {$time :words}
    ///     .input {$interest :money}
    ///     .local $sign = {$interest :sign}
    ///     .match $sign
    ///     zero {{With minimum payments only, the card is paid off in {$time}. You pay no
    ///     interest.}}
    ///     * {{With minimum payments only, the card is paid off in {$time}. You pay {$interest} in
    ///     interest.}}
    @inline(never) static func answerMinimums(time: Message, interest: Int64) -> Message {
        Message(area, 0, [.words(time), .money(interest)])
    }
    /// `With minimum payments only, the card is never paid off.`
    static var answerMinimumsNever: Message { Message(area, 1) }
    /// `With {$payment :money} a month, the card is never paid off: the interest takes all of it.`
    @inline(never) static func answerNever(payment: Int64) -> Message {
        Message(area, 2, [.money(payment)])
    }
    ///     .input {$payment :money}
    ///     .input {$time :words}
    ///     .input {$interest :money}
    ///     .local $sign = {$interest :sign}
    ///     .match $sign
    ///     zero {{With {$payment} a month, the card is paid off in {$time}. You pay no interest.}}
    ///     * {{With {$payment} a month, the card is paid off in {$time}. You pay {$interest} in
    ///     interest.}}
    @inline(never) static func answerPaid(
        payment: Int64, time: Message, interest: Int64
    ) -> Message {
        Message(area, 3, [.money(payment), .words(time), .money(interest)])
    }
    ///     .input {$payment :money}
    ///     .input {$minimum :money}
    ///     .input {$time :words}
    ///     .input {$interest :money}
    ///     .local $sign = {$interest :sign}
    ///     .match $sign
    ///     zero {{With {$payment} a month or a higher minimum, up to {$minimum}, the card is paid
    ///     off in {$time}. You pay no interest.}}
    ///     * {{With {$payment} a month or a higher minimum, up to {$minimum}, the card is paid off
    ///     in {$time}. You pay {$interest} in interest.}}
    @inline(never) static func answerPaidMore(
        payment: Int64, minimum: Int64, time: Message, interest: Int64
    ) -> Message {
        Message(area, 4, [.money(payment), .money(minimum), .words(time), .money(interest)])
    }
    /// `After 100 years, you still owe {$owed :money} on the card.`
    @inline(never) static func answerTooLong(owed: Int64) -> Message {
        Message(area, 5, [.money(owed)])
    }
}
