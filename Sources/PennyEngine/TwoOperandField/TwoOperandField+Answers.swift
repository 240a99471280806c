extension TwoOperandField {
    /// A key of the field's keypad.
    public enum Key: Equatable, Sendable {
        /// 0 to 9; any other number is no key and does nothing.
        case digit(UInt8)
        case point
        case `operator`(ArithmeticOperator)
        case equals
        /// Empties the field.
        case clear
        /// Takes the last key back; a result is emptied, as it was not typed.
        case backspace

        /// The key of an ASCII character, as on a keyboard: `0` to `9`, `.`, `,`,
        /// `+`, `-`, `*`, `/` and `=`.
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

    /// What pressing a key did.
    public enum Response: Equatable, Sendable {
        /// The field changed.
        case accepted
        /// The field changed: the operator took another's place.
        case replacedOperator
        /// The field is as it was, and nothing is wrong.
        case nothingToDo
        /// The field is as it was, for this reason.
        case refused(Refusal)
    }

    /// Why a key was refused, or leaving the field.
    public enum Refusal: Equatable, Sendable {
        /// An operator where no number is yet.
        case numberFirst
        /// A second operator while a right side is typed.
        case chained
        /// A second point in one number.
        case secondPoint
        /// A number of more than 24 digits.
        case tooLong
        /// A number of more than 18 decimals.
        case tooManyDecimals
        case divisionByZero
        /// A result of more than 24 digits before the point, or a fraction nobody can use.
        case resultTooLong
    }

    /// What the field is worth when it is left.
    public enum Outcome: Equatable, Sendable {
        case empty(note: ExpressionNote?)
        case value(SignedFraction, note: ExpressionNote?)
        /// The field keeps its expression.
        case refused(Refusal)
    }
}

/// What was done to an expression without being asked.
public enum ExpressionNote: Equatable, Sendable {
    /// `5×` is 5: there is nothing on the operator's right.
    case operatorDropped(ArithmeticOperator)
    /// A minus sign without a number is nothing.
    case signDropped
}
