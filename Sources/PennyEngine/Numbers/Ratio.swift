/// An exact ratio of two whole numbers, at least 0, in lowest terms.
public struct Ratio: Equatable, Sendable {
    /// The dividend.
    public let numerator: Int128
    /// The divisor; positive.
    public let denominator: Int128

    /// Makes a ratio in lowest terms. The denominator must be positive.
    public init(_ numerator: Int128, _ denominator: Int128) {
        let common = max(commonDivisor(numerator, denominator), 1)
        self.numerator = numerator / common
        self.denominator = denominator / common
    }

    /// `89/40`, or `3` where the denominator is 1.
    public var text: String {
        var out: [UInt8] = []
        appendDecimal(numerator, scale: 0, to: &out)
        if denominator != 1 {
            out.append(UInt8(ascii: "/"))
            appendDecimal(denominator, scale: 0, to: &out)
        }
        return String(bytes: out)
    }
}
