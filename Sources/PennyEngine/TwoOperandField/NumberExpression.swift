/// A number as people type it in files and on the command line, or a
/// calculation with two: `4.99`, `4.99 - 0.50`, `2*3.49`. The keys of a
/// `TwoOperandField` that spell it are pressed one by one, so that there is one
/// set of rules; only that an operator right after another is an error here,
/// because `5*-3` would lose its minus sign.
public struct NumberExpression: Equatable, Sendable {
    /// What it is worth, exactly; may be negative.
    public let value: SignedFraction
    /// What was done without being asked: a trailing operator is dropped.
    public let note: ExpressionNote?
    /// There is an operator: more than a number was typed.
    public let isExpression: Bool
    /// The decimals of one of its numbers would be thousands to readers with
    /// the other decimal mark: `350.000`.
    public let mayBeThousands: Bool

    /// Reads the whole of `typed`.
    public static func value(
        of typed: String, convention: NumberConvention
    ) throws(ExpressionFailure) -> NumberExpression {
        var text = TypedText(typed)
        let expression = try take(&text, convention: convention)
        text.skipSpaces()
        if !text.isAtEnd { throw .notANumber(text.trimmed(from: text.position)) }
        return expression
    }

    /// Reads the expression that stands here and stops at what is no part of
    /// it: at a unit, or an operator that neither a number nor the end follows
    /// (`4.99/lb`). One of `symbols` may stand on either side of each number.
    static func take(
        _ text: inout TypedText, convention: NumberConvention, symbols: [String] = []
    ) throws(ExpressionFailure) -> NumberExpression {
        var reader = ExpressionReader(text, convention: convention, symbols: symbols)
        let expression = try reader.expression()
        text = reader.text
        return expression
    }
}
