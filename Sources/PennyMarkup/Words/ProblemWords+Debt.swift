// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    /// `Enter a payment above {$interest :string}, the interest of the first month.`
    @inline(never) package static func debtBelowInterest(interest: String) -> Message {
        Message(area, 15, [.text(interest)])
    }
    /// `Enter at least {$minimums :string}, which is what the minimum payments add up to.`
    @inline(never) package static func debtBelowMinimums(minimums: String) -> Message {
        Message(area, 16, [.text(minimums)])
    }
    ///     You would still owe money after {$months :integer} months. Enter more: the interest of
    ///     the first month alone is {$interest :string}.
    @inline(never) package static func debtNeverRepaid(months: Int, interest: String) -> Message {
        Message(area, 17, [.count(months), .text(interest)])
    }
    /// `Keep at most {$limit :integer} entries. Add the smallest ones together.`
    @inline(never) package static func debtTooMany(limit: Int) -> Message {
        Message(area, 18, [.count(limit)])
    }
}
