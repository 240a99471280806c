import PennyNaturals

/// An exact fraction of two whole numbers: slower than wide fixed point, but the only kind of
/// number that decides a tie.
struct ExactFraction: CertifiableNumber, Equatable, Sendable {
    let numerator: BigNatural
    let denominator: BigNatural

    init(_ numerator: BigNatural, over denominator: BigNatural) {
        let common = min(numerator.trailingZeroBits, denominator.trailingZeroBits)
        self.numerator = numerator >> common
        self.denominator = denominator >> common
    }

    init(_ numerator: BigNatural, over denominator: BigNatural, _ precision: Precision) {
        self.init(numerator, over: denominator)
    }

    static func + (lhs: Self, rhs: Self) -> Self {
        let (first, second, denominator) = overCommonDenominator(lhs, rhs)
        return Self(first + second, over: denominator)
    }

    /// The numerators over a common denominator. In the sums of a growing balance one denominator
    /// divides the other, apart from powers of two. Multiplying them would make every sum as long
    /// as all before it together.
    private static func overCommonDenominator(
        _ lhs: Self, _ rhs: Self
    ) -> (BigNatural, BigNatural, BigNatural) {
        if lhs.denominator == rhs.denominator {
            return (lhs.numerator, rhs.numerator, lhs.denominator)
        }
        if lhs.denominator.oddWidth < rhs.denominator.oddWidth {
            let (second, first, denominator) = overCommonDenominator(rhs, lhs)
            return (first, second, denominator)
        }
        let twos = rhs.denominator.trailingZeroBits
        let missing = max(0, twos - lhs.denominator.trailingZeroBits)
        let longer = lhs.denominator << missing
        let (quotient, rest) = longer.quotientAndRemainder(dividingBy: rhs.denominator)
        if rest.isZero { return (lhs.numerator << missing, rhs.numerator * quotient, longer) }
        return (
            lhs.numerator * rhs.denominator, rhs.numerator * lhs.denominator,
            lhs.denominator * rhs.denominator
        )
    }

    static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs.numerator * rhs.numerator, over: lhs.denominator * rhs.denominator)
    }

    static func / (lhs: Self, rhs: Self) -> Self {
        Self(lhs.numerator * rhs.denominator, over: lhs.denominator * rhs.numerator)
    }

    func saturatingMinus(_ other: Self) -> Self {
        let (first, second, common) = Self.overCommonDenominator(self, other)
        return Self(first.saturatingMinus(second), over: common)
    }

    func root(_ degree: Int) -> Self? {
        if degree == 1 { return self }
        let lowest = reduced
        let top = lowest.numerator.integerRoot(degree)
        let bottom = lowest.denominator.integerRoot(degree)
        guard top.power(degree) == lowest.numerator, bottom.power(degree) == lowest.denominator
        else { return nil }
        return Self(top, over: bottom)
    }

    func rounded(_ rule: RoundingRule) -> BigNatural? {
        let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
        let twice = rest << 1
        let half = twice < denominator ? -1 : (twice == denominator ? 0 : 1)
        let away = rule.roundsAway(
            comparedToHalf: half, isExact: rest.isZero, isOdd: whole.isOdd)
        return away ? whole + .one : whole
    }

    /// The same fraction in lowest terms.
    var reduced: Self {
        let common = numerator.greatestCommonDivisor(with: denominator)
        if common <= .one { return self }
        return Self(
            numerator.quotientAndRemainder(dividingBy: common).0,
            over: denominator.quotientAndRemainder(dividingBy: common).0)
    }
}

extension BigNatural {
    /// The number of binary digits without factors of two.
    fileprivate var oddWidth: Int { bitWidth - trailingZeroBits }
}
