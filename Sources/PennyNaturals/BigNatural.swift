/// A whole number from 0 without an upper limit, the base of wide fixed point and exact fractions.
package struct BigNatural: Equatable, Sendable {
    /// Little-endian digits in base 2^64 without leading zeros; zero has none.
    package private(set) var limbs: [UInt64]

    package static let zero = BigNatural(normalising: [])
    package static let one = BigNatural(normalising: [1])

    /// Makes the number with these digits, of which the highest may be zero.
    package init(normalising digits: [UInt64]) {
        limbs = digits
        while let last = limbs.last, last == 0 { limbs.removeLast() }
    }

    package init(_ value: UInt64) {
        self.init(normalising: [value])
    }

    package init(_ value: UInt128) {
        self.init(normalising: [
            UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64),
        ])
    }

    package var isZero: Bool { limbs.isEmpty }
    package var isOdd: Bool { limbs.first.map { $0 & 1 == 1 } ?? false }

    /// The number of binary digits; 0 for zero.
    package var bitWidth: Int {
        guard let last = limbs.last else { return 0 }
        return limbs.count * 64 - last.leadingZeroBitCount
    }

    /// The number of zero bits at the low end; 0 for zero.
    package var trailingZeroBits: Int {
        for (index, limb) in limbs.enumerated() where limb != 0 {
            return index * 64 + limb.trailingZeroBitCount
        }
        return 0
    }

    /// The value as an `Int128`, if it fits.
    package var int128: Int128? {
        guard bitWidth < 128 else { return nil }
        let low = UInt128(limbs.first ?? 0)
        let high = limbs.count > 1 ? UInt128(limbs[1]) : 0
        return Int128(high << 64 | low)
    }
}

// MARK: - Order

extension BigNatural: Comparable {
    package static func < (lhs: BigNatural, rhs: BigNatural) -> Bool {
        if lhs.limbs.count != rhs.limbs.count { return lhs.limbs.count < rhs.limbs.count }
        var index = lhs.limbs.count
        while index > 0 {
            index -= 1
            if lhs.limbs[index] != rhs.limbs[index] { return lhs.limbs[index] < rhs.limbs[index] }
        }
        return false
    }
}

// MARK: - Sums and products

extension BigNatural {
    package static func + (lhs: BigNatural, rhs: BigNatural) -> BigNatural {
        let (longer, shorter) =
            lhs.limbs.count >= rhs.limbs.count ? (lhs.limbs, rhs.limbs) : (rhs.limbs, lhs.limbs)
        var sum = longer
        var carry = false
        for index in 0..<longer.count {
            let addend = index < shorter.count ? shorter[index] : 0
            if addend == 0 && !carry && index >= shorter.count { break }
            let (partial, first) = sum[index].addingReportingOverflow(addend)
            let (total, second) = partial.addingReportingOverflow(carry ? 1 : 0)
            sum[index] = total
            carry = first || second
        }
        if carry { sum.append(1) }
        return BigNatural(normalising: sum)
    }

    /// The difference, or zero where it would be negative.
    package func saturatingMinus(_ other: BigNatural) -> BigNatural {
        if self <= other { return .zero }
        var difference = limbs
        var borrow = false
        for index in 0..<limbs.count {
            let subtrahend = index < other.limbs.count ? other.limbs[index] : 0
            let (partial, first) = difference[index].subtractingReportingOverflow(subtrahend)
            let (total, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
            difference[index] = total
            borrow = first || second
        }
        return BigNatural(normalising: difference)
    }

    package static func * (lhs: BigNatural, rhs: BigNatural) -> BigNatural {
        if lhs.isZero || rhs.isZero { return .zero }
        var product = [UInt64](repeating: 0, count: lhs.limbs.count + rhs.limbs.count)
        for (offset, digit) in lhs.limbs.enumerated() {
            var carry: UInt64 = 0
            for (index, other) in rhs.limbs.enumerated() {
                let (high, low) = digit.multipliedFullWidth(by: other)
                let (first, overflow) = product[offset + index].addingReportingOverflow(low)
                let (second, again) = first.addingReportingOverflow(carry)
                product[offset + index] = second
                carry = high + (overflow ? 1 : 0) + (again ? 1 : 0)
            }
            product[offset + rhs.limbs.count] = carry
        }
        return BigNatural(normalising: product)
    }

    /// The value to the power of `exponent`; 1 for the exponent 0.
    package func power(_ exponent: Int) -> BigNatural {
        var result = BigNatural.one
        var base = self
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result = result * base }
            rest >>= 1
            if rest > 0 { base = base * base }
        }
        return result
    }
}

// MARK: - Shifts

extension BigNatural {
    package static func << (lhs: BigNatural, bits: Int) -> BigNatural {
        if lhs.isZero || bits == 0 { return lhs }
        let (whole, part) = bits.quotientAndRemainder(dividingBy: 64)
        var shifted = [UInt64](repeating: 0, count: whole)
        shifted.reserveCapacity(whole + lhs.limbs.count + 1)
        if part == 0 { return BigNatural(normalising: shifted + lhs.limbs) }
        var carry: UInt64 = 0
        for limb in lhs.limbs {
            shifted.append(limb << UInt64(part) | carry)
            carry = limb >> UInt64(64 - part)
        }
        shifted.append(carry)
        return BigNatural(normalising: shifted)
    }

    /// The quotient by 2^bits, rounded down to a whole number.
    package static func >> (lhs: BigNatural, bits: Int) -> BigNatural {
        let (whole, part) = bits.quotientAndRemainder(dividingBy: 64)
        if whole >= lhs.limbs.count { return .zero }
        if part == 0 { return BigNatural(normalising: Array(lhs.limbs[whole...])) }
        var shifted: [UInt64] = []
        shifted.reserveCapacity(lhs.limbs.count - whole)
        for index in whole..<lhs.limbs.count {
            let above = index + 1 < lhs.limbs.count ? lhs.limbs[index + 1] : 0
            shifted.append(lhs.limbs[index] >> UInt64(part) | above << UInt64(64 - part))
        }
        return BigNatural(normalising: shifted)
    }

    /// The quotient by 2^bits, rounded up to a whole number.
    package func shiftedRightRoundingUp(_ bits: Int) -> BigNatural {
        let floor = self >> bits
        return isZero || trailingZeroBits >= bits ? floor : floor + .one
    }

    /// The lowest `bits` binary digits.
    package func lowBits(_ bits: Int) -> BigNatural {
        saturatingMinus((self >> bits) << bits)
    }
}
