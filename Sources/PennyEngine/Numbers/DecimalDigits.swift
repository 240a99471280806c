/// The decimal digits of a whole number in ASCII, with any number of leading zeros.
struct DecimalDigits {
    /// The last eight digits. The lowest byte is the first of them, so they lie in memory in
    /// reading order.
    private let last: UInt64
    /// The number without its last eight digits.
    private let rest: UInt128
    /// The number of digits without leading zeros, at least one.
    let count: Int

    static let zeros: UInt64 = 0x3030_3030_3030_3030
    static let wordBase: UInt64 = 100_000_000

    @inline(__always)
    init(_ magnitude: UInt64) {
        let word = Self.word(magnitude % Self.wordBase)
        last = word | Self.zeros
        rest = UInt128(magnitude / Self.wordBase)
        count = magnitude < Self.wordBase ? Self.count(word) : 8 + Self.count(of: rest)
    }

    /// Makes the digits of a number of more than 64 bits.
    init(long magnitude: UInt128) {
        last = Self.word(UInt64(magnitude % UInt128(Self.wordBase))) | Self.zeros
        rest = magnitude / UInt128(Self.wordBase)
        count = 8 + Self.count(of: rest)
    }

    @inline(never)
    private static func count(of number: UInt128) -> Int {
        var rest = number
        var count = 0
        while rest >= UInt128(wordBase) {
            rest /= UInt128(wordBase)
            count += 8
        }
        return count + Self.count(word(UInt64(rest)))
    }

    /// The digits of a number below 100,000,000. The number is split three times, each part into
    /// its own lane of the word, by a multiplication and a shift that divide exactly in the range
    /// of that part.
    static func word(_ number: UInt64) -> UInt64 {
        let fours = number / 10_000 | (number % 10_000) << 32
        let hundreds = (fours &* 10_486) >> 20 & 0x7F_0000_007F
        let twos = fours << 16 &- hundreds &* (100 << 16 - 1)
        let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
        return twos << 8 &- tens &* (10 << 8 - 1)
    }

    static func count(_ word: UInt64) -> Int {
        max(8 - word.trailingZeroBitCount / 8, 1)
    }

    /// Eight digits, of which the first is `remaining` digits before the end. Zeros precede the
    /// first digit, and undefined bytes follow the last.
    func eight(_ remaining: Int) -> UInt64 {
        remaining <= 8
            ? last &>> UInt64(truncatingIfNeeded: (8 - remaining) * 8) : eightBeforeLast(remaining)
    }

    @inline(never)
    private func eightBeforeLast(_ remaining: Int) -> UInt64 {
        let index = (remaining - 1) / 8
        let shift = UInt64(truncatingIfNeeded: 7 - (remaining - 1) % 8) * 8
        let behind = index == 1 ? last : word(index - 1)
        return word(index) &>> shift | (behind &<< 8) &<< (56 - shift)
    }

    /// The group of eight digits that is `index` groups from the end.
    private func word(_ index: Int) -> UInt64 {
        var number = rest
        for _ in 1..<index { number /= UInt128(Self.wordBase) }
        return Self.word(UInt64(number % UInt128(Self.wordBase))) | Self.zeros
    }
}
