import PennyNaturals

/// Powers and logarithms that are fractions themselves, so ties are decided.
extension ExactFraction {
    /// The most binary digits of a power that is computed.
    private static let maximumBits = 1 << 16

    var exponential: ExactFraction? { isZero ? .one : nil }

    func power(_ exponent: Ratio) -> ExactFraction? {
        if exponent.numerator == 0 { return .one }
        let lowest = reduced
        if lowest.isZero || lowest.isEqual(to: .one) { return lowest }
        guard exponent.denominator < Int128(Self.maximumBits),
            let root = lowest.wholeRoot(Int(exponent.denominator))
        else { return nil }
        let width = Int128(max(root.numerator.bitWidth, root.denominator.bitWidth))
        guard exponent.numerator < Int128(Self.maximumBits),
            width * exponent.numerator <= Int128(Self.maximumBits)
        else { return nil }
        return root.power(Int(exponent.numerator))
    }

    /// The root. No power is computed where a number is too small to have the root.
    private func wholeRoot(_ degree: Int) -> ExactFraction? {
        let canHave = [numerator, denominator].allSatisfy { $0 <= .one || $0.bitWidth > degree }
        return canHave ? root(degree) : nil
    }

    /// ln self / ln base where that is a fraction, by Euclid's algorithm: the number of times that
    /// `base` divides the value, then the same for what is left.
    func logarithm(base: ExactFraction) -> ExactFraction? {
        var quotients: [Int] = []
        var (larger, smaller) = (reduced, base.reduced)
        while !smaller.isEqual(to: .one) {
            guard let (times, rest) = larger.dividedRepeatedly(by: smaller) else { return nil }
            quotients.append(times)
            (larger, smaller) = (smaller, rest)
        }
        guard var result = quotients.popLast().map({ ExactFraction($0) }) else { return nil }
        while let next = quotients.popLast() { result = ExactFraction(next) + .one / result }
        return result
    }

    /// Divides by `divisor`, which is more than 1, until the value is below it. Returns the number
    /// of divisions and what is left. Nil where a division leaves a remainder in numerator or
    /// denominator, both in lowest terms: then no power of one value is a power of the other.
    private func dividedRepeatedly(by divisor: ExactFraction) -> (Int, ExactFraction)? {
        var rest = self
        var times = 0
        while !rest.isLess(than: divisor) {
            let (top, restOfTop) = rest.numerator.quotientAndRemainder(
                dividingBy: divisor.numerator)
            let (bottom, restOfBottom) = rest.denominator.quotientAndRemainder(
                dividingBy: divisor.denominator)
            guard restOfTop.isZero, restOfBottom.isZero else { return nil }
            rest = ExactFraction(top, over: bottom)
            times += 1
        }
        return (times, rest)
    }
}
