// Decimals in files that programs write: only digits, a point and a minus sign.
extension ExactDecimal {
    /// Parses `-1234.50` and nothing else: no marks between digits, no plus sign, and at most 18
    /// digits before and after the point. Nil for all other text.
    public init?(plain text: String) {
        var digits = text.bytes[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        var coefficient: Int128 = 0
        var wholeDigits = 0
        var decimals: Int?
        for byte in digits {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                coefficient = coefficient * 10 + Int128(byte - UInt8(ascii: "0"))
                if let count = decimals { decimals = count + 1 } else { wholeDigits += 1 }
            case UInt8(ascii: ".") where decimals == nil: decimals = 0
            default: return nil
            }
            if wholeDigits > 18 || decimals ?? 0 > Self.maximumScale { return nil }
        }
        if wholeDigits == 0 || decimals == 0 { return nil }
        self.init(isNegative ? -coefficient : coefficient, scale: decimals ?? 0)
    }

    /// The value rounded half-up to `decimals` decimals.
    public func rounded(decimals: Int) -> ExactDecimal {
        guard decimals < scale else { return self }
        let unit = Self.powerOfTen(scale - decimals)
        return ExactDecimal(coefficient.divided(by: unit, .halfUp), scale: decimals)
    }
}
