/// Whole numbers without limit for the reference that loans are compared with. They are as short as
/// possible and share no code with the engine.
struct BigWhole {
    /// The words, lowest first, without zeros at the end.
    private(set) var words: [UInt64]

    init(_ value: UInt64) { words = value == 0 ? [] : [value] }

    private init(words: [UInt64]) {
        self.words = words
        while self.words.last == 0 { self.words.removeLast() }
    }

    var bitWidth: Int {
        words.isEmpty ? 0 : words.count * 64 - words[words.count - 1].leadingZeroBitCount
    }

    mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        words.withUnsafeMutableBufferPointer { words in
            for index in 0..<words.count {
                let product = words[index].multipliedFullWidth(by: factor)
                let (sum, overflows) = product.low.addingReportingOverflow(carry)
                words[index] = sum
                carry = product.high &+ (overflows ? 1 : 0)
            }
        }
        if carry > 0 { words.append(carry) }
    }

    static func * (lhs: BigWhole, rhs: BigWhole) -> BigWhole {
        var sum = BigWhole(0)
        for (index, word) in rhs.words.enumerated() {
            var part = lhs
            part.multiply(by: word)
            sum = sum + BigWhole(words: [UInt64](repeating: 0, count: index) + part.words)
        }
        return sum
    }

    static func + (lhs: BigWhole, rhs: BigWhole) -> BigWhole {
        var words: [UInt64] = []
        var carry: UInt64 = 0
        for index in 0..<max(lhs.words.count, rhs.words.count) {
            let own = index < lhs.words.count ? lhs.words[index] : 0
            let other = index < rhs.words.count ? rhs.words[index] : 0
            let (first, one) = own.addingReportingOverflow(other)
            let (sum, two) = first.addingReportingOverflow(carry)
            words.append(sum)
            carry = one || two ? 1 : 0
        }
        return BigWhole(words: carry > 0 ? words + [carry] : words)
    }

    /// Subtracts `other`, which is not larger.
    mutating func subtract(_ other: BigWhole) {
        var borrow: UInt64 = 0
        words.withUnsafeMutableBufferPointer { words in
            other.words.withUnsafeBufferPointer { other in
                for index in 0..<words.count {
                    let taken = index < other.count ? other[index] : 0
                    let (first, one) = words[index].subtractingReportingOverflow(taken)
                    let (rest, two) = first.subtractingReportingOverflow(borrow)
                    words[index] = rest
                    borrow = one || two ? 1 : 0
                }
            }
        }
        self = BigWhole(words: words)
    }

    static func < (lhs: BigWhole, rhs: BigWhole) -> Bool {
        if lhs.words.count != rhs.words.count { return lhs.words.count < rhs.words.count }
        for index in lhs.words.indices.reversed() where lhs.words[index] != rhs.words[index] {
            return lhs.words[index] < rhs.words[index]
        }
        return false
    }

    static func power(_ base: UInt64, _ exponent: Int) -> BigWhole {
        var power = BigWhole(1)
        for _ in 0..<exponent { power.multiply(by: base) }
        return power
    }

    /// The quotient, which is below 2^63, and the remainder. An estimate from the leading digits,
    /// never too large, is subtracted until the rest is less than the divisor.
    func dividedByEstimates(by divisor: BigWhole) -> (quotient: UInt64, rest: BigWhole) {
        var rest = self
        var quotient: UInt64 = 0
        let cut = max(divisor.bitWidth - 60, 0)
        let leading = divisor.leading(from: cut) + (cut > 0 ? 1 : 0)
        while !(rest < divisor) {
            let estimate = UInt64(max(rest.leading(from: cut) / leading, 1))
            var taken = divisor
            taken.multiply(by: estimate)
            rest.subtract(taken)
            quotient += estimate
        }
        return (quotient, rest)
    }

    /// The number without its last `bits` binary digits; must fit in 128.
    private func leading(from bits: Int) -> UInt128 {
        var value: UInt128 = 0
        for index in stride(from: words.count - 1, through: bits / 64, by: -1) {
            let shift = index * 64 - bits
            value |= shift >= 0 ? UInt128(words[index]) << shift : UInt128(words[index]) >> -shift
        }
        return value
    }
}
