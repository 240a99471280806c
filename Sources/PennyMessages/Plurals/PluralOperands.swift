/// The operands of the plural rules of Unicode (LDML, part 3), read from a number's digits as a
/// reader sees them.
public struct PluralOperands: Sendable {
    /// The whole digits, without the sign. For numbers from 1,000,000,000 on, it has their last
    /// nine digits and a 1 before them: no rule needs more digits, and no rule confuses them with a
    /// small number.
    public private(set) var i: UInt32 = 0
    /// The number of decimals.
    public private(set) var v: Int = 0
    /// The number of decimals without trailing zeros.
    public private(set) var w: Int = 0
    /// The decimals as a number, shortened as `i` is.
    public private(set) var f: UInt32 = 0
    /// The decimals as a number without trailing zeros, shortened as `i` is.
    public private(set) var t: UInt32 = 0
    /// The power of ten that is written as a word: 6 for “1.2 million”.
    public private(set) var e: Int = 0

    /// The same as ``e``.
    public var c: Int { e }

    /// Whether the number is the whole number ``i``: the value n has no decimals.
    public var isWhole: Bool { w == 0 }

    /// Reads digits: `-1.50`, or `1.2c6` for “1.2 million”. Other characters are ignored.
    public init(_ text: [UInt8]) {
        var end = text.count
        for index in 0..<text.count where text[index] | 0x20 == 0x63 || text[index] | 0x20 == 0x65 {
            end = min(end, index)
        }
        for byte in text[end...] where byte &- 0x30 < 10 {
            e = min(e * 10 + Int(byte - 0x30), 1_000)
        }
        // The number of digits after the point that the exponent makes whole.
        var wholeLeft: Int?
        for index in 0..<end {
            let digit = text[index] &- 0x30
            if digit >= 10 {
                if text[index] == UInt8(ascii: ".") { wholeLeft = e }
            } else if let left = wholeLeft {
                append(digit, isWhole: left > 0)
                wholeLeft = left - 1
            } else {
                append(digit, isWhole: true)
            }
        }
        for _ in 0..<max(wholeLeft ?? e, 0) { append(0, isWhole: true) }
    }

    /// Creates the operands of a number without decimals.
    public init(_ number: Int) {
        let limit: UInt = 1_000_000_000
        let size = number.magnitude
        i = UInt32(truncatingIfNeeded: size < limit ? size : size % limit + limit)
    }

    private mutating func append(_ digit: UInt8, isWhole: Bool) {
        if isWhole { return Self.add(digit, to: &i) }
        Self.add(digit, to: &f)
        v += 1
        if digit != 0 { (t, w) = (f, v) }
    }

    private static func add(_ digit: UInt8, to number: inout UInt32) {
        let limit: UInt32 = 1_000_000_000
        let isLarge = number >= limit / 10
        number = number % (limit / 10) * 10 + UInt32(digit) + (isLarge ? limit : 0)
    }
}
