public import PennyEngine

/// A percent change as its source has written it.
public struct PublishedChange: Equatable, Sendable {
    /// As it was written: `-0.08%`.
    public let text: String
    /// The number of percent.
    public let percent: ExactDecimal

    /// Reads `+0.45%`, `−0.45 %`, `0,45` and `(+0.45%)`. Nil for what is no
    /// single number, and for what may be one of two: `1,234` with a comma for
    /// decimals or thousands, and `(0.45)`, which some mean as a loss.
    public init?(_ text: String) {
        let pattern = /\s*\(?\s*([+\-\u{2212}\u{2013}]?)\s*([0-9]+)(?:[.,]([0-9]+))?\s*%?\s*\)?\s*/
        guard let parts = text.wholeMatch(of: pattern) else { return nil }
        let number = String(parts.2) + (parts.3.map { "." + $0 } ?? "")
        let hasComma = text.contains(",")
        if hasComma, parts.3?.count == 3, parts.2.contains(where: { $0 != "0" }) { return nil }
        let isBracketed = text.contains("(") || text.contains(")")
        let isZero = !number.contains { $0 != "0" && $0 != "." }
        if isBracketed, parts.1.isEmpty, !isZero { return nil }
        let isNegative = !parts.1.isEmpty && parts.1 != "+"
        guard let percent = ExactDecimal(plain: (isNegative ? "-" : "") + number)
        else { return nil }
        self.text = text
        self.percent = percent
    }
}
