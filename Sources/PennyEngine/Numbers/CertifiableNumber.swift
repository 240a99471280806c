import PennyNaturals

/// A number from 0 with a known error bound.
///
/// A formula is written once against this protocol. It is evaluated in two machine words or in wide
/// fixed point, which are fast and have an error bound. Exact fractions decide what no bound can:
/// ties.
protocol CertifiableNumber {
    init(_ value: Int64, _ precision: Precision)
    init(_ numerator: BigNatural, over denominator: BigNatural, _ precision: Precision)

    static func + (lhs: Self, rhs: Self) -> Self
    static func * (lhs: Self, rhs: Self) -> Self
    static func / (lhs: Self, rhs: Self) -> Self
    /// The difference, or zero where it would be negative.
    func saturatingMinus(_ other: Self) -> Self

    /// The `degree`-th root, or nil where this kind of number cannot hold it.
    func root(_ degree: Int) -> Self?

    /// The value to the power of a ratio from 0, or nil where this kind of number
    /// cannot hold it.
    func power(_ exponent: Ratio) -> Self?

    /// e to the power of the value, or nil where this kind of number cannot hold it.
    var exponential: Self? { get }

    /// ln value / ln base, of a value and a base known to be at least 1, the base
    /// more; nil where this kind of number cannot hold it.
    func logarithm(base: Self) -> Self?

    /// Rounds to a whole number by `rule`; nil where the error bound allows more than one.
    func rounded(_ rule: RoundingRule) -> BigNatural?
}

extension CertifiableNumber {
    init(_ value: Int64, _ precision: Precision) {
        self.init(BigNatural(value.magnitude), over: .one, precision)
    }

    /// `self` multiplied by itself `exponent` times, at least once.
    func power(_ exponent: Int) -> Self {
        var result: Self?
        var base = self
        var rest = exponent
        while true {
            if rest & 1 == 1 { result = result.map { $0 * base } ?? base }
            rest >>= 1
            if rest == 0 { break }
            base = base * base
        }
        return result ?? base
    }
}

/// The number of binary digits after the point in wide fixed point.
struct Precision: Equatable, Sendable {
    let fractionBits: Int

    /// The precisions that are tried in order until the error bound decides a rounding.
    static let steps = [Precision(fractionBits: 192), Precision(fractionBits: 576)]
}
