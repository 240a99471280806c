/// A number without a unit, as a person types it: `412,000`, `-0.08%`, or `1 264,14`.
public struct PlainNumber: Equatable, Sendable {
    public let value: ExactDecimal

    public enum Problem: Error, Equatable, Sendable {
        case notANumber
        /// Marks that the convention has in other places: `101.20` where a comma is before decimals.
        case otherMarks
        /// Three decimals that are thousands to readers with the other decimal mark: `1.234`.
        case mayBeThousands
    }

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
