/// The decimal digits of a whole number in ASCII, and any number of zeros before them.
struct DecimalDigits {
    /// The last eight digits. The lowest byte is the first of them, so that they lie in memory as
    /// they are read.
    private let last: UInt64
    /// The number without its last eight digits.
    private let rest: UInt128
    /// How many there are without zeros before them; one at least.
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

    /// Those of a number of more than 64 bits.
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

    /// The digits of a number below 100,000,000. It is parted three times, each part into its own
    /// lane of the word, by a product and a shift that divide the numbers that can be there.
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

    /// Eight digits, the first of which is the one so many before the end: zeros before the first
    /// digit, and anything behind the last.
    func eight(_ place: Int) -> UInt64 {
        place <= 8 ? last &>> UInt64(truncatingIfNeeded: (8 - place) * 8) : eightBeforeLast(place)
    }

    @inline(never)
    private func eightBeforeLast(_ place: Int) -> UInt64 {
        let index = (place - 1) / 8
        let shift = UInt64(truncatingIfNeeded: 7 - (place - 1) % 8) * 8
        let behind = index == 1 ? last : word(index - 1)
        return word(index) &>> shift | (behind &<< 8) &<< (56 - shift)
    }

    /// Eight digits, of which so many times eight are behind.
    private func word(_ index: Int) -> UInt64 {
        var number = rest
        for _ in 1..<index { number /= UInt128(Self.wordBase) }
        return Self.word(UInt64(number % UInt128(Self.wordBase))) | Self.zeros
    }
}
