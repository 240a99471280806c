/// A number without a unit, as a person types it: `412,000`, `-0.08%`, or `1 264,14`.
public struct PlainNumber: Equatable, Sendable {
    /// The number as typed; of 0.08% it is 0.08.
    public let value: ExactDecimal

    /// Why a text is no such number.
    public enum Problem: Error, Equatable, Sendable {
        case notANumber
        /// Marks that the convention has elsewhere: `101.20` where a comma is before decimals.
        case otherMarks
        /// Three decimals that are thousands to readers with the other decimal mark: `1.234`.
        case mayBeThousands
    }

    /// Reads a text by the marks of a place.
    ///
    /// - Throws: why it is no number, or could be two.
    public init(_ text: String, _ convention: NumberConvention) throws(Problem) {
        var typed = TypedText(text)
        typed.skipSpaces()
        let isNegative = typed.take("-")
        if !isNegative { _ = typed.take("+") }
        typed.skipSpaces()
        guard typed.next != UInt8(ascii: "-") else { throw .notANumber }
        let number: ExactDecimal
        do {
            number = try typed.takeNumber(convention)
        } catch {
            throw error == .ambiguousMark ? .otherMarks : .notANumber
        }
        typed.skipSpaces()
        let isPercent = typed.take("%")
        typed.skipSpaces()
        guard typed.isAtEnd else { throw .notANumber }
        // No one writes thousands of percent.
        if typed.mayBeThousands, !isPercent { throw .mayBeThousands }
        value = ExactDecimal(
            isNegative ? -number.coefficient : number.coefficient, scale: number.scale)
    }
}
