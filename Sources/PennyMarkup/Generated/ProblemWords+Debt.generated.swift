// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    /// `Enter a payment above {$interest :string}, the first month’s interest.`
    @inline(never) package static func debtBelowInterest(interest: String) -> Message {
        Message(area, 15, [.text(interest)])
    }
    /// `Enter at least {$minimums :string}, the total of the minimum payments.`
    @inline(never) package static func debtBelowMinimums(minimums: String) -> Message {
        Message(area, 16, [.text(minimums)])
    }
    ///     You would still owe money after {$months :integer} months. Enter more: the first month’s
    ///     interest alone is {$interest :string}.
    @inline(never) package static func debtNeverRepaid(months: Int, interest: String) -> Message {
        Message(area, 17, [.count(months), .text(interest)])
    }
    /// `Keep at most {$limit :integer} entries. Combine the smallest ones into one entry.`
    @inline(never) package static func debtTooMany(limit: Int) -> Message {
        Message(area, 18, [.count(limit)])
    }
}
