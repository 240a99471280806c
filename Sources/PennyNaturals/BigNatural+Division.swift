extension BigNatural {
    /// The whole quotient and the remainder. The divisor must not be zero.
    package func quotientAndRemainder(dividingBy divisor: BigNatural) -> (BigNatural, BigNatural) {
        precondition(!divisor.isZero, "a divisor is never zero here")
        if self < divisor { return (.zero, self) }
        if divisor.limbs.count == 1 {
            let (quotient, remainder) = dividedBySmall(divisor.limbs[0])
            return (quotient, BigNatural(remainder))
        }
        return dividedByLong(divisor)
    }

    /// The quotient rounded up to a whole number.
    package func dividedRoundingUp(by divisor: BigNatural) -> BigNatural {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder.isZero ? quotient : quotient + .one
    }

    private func dividedBySmall(_ divisor: UInt64) -> (BigNatural, UInt64) {
        var quotient = limbs
        var remainder: UInt64 = 0
        var index = limbs.count
        while index > 0 {
            index -= 1
            (quotient[index], remainder) = divisor.dividingFullWidth((remainder, limbs[index]))
        }
        return (BigNatural(normalising: quotient), remainder)
    }

    /// Divides by a number of several digits: Knuth, The Art of Computer Programming 2, 4.3.1,
    /// algorithm D.
    private func dividedByLong(_ divisor: BigNatural) -> (BigNatural, BigNatural) {
        let shift = divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount
        let bottom = (divisor << shift).limbs
        var top = (self << shift).limbs
        while top.count <= limbs.count { top.append(0) }
        let size = bottom.count
        var quotient = [UInt64](repeating: 0, count: top.count - size)
        var position = quotient.count
        while position > 0 {
            position -= 1
            var digit = estimatedDigit(top, bottom, at: position)
            if subtract(bottom, times: digit, from: &top, at: position) {
                digit -= 1
                addBack(bottom, to: &top, at: position)
            }
            quotient[position] = digit
        }
        let remainder = BigNatural(normalising: Array(top[0..<size])) >> shift
        return (BigNatural(normalising: quotient), remainder)
    }

    /// A digit of the quotient, exact or one too large.
    private func estimatedDigit(_ top: [UInt64], _ bottom: [UInt64], at position: Int) -> UInt64 {
        let size = bottom.count
        let high = top[position + size]
        let middle = top[position + size - 1]
        let first = bottom[size - 1]
        if high >= first { return .max }
        var (digit, rest) = first.dividingFullWidth((high, middle))
        let second = bottom[size - 2]
        let third = top[position + size - 2]
        while true {
            let product = digit.multipliedFullWidth(by: second)
            if product.high < rest || (product.high == rest && product.low <= third) { break }
            digit -= 1
            let (sum, overflow) = rest.addingReportingOverflow(first)
            if overflow { break }
            rest = sum
        }
        return digit
    }

    /// Subtracts `digit` times `bottom` from `top`. Returns whether the result went below zero.
    private func subtract(
        _ bottom: [UInt64], times digit: UInt64, from top: inout [UInt64], at position: Int
    ) -> Bool {
        var carry: UInt64 = 0
        var borrow = false
        for index in 0..<bottom.count {
            let (high, low) = digit.multipliedFullWidth(by: bottom[index])
            let (amount, overflow) = low.addingReportingOverflow(carry)
            carry = high + (overflow ? 1 : 0)
            let (partial, first) = top[position + index].subtractingReportingOverflow(amount)
            let (total, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
            top[position + index] = total
            borrow = first || second
        }
        let last = position + bottom.count
        let (partial, first) = top[last].subtractingReportingOverflow(carry)
        let (total, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
        top[last] = total
        return first || second
    }

    private func addBack(_ bottom: [UInt64], to top: inout [UInt64], at position: Int) {
        var carry = false
        for index in 0..<bottom.count {
            let (partial, first) = top[position + index].addingReportingOverflow(bottom[index])
            let (total, second) = partial.addingReportingOverflow(carry ? 1 : 0)
            top[position + index] = total
            carry = first || second
        }
        top[position + bottom.count] &+= carry ? 1 : 0
    }

    /// The greatest common divisor, by Euclid's algorithm.
    package func greatestCommonDivisor(with other: BigNatural) -> BigNatural {
        var (larger, smaller) = (self, other)
        while !smaller.isZero {
            (larger, smaller) = (smaller, larger.quotientAndRemainder(dividingBy: smaller).1)
        }
        return larger
    }

    /// The largest whole number whose `degree`-th power is at most `self`, by
    /// Newton's iteration from above.
    package func integerRoot(_ degree: Int) -> BigNatural {
        if degree == 1 || self <= .one { return self }
        let lessOne = BigNatural(UInt64(degree - 1))
        let whole = BigNatural(UInt64(degree))
        var guess = BigNatural.one << ((bitWidth + degree - 1) / degree)
        while true {
            let (quotient, _) = quotientAndRemainder(dividingBy: guess.power(degree - 1))
            let (next, _) = (guess * lessOne + quotient).quotientAndRemainder(dividingBy: whole)
            if next >= guess { return guess }
            guess = next
        }
    }
}
