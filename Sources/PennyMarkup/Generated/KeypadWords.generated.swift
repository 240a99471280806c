// scripts/messages makes this file of messages/en/keypad.mf2.

package import PennyEngine

/// The messages of the area keypad, with the values that they take.
package enum KeypadWords {
    package static var area: MessageArea { MessageArea(12, digest: 0xC5E0_924D) }
    /// `{$sign :string} was dropped: no number follows it.`
    @inline(never) package static func dropped(sign: String) -> Message {
        Message(area, 0, [.text(sign)])
    }
    /// `The keypad cannot use “{$typed :string}.” Correct or clear it.`
    @inline(never) package static func notANumber(typed: String) -> Message {
        Message(area, 1, [.text(typed)])
    }
    /// `Press = before the next operator.`
    package static var refusalChained: Message { Message(area, 2) }
    /// `You cannot divide by zero.`
    package static var refusalDivisionByZero: Message { Message(area, 3) }
    /// `Type a number first.`
    package static var refusalNumberFirst: Message { Message(area, 4) }
    /// `The result has more than 24 digits.`
    package static var refusalResultTooLong: Message { Message(area, 5) }
    /// `This number already has a decimal mark.`
    package static var refusalSecondPoint: Message { Message(area, 6) }
    /// `A number can have at most 24 digits.`
    package static var refusalTooLong: Message { Message(area, 7) }
    /// `A number can have at most 18 decimals.`
    package static var refusalTooManyDecimals: Message { Message(area, 8) }
    ///     .input {$decimals :integer}
    ///     .match $decimals
    ///     0 {{Rounded to a whole number.}}
    ///     one {{Rounded to {$decimals} decimal.}}
    ///     * {{Rounded to {$decimals} decimals.}}
    @inline(never) package static func rounded(decimals: Int) -> Message {
        Message(area, 9, [.count(decimals)])
    }
}
