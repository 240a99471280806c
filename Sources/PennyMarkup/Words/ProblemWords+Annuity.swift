// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    ///     No number of periods fits these amounts. Enter a larger payment, or check which amounts
    ///     you pay and which you receive.
    package static var annuityNeverReached: Message { Message(area, 0) }
    ///     No rate fits these amounts. Enter what you pay and what you receive with different
    ///     signs, such as “pay {$pay :string}” and “receive {$receive :string}.”
    @inline(never) package static func annuityNoRate(pay: String, receive: String) -> Message {
        Message(area, 1, [.text(pay), .text(receive)])
    }
    /// `Enter one number or two, such as “13 to 24.”`
    package static var annuityNotPeriods: Message { Message(area, 2) }
    /// `All five values are there. Leave the one empty that you want to know.`
    package static var annuityNothingAsked: Message { Message(area, 3) }
    /// `Enter numbers from 1 to {$periods :integer}, the lower one first.`
    @inline(never) package static func annuityOutside(periods: Int) -> Message {
        Message(area, 4, [.count(periods)])
    }
    ///     These are empty, and the page can compute only one of them: {$fields :list style=comma}.
    ///     Choose what to solve for.
    @inline(never) package static func annuityUnclear(fields: [Quantity]) -> Message {
        Message(area, 5, [.list(fields)])
    }
}
