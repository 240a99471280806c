// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    ///     No number of periods fits these amounts. Enter a larger payment, or check which amounts
    ///     you pay and which you receive.
    package static var annuityNeverReached: Message { Message(area, 0) }
    ///     No rate fits these amounts. Enter “pay {$pay :string}” and “receive {$receive :string}”
    ///     for example, so that what you pay and what you receive have different signs.
    @inline(never) package static func annuityNoRate(pay: String, receive: String) -> Message {
        Message(area, 1, [.text(pay), .text(receive)])
    }
    /// `Enter one period, or a range such as “13 to 24” for several periods.`
    package static var annuityNotPeriods: Message { Message(area, 2) }
    /// `All five values are filled in. Leave empty the one you want to know.`
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
