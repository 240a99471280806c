// scripts/messages makes this file of messages/en/card.mf2.

extension CardWords {
    ///     .input {$payments :integer}
    ///     .match $payments
    ///     one {{{$payments} payment is above the lowest minimum of {$least :money}. None is below
    ///     it unless you owe less.}}
    ///     * {{{$payments} payments are above the lowest minimum of {$least :money}. None is below
    ///     it unless you owe less.}}
    @inline(never) static func proofMinimum(payments: Int, least: Int64) -> Message {
        Message(area, 64, [.count(payments), .money(least)])
    }
    ///     .input {$payments :integer}
    ///     .input {$payment :money}
    ///     .match $payments
    ///     0 {{Each payment is {$payment}, or less if you owe less.}}
    ///     one {{{$payments} payment is above {$payment}, because the minimum is. None is below it
    ///     unless you owe less.}}
    ///     * {{{$payments} payments are above {$payment}, because the minimum is. None is below it
    ///     unless you owe less.}}
    @inline(never) static func proofPayment(payments: Int, payment: Int64) -> Message {
        Message(area, 65, [.count(payments), .money(payment)])
    }
    ///     .input {$months :integer}
    ///     .match $months
    ///     one {{In the only month, balance plus interest minus the payment is the new balance.}}
    ///     * {{In each of the {$months} months, balance plus interest minus the payment is the new
    ///     balance.}}
    @inline(never) static func proofRows(months: Int) -> Message {
        Message(area, 66, [.count(months)])
    }
    ///     All payments, {$paid :money}, add up to the balance and its interest, and {$left :money}
    ///     is left.
    @inline(never) static func proofTotal(paid: Int64, left: Int64) -> Message {
        Message(area, 67, [.money(paid), .money(left)])
    }
}
