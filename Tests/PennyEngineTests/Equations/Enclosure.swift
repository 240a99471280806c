import PennyNaturals

/// All numbers from one fraction to another, both included. The ends are whole multiples of 2^-320.
/// Each operation rounds them outward, so a result always contains the exact one.
struct Enclosure: Equatable {
    let low: SignedWhole
    let high: SignedWhole

    static let bits = 320
    static let one = Enclosure(1)

    init(low: SignedWhole, high: SignedWhole) {
        self.low = low
        self.high = high
    }

    init(_ value: Int) {
        low = SignedWhole(value).shiftedLeft(Self.bits)
        high = low
    }

    /// `digits` / 10^decimals.
    init(_ digits: SignedWhole, decimals: Int) {
        self = Enclosure(digits, over: SignedWhole(BigNatural(UInt64(10)).power(decimals)))
    }

    init(_ numerator: SignedWhole, over denominator: SignedWhole) {
        let scaled = numerator.shiftedLeft(Self.bits)
        low = scaled.floored(by: denominator)
        high = scaled.ceiled(by: denominator)
    }

    // MARK: - Comparing

    var hasZero: Bool { low <= .zero && SignedWhole.zero <= high }
    var isAboveZero: Bool { SignedWhole.zero < low }

    func overlaps(_ other: Enclosure) -> Bool { low <= other.high && other.low <= high }

    /// The enclosure with a margin on both sides.
    func widened(below: Enclosure, above: Enclosure) -> Enclosure {
        Enclosure(low: low - below.high, high: high + above.high)
    }

    // MARK: - Arithmetic

    var negated: Enclosure { Enclosure(low: high.negated, high: low.negated) }

    static func + (lhs: Enclosure, rhs: Enclosure) -> Enclosure {
        Enclosure(low: lhs.low + rhs.low, high: lhs.high + rhs.high)
    }

    static func - (lhs: Enclosure, rhs: Enclosure) -> Enclosure { lhs + rhs.negated }

    static func * (lhs: Enclosure, rhs: Enclosure) -> Enclosure {
        let products = [
            lhs.low * rhs.low, lhs.low * rhs.high, lhs.high * rhs.low, lhs.high * rhs.high,
        ]
        return Enclosure(
            low: products.reduce(products[0], SignedWhole.lesser).flooredShift(bits),
            high: products.reduce(products[0], SignedWhole.greater).ceiledShift(bits))
    }

    /// Nil where the divisor may be zero.
    static func / (lhs: Enclosure, rhs: Enclosure) -> Enclosure? {
        if rhs.hasZero { return nil }
        let (low, high) = (lhs.low.shiftedLeft(bits), lhs.high.shiftedLeft(bits))
        let floors = [low, high].flatMap { [$0.floored(by: rhs.low), $0.floored(by: rhs.high)] }
        let ceilings = [low, high].flatMap { [$0.ceiled(by: rhs.low), $0.ceiled(by: rhs.high)] }
        return Enclosure(
            low: floors.reduce(floors[0], SignedWhole.lesser),
            high: ceilings.reduce(ceilings[0], SignedWhole.greater))
    }

    // MARK: - Powers

    /// The power; nil where the base may be zero, and for numbers with more digits than a page has.
    func power(_ exponent: Int) -> Enclosure? {
        if exponent < 0 { return power(-exponent).flatMap { .one / $0 } }
        var result = Enclosure.one
        var base = self
        var rest = exponent
        while rest > 0 {
            if rest & 1 == 1 { result = result * base }
            rest >>= 1
            if rest > 0 { base = base * base }
            if base.high.size.bitWidth > 4_000 { return nil }
        }
        return result
    }

    /// The power with any exponent, of a number above zero.
    func power(_ exponent: Enclosure) -> Enclosure? {
        if let whole = exponent.whole { return power(whole) }
        return logarithm.flatMap { (exponent * $0).exponential }
    }

    /// The whole number that it equals; nil for others.
    private var whole: Int? {
        guard low == high, low.size.lowBits(Self.bits).isZero else { return nil }
        let size = low.size >> Self.bits
        guard size.bitWidth < 40 else { return nil }
        let value = size.limbs.first.map { Int($0) } ?? 0
        return low.isNegative ? -value : value
    }

    /// e to this power, by the series of an argument below 2^-16 that is squared again.
    var exponential: Enclosure? {
        let halvings = max(0, max(low.size.bitWidth, high.size.bitWidth) - Self.bits) + 16
        guard halvings < 48 else { return nil }
        let small = Enclosure(
            low: low.flooredShift(halvings), high: high.ceiledShift(halvings))
        var sum = Enclosure.one
        var term = Enclosure.one
        for index in 1...32 {
            guard let next = (term * small) / Enclosure(index) else { return nil }
            term = next
            sum = sum + term
        }
        // The remainder is less than twice the next term, which is below 2^-500.
        var power = sum.widened(below: Self.least, above: Self.least)
        for _ in 0..<halvings { power = power * power }
        return power
    }

    /// The natural logarithm; nil where the number may not be above zero.
    var logarithm: Enclosure? {
        guard isAboveZero, let first = Self.logarithm(of: low), let last = Self.logarithm(of: high)
        else { return nil }
        return Enclosure(low: first.low, high: last.high)
    }

    /// ln(m × 2^e) = ln m + e × ln 2, with m from 1 to 2.
    private static func logarithm(of point: SignedWhole) -> Enclosure? {
        let exponent = point.size.bitWidth - 1 - bits
        let mantissa =
            exponent > 0
            ? Enclosure(low: point.flooredShift(exponent), high: point.ceiledShift(exponent))
            : Enclosure(low: point.shiftedLeft(-exponent), high: point.shiftedLeft(-exponent))
        guard let own = areaTangent(mantissa), let two = logarithmOfTwo else { return nil }
        return own + Enclosure(exponent) * two
    }

    private static let logarithmOfTwo = areaTangent(Enclosure(2))

    /// ln m = 2 × (z + z³/3 + z⁵/5 + …), with z = (m − 1) ÷ (m + 1), which is at most 1/3.
    private static func areaTangent(_ number: Enclosure) -> Enclosure? {
        guard let ratio = (number - .one) / (number + .one) else { return nil }
        let square = ratio * ratio
        var sum = ratio
        var power = ratio
        for index in 1...104 {
            power = power * square
            guard let term = power / Enclosure(2 * index + 1) else { return nil }
            sum = sum + term
        }
        // The rest of the series is at most 3^-209 ÷ 209 × 9/8, which is less than 2^-338.
        return (sum + sum).widened(below: least, above: least)
    }

    private static let least = Enclosure(low: .one, high: .one)
}
