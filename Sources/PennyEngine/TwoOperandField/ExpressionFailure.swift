/// Why typed text is no expression of at most two operands, with what it takes
/// to say it.
public enum ExpressionFailure: Error, Equatable, Sendable {
    /// What stands where a number belongs; may be empty.
    case notANumber(String)
    /// A number with a mark that may be a decimal or a grouping mark.
    case ambiguousMark(String)
    case tooLong(String)
    case tooManyDecimals(String)
    /// `×5`
    case operatorFirst(ArithmeticOperator)
    /// `5×-3`
    case twoOperators(ArithmeticOperator, ArithmeticOperator)
    /// `1+2×3`; the readings are there where three numbers give both.
    case chained(ArithmeticOperator, ArithmeticOperator, ChainReadings?)
    case divisionByZero
    case resultTooLong
    /// Something goes on after `=`: `1+2=3`.
    case afterEquals(String)
}

/// What a chain of two operators could mean.
public struct ChainReadings: Equatable, Sendable {
    /// Read from the left, as a pocket calculator does: `1+2×3` is 9.
    public let fromTheLeft: SignedFraction
    /// With products before sums, as mathematics does: `1+2×3` is 7.
    public let byPrecedence: SignedFraction

    /// Nil where one of the readings divides by zero.
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
