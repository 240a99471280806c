public import PennyEngine
import PennyText

/// A percent change as its source published it.
public struct PublishedChange: Equatable, Sendable {
    /// The text as published, such as `-0.08%`.
    public let text: String
    /// The number of percent.
    public let percent: ExactDecimal

    /// Reads `+0.45%`, `−0.45 %`, `0,45` and `(+0.45%)`. Nil if the text is not one number or is
    /// ambiguous: `1,234` with a comma for decimals or thousands, and `(0.45)`, which some write
    /// for a loss.
    public init?(_ text: String) {
        guard let parts = Parts(text) else { return nil }
        let number = String(parts.whole) + (parts.decimals.map { "." + $0 } ?? "")
        let hasComma = text.contains(",")
        if hasComma, parts.decimals?.count == 3, parts.whole.contains(where: { $0 != "0" }) {
            return nil
        }
        let isBracketed = text.contains("(") || text.contains(")")
        let isZero = !number.contains { $0 != "0" && $0 != "." }
        if isBracketed, parts.sign == nil, !isZero { return nil }
        let isNegative = parts.sign != nil && parts.sign != "+"
        guard let percent = ExactDecimal(plain: (isNegative ? "-" : "") + number)
        else { return nil }
        self.text = text
        self.percent = percent
    }

    /// The sign and the digits of a number, with optional parentheses and percent sign around it.
    private struct Parts {
        let sign: Character?
        let whole: Substring
        let decimals: Substring?

        init?(_ text: String) {
            var rest = TextScanner(text)
            Self.skip("(", &rest)
            sign = rest.skip { "+-\u{2212}\u{2013}".contains($0) }
            rest.skipSpaces()
            whole = rest.digits()
            decimals = rest.skip { $0 == "." || $0 == "," }.map { _ in rest.digits() }
            Self.skip("%", &rest)
            Self.skip(")", &rest)
            if whole.isEmpty || decimals?.isEmpty == true || !rest.isAtEnd { return nil }
        }

        /// Skips an optional mark and the white space around it.
        private static func skip(_ mark: Character, _ rest: inout TextScanner) {
            rest.skipSpaces()
            if rest.skip(mark) { rest.skipSpaces() }
        }
    }
}
