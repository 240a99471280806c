// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    /// `A payment would fall after the year 2999. Enter an earlier date or a shorter time.`
    package static var calculationDateOutOfRange: Message { Message(area, 6) }
    /// `Fees and points are at least as much as the loan. Enter lower ones.`
    package static var calculationFeesReachPrincipal: Message { Message(area, 7) }
    ///     No rate fits these payments. Check that each amount is in the right list, at the right
    ///     time.
    package static var calculationNoRate: Message { Message(area, 8) }
    ///     A payment of {$payment :string} does not cover the interest of {$interest :string}.
    ///     Enter a larger payment.
    @inline(never) package static func calculationPaymentBelowInterest(
        payment: String, interest: String
    ) -> Message {
        Message(area, 9, [.text(payment), .text(interest)])
    }
    ///     The payments add up to {$paid :string}, less than the {$advanced :string} you get. Add
    ///     the missing payments.
    @inline(never) package static func calculationPaymentsBelowAdvances(
        paid: String, advanced: String
    ) -> Message {
        Message(area, 10, [.text(paid), .text(advanced)])
    }
    ///     You do not reach the goal even at 1000% a year. Save more each month, save longer, or
    ///     enter a lower goal.
    package static var calculationTargetBeyondRates: Message { Message(area, 11) }
    ///     You do not reach the goal within 1200 months. Save more each month, start with more, or
    ///     enter a lower goal.
    package static var calculationTargetBeyondTime: Message { Message(area, 12) }
    ///     The amounts grow too large to compute. Enter a smaller amount, a lower rate or a shorter
    ///     time.
    package static var calculationTooLarge: Message { Message(area, 13) }
    /// `The page cannot round an amount with certainty. Change the last decimal of the rate.`
    package static var calculationUndecided: Message { Message(area, 14) }
}
