/// The reason why typed text is not an expression of at most two operands, with the values for its
/// wording.
public enum ExpressionFailure: Error, Equatable, Sendable {
    /// The text where a number is expected; may be empty.
    case notANumber(String)
    /// A number with a mark that may be before decimals or between groups.
    case ambiguousMark(String)
    case tooLong(String)
    case tooManyDecimals(String)
    /// `×5`
    case operatorFirst(ArithmeticOperator)
    /// `5×-3`
    case twoOperators(ArithmeticOperator, ArithmeticOperator)
    /// `1+2×3`. The readings are set where three numbers give both.
    case chained(ArithmeticOperator, ArithmeticOperator, ChainReadings?)
    case divisionByZero
    case resultTooLong
    /// Text after `=`: `1+2=3`.
    case afterEquals(String)
}

/// The two readings of a chain of two operators.
public struct ChainReadings: Equatable, Sendable {
    /// From left to right, as a pocket calculator computes: `1+2×3` is 9.
    public let fromTheLeft: SignedFraction
    /// Products before sums, as in mathematics: `1+2×3` is 7.
    public let byPrecedence: SignedFraction

    /// Computes both readings; nil where one of them divides by zero.
    init?(
        _ first: SignedFraction, _ one: ArithmeticOperator, _ second: SignedFraction,
        _ other: ArithmeticOperator, _ third: SignedFraction
    ) {
        guard let start = one.result(first, second), let left = other.result(start, third)
        else { return nil }
        fromTheLeft = left
        guard other.bindsTighter, !one.bindsTighter else {
            byPrecedence = left
            return
        }
        guard let product = other.result(second, third), let whole = one.result(first, product)
        else { return nil }
        byPrecedence = whole
    }
}
