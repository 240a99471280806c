import PennyNaturals

/// Wide binary fixed point with an error bound: the true value lies between
/// `low` and `high`, both counted in units of 2^-fractionBits. Every operation
/// rounds `low` down and `high` up, so the bound always holds.
struct WideFixed: CertifiableNumber, Equatable, Sendable {
    let low: BigNatural
    let high: BigNatural
    let fractionBits: Int

    init(low: BigNatural, high: BigNatural, fractionBits: Int) {
        self.low = low
        self.high = high
        self.fractionBits = fractionBits
    }

    init(_ numerator: BigNatural, over denominator: BigNatural, _ precision: Precision) {
        let (quotient, remainder) =
            (numerator << precision.fractionBits).quotientAndRemainder(dividingBy: denominator)
        low = quotient
        high = remainder.isZero ? quotient : quotient + .one
        fractionBits = precision.fractionBits
    }

    /// Whether the value has no error.
    var isPoint: Bool { low == high }

    static func + (lhs: Self, rhs: Self) -> Self {
        Self(low: lhs.low + rhs.low, high: lhs.high + rhs.high, fractionBits: lhs.fractionBits)
    }

    static func * (lhs: Self, rhs: Self) -> Self {
        let bits = lhs.fractionBits
        return Self(
            low: (lhs.low * rhs.low) >> bits,
            high: (lhs.high * rhs.high).shiftedRightRoundingUp(bits), fractionBits: bits)
    }

    /// The quotient. Where the divisor may be zero it has no upper bound: the bound is then larger
    /// than any number that is shown, and the rounding stays undecided.
    static func / (lhs: Self, rhs: Self) -> Self {
        let bits = lhs.fractionBits
        let divisor = rhs.high.isZero ? BigNatural.one : rhs.high
        let (low, _) = (lhs.low << bits).quotientAndRemainder(dividingBy: divisor)
        let high =
            rhs.low.isZero
            ? (lhs.high + .one) << (4 * bits) : (lhs.high << bits).dividedRoundingUp(by: rhs.low)
        return Self(low: low, high: high, fractionBits: bits)
    }

    func saturatingMinus(_ other: Self) -> Self {
        Self(
            low: low.saturatingMinus(other.high), high: high.saturatingMinus(other.low),
            fractionBits: fractionBits)
    }

    /// The highest root by Newton's iteration. Higher ones use logarithms: the iteration works on
    /// numbers `degree` times as long, and takes seconds for a 365th root.
    private static let highestIteratedRoot = 24

    func root(_ degree: Int) -> Self? {
        let one = BigNatural.one << fractionBits
        if low == one, high == one { return self }
        if degree > Self.highestIteratedRoot { return power(Ratio(1, Int128(degree))) }
        let shift = fractionBits * (degree - 1)
        let lower = (low << shift).integerRoot(degree)
        let wide = high << shift
        let upper = wide.integerRoot(degree)
        let isExact = upper.power(degree) == wide
        return Self(
            low: lower, high: isExact ? upper : upper + .one, fractionBits: fractionBits)
    }

    func rounded(_ rule: RoundingRule) -> BigNatural? {
        let candidate = rounded(low, rule)
        return candidate == rounded(high, rule) ? candidate : nil
    }

    /// Rounds one bound. Rounding preserves order: when both bounds give one number, so does every
    /// value between them.
    private func rounded(_ value: BigNatural, _ rule: RoundingRule) -> BigNatural {
        let whole = value >> fractionBits
        let rest = value.lowBits(fractionBits)
        let half = BigNatural.one << (fractionBits - 1)
        let away = rule.roundsAway(
            comparedToHalf: rest < half ? -1 : (rest == half ? 0 : 1), isExact: rest.isZero,
            isOdd: whole.isOdd)
        return away ? whole + .one : whole
    }
}
