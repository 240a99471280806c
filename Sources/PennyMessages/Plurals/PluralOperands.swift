/// The operands of the plural rules of Unicode (LDML, part 3), read from a number's digits as a
/// reader sees them.
public struct PluralOperands: Sendable {
    /// The whole digits, without the sign. Numbers from 1,000,000,000 keep their last nine digits
    /// and a one before: no rule looks further, and none takes them for a small number.
    public private(set) var i: UInt32 = 0
    /// How many decimals there are.
    public private(set) var v: Int = 0
    /// How many there are without zeros at their end.
    public private(set) var w: Int = 0
    /// The decimals as a number, kept as `i` is.
    public private(set) var f: UInt32 = 0
    /// The decimals as a number without zeros at their end, kept as `i` is.
    public private(set) var t: UInt32 = 0
    /// The power of ten that is said as a word: 6 for “1.2 million”.
    public private(set) var e: Int = 0

    /// The same as ``e``.
    public var c: Int { e }

    /// Whether the number is the whole number ``i``: the value n has no decimals.
    public var isWhole: Bool { w == 0 }

    /// Reads digits: `-1.50`, or `1.2c6` for “1.2 million”. What is no digit counts for nothing.
    public init(_ text: [UInt8]) {
        var end = text.count
        for index in 0..<text.count where text[index] | 0x20 == 0x63 || text[index] | 0x20 == 0x65 {
            end = min(end, index)
        }
        for byte in text[end...] where byte &- 0x30 < 10 {
            e = min(e * 10 + Int(byte - 0x30), 1_000)
        }
        // So many of the digits behind the point are whole ones.
        var wholeLeft: Int?
        for index in 0..<end {
            let digit = text[index] &- 0x30
            if digit >= 10 {
                if text[index] == UInt8(ascii: ".") { wholeLeft = e }
            } else if let left = wholeLeft {
                take(digit, isWhole: left > 0)
                wholeLeft = left - 1
            } else {
                take(digit, isWhole: true)
            }
        }
        for _ in 0..<max(wholeLeft ?? e, 0) { take(0, isWhole: true) }
    }

    /// The operands of a number that is shown without decimals.
    public init(_ number: Int) {
        let limit: UInt = 1_000_000_000
        let size = number.magnitude
        i = UInt32(truncatingIfNeeded: size < limit ? size : size % limit + limit)
    }

    private mutating func take(_ digit: UInt8, isWhole: Bool) {
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
