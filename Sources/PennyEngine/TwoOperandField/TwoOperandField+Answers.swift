extension TwoOperandField {
    /// A key of the field's keypad.
    public enum Key: Equatable, Sendable {
        /// A digit from 0 to 9; any other number does nothing.
        case digit(UInt8)
        case point
        case `operator`(ArithmeticOperator)
        case equals
        /// Clears the field.
        case clear
        /// Deletes the last key. A result is cleared as a whole, as it was not typed.
        case backspace

        /// The key for an ASCII character, as on a keyboard: `0` to `9`, `.`, `,`, `+`, `-`, `*`,
        /// `/` and `=`.
        public init?(ascii: UInt8) {
            switch ascii {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit(ascii - UInt8(ascii: "0"))
            case UInt8(ascii: "."), UInt8(ascii: ","): self = .point
            case UInt8(ascii: "+"): self = .operator(.plus)
            case UInt8(ascii: "-"): self = .operator(.minus)
            case UInt8(ascii: "*"): self = .operator(.times)
            case UInt8(ascii: "/"): self = .operator(.divide)
            case UInt8(ascii: "="): self = .equals
            default: return nil
            }
        }
    }

    /// The response to a key.
    public enum Response: Equatable, Sendable {
        /// The field changed.
        case accepted
        /// The field changed: the operator replaced another one.
        case replacedOperator
        /// The field is unchanged, and nothing is wrong.
        case nothingToDo
        /// The field is unchanged, for this reason.
        case refused(Refusal)
    }

    /// The reason why a key was refused, or leaving the field.
    public enum Refusal: Equatable, Sendable {
        /// An operator before any number.
        case numberFirst
        /// A second operator while the right side is typed.
        case chained
        /// A second point in one number.
        case secondPoint
        /// A number of more than 24 digits.
        case tooLong
        /// A number of more than 18 decimals.
        case tooManyDecimals
        case divisionByZero
        /// A result of more than 24 digits before the point, or a fraction too long to be useful.
        case resultTooLong
    }

    /// The value of the field when a person leaves it.
    public enum Outcome: Equatable, Sendable {
        case empty(note: ExpressionNote?)
        case value(SignedFraction, note: ExpressionNote?)
        /// The expression stays in the field, for this reason.
        case refused(Refusal)
    }
}

/// A correction of an expression that was made without being asked for.
public enum ExpressionNote: Equatable, Sendable {
    /// `5×` is 5: there is no number to the right of the operator.
    case operatorDropped(ArithmeticOperator)
    /// A minus sign without a number is dropped.
    case signDropped
}
