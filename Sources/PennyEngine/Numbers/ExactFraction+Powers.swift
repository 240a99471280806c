import PennyNaturals

/// Powers and logarithms that are fractions themselves, so that ties are known.
extension ExactFraction {
    /// Longer powers than this many binary digits are not formed.
    private static let mostBits = 1 << 16

    var exponential: ExactFraction? { isZero ? .one : nil }

    func power(_ exponent: Ratio) -> ExactFraction? {
        if exponent.numerator == 0 { return .one }
        let lowest = reduced
        if lowest.isZero || lowest.isEqual(to: .one) { return lowest }
        guard exponent.denominator < Int128(Self.mostBits),
            let root = lowest.wholeRoot(Int(exponent.denominator))
        else { return nil }
        let width = Int128(max(root.numerator.bitWidth, root.denominator.bitWidth))
        guard exponent.numerator < Int128(Self.mostBits),
            width * exponent.numerator <= Int128(Self.mostBits)
        else { return nil }
        return root.power(Int(exponent.numerator))
    }

    /// The root, found without forming powers where a number is too small to have one.
    private func wholeRoot(_ degree: Int) -> ExactFraction? {
        let canHave = [numerator, denominator].allSatisfy { $0 <= .one || $0.bitWidth > degree }
        return canHave ? root(degree) : nil
    }

    /// ln self / ln base where that is a fraction, by Euclid's algorithm: as often as
    /// `base` goes into the value by multiplication, and the same of what is left.
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

    /// How often `divisor`, more than 1, divides the value before it is below the
    /// divisor, and what is left. Nil where numerator and denominator cannot be
    /// powers of what the divisor's are powers of, in lowest terms both: then no
    /// power of the one is a power of the other.
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
