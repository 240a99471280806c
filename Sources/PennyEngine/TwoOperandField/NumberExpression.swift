/// A number as people type it in files and on the command line, or a calculation with two numbers:
/// `4.99`, `4.99 - 0.50`, `2*3.49`. The matching keys of a `TwoOperandField` are pressed one by
/// one, so that there is only one set of rules. One rule differs: two operators in a row are an
/// error here, because `5*-3` would lose its minus sign.
public struct NumberExpression: Equatable, Sendable {
    /// The exact value; may be negative.
    public let value: SignedFraction
    /// A correction that was made without being asked for: a trailing operator is dropped.
    public let note: ExpressionNote?
    /// Whether there is an operator, and not only a number.
    public let isExpression: Bool
    /// Whether the decimals of one of its numbers would be thousands for readers with the other
    /// decimal mark: `350.000`.
    public let mayBeThousands: Bool

    /// Parses all of `typed`.
    public static func value(
        of typed: String, convention: NumberConvention
    ) throws(ExpressionFailure) -> NumberExpression {
        var text = TypedText(typed)
        let expression = try scan(&text, convention: convention)
        text.skipSpaces()
        if !text.isAtEnd { throw .notANumber(text.trimmed(from: text.position)) }
        return expression
    }

    /// Scans an expression and stops at text that does not belong to it: at a unit, or at an
    /// operator that neither a number nor the end follows (`4.99/lb`). One of `symbols` may be on
    /// either side of each number.
    static func scan(
        _ text: inout TypedText, convention: NumberConvention, symbols: [String] = []
    ) throws(ExpressionFailure) -> NumberExpression {
        var reader = ExpressionReader(text, convention: convention, symbols: symbols)
        let expression = try reader.expression()
        text = reader.text
        return expression
    }
}
