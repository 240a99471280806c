public import PennyEngine

/// A percent change as its source has written it.
public struct PublishedChange: Equatable, Sendable {
    /// As it was written: `-0.08%`.
    public let text: String
    /// The number of percent.
    public let percent: ExactDecimal

    /// Reads `+0.45%`, `−0.45 %` and `0,45`, with or without brackets around it;
    /// nil for what is no single number.
    public init?(_ text: String) {
        let pattern = /\s*\(?\s*([+\-\u{2212}\u{2013}]?)\s*([0-9]+)(?:[.,]([0-9]+))?\s*%?\s*\)?\s*/
        guard let parts = text.wholeMatch(of: pattern) else { return nil }
        let number = String(parts.2) + (parts.3.map { "." + $0 } ?? "")
        let isNegative = !parts.1.isEmpty && parts.1 != "+"
        guard let percent = ExactDecimal(plain: (isNegative ? "-" : "") + number)
        else { return nil }
        self.text = text
        self.percent = percent
    }
}
