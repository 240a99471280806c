import PennyNaturals

extension QuickNumber: CertifiableNumber {
    init(_ value: Int64, _ precision: Precision) {
        self.init(UInt128(value.magnitude), exponent: 0)
    }

    @inline(never)
    init(_ numerator: BigNatural, over denominator: BigNatural, _ precision: Precision) {
        let top = QuickNumber(numerator)
        self = denominator == .one ? top : top / QuickNumber(denominator)
    }

    // MARK: - Sums

    @inline(never)
    static func + (lhs: Self, rhs: Self) -> Self {
        guard !lhs.isUnknown, !rhs.isUnknown else { return .unknown }
        let exponent = max(lhs.exponent, rhs.exponent)
        let (first, second) = (lhs.aligned(to: exponent), rhs.aligned(to: exponent))
        let (sum, isOver) = first.mantissa.addingReportingOverflow(second.mantissa)
        let error = first.error + second.error
        if !isOver { return Self(sum, error: error, exponent: exponent) }
        return Self(
            sum >> 1 | 1 << 127, error: (error + 1) >> 1 + UInt64(sum & 1), exponent: exponent + 1)
    }

    @inline(never)
    func saturatingMinus(_ other: Self) -> Self {
        guard !isUnknown, !other.isUnknown else { return .unknown }
        let common = max(exponent, other.exponent)
        let (first, second) = (aligned(to: common), other.aligned(to: common))
        let error = first.error + second.error
        if first.mantissa >= second.mantissa {
            return Self(first.mantissa - second.mantissa, error: error, exponent: common)
        }
        let below = second.mantissa - first.mantissa
        if below >= UInt128(error) { return .zero }
        return Self(0, error: error - UInt64(below), exponent: common)
    }

    /// Mantissa and error in the larger units of 2^`common`. Each loses less than one unit.
    func aligned(to common: Int) -> (mantissa: UInt128, error: UInt64) {
        let shift = common - exponent
        if shift == 0 { return (mantissa, error) }
        let (cut, cutError) = (mantissa >> shift, error >> shift)
        let lost: UInt64 = cut << shift == mantissa ? 0 : 1
        return (cut, cutError + lost + (cutError << shift == error ? 0 : 1))
    }

    // MARK: - Products

    /// The product. In units of 2^64, with t the upper words of the factors, it is off by (t₁ + 1)
    /// × e₂ + (t₂ + 1) × e₁ + e₁ × e₂ ÷ 2^64 at most.
    @inline(never)
    static func * (lhs: Self, rhs: Self) -> Self {
        guard !lhs.isUnknown, !rhs.isUnknown else { return .unknown }
        if lhs == .zero || rhs == .zero { return .zero }
        let (high, low) = lhs.mantissa.multipliedFullWidth(by: rhs.mantissa)
        var off: UInt128 = 0
        if lhs.error | rhs.error != 0 {
            off = (lhs.upper + 1) * UInt128(rhs.error) + (rhs.upper + 1) * UInt128(lhs.error)
            off += UInt128(lhs.error.multipliedFullWidth(by: rhs.error).high) + 1
        }
        // A shift that leaves the error below its limit.
        let shift = max(0, min(high.leadingZeroBitCount, off.leadingZeroBitCount - 5, 63))
        let isCut = low &<< shift != 0
        return Self(
            shift == 0 ? high : high &<< shift | low &>> (128 - shift),
            error: off == 0
                ? (isCut ? 1 : 0) : UInt64(off &>> (64 - shift)) + (isCut ? 2 : 1),
            exponent: lhs.exponent + rhs.exponent + 128 - shift)
    }

    /// The quotient; unknown where the divisor may be zero or close to it.
    ///
    /// With e₁ and e₂ the errors of m₁ and m₂, and m₂ at least 2^127, it is off by (e₁ + e₂ × m₁ ÷
    /// m₂) ÷ (m₂ − e₂) at most, and m₂ ÷ (m₂ − e₂) is below 1 + 2^-66.
    @inline(never)
    static func / (lhs: Self, rhs: Self) -> Self {
        guard !lhs.isUnknown, !rhs.isUnknown, rhs.mantissa.leadingZeroBitCount == 0 else {
            return .unknown
        }
        if lhs == .zero { return .zero }
        let shift = lhs.mantissa < rhs.mantissa ? 128 : 127
        let (quotient, rest) = rhs.mantissa.dividingFullWidth(
            shift == 128 ? (lhs.mantissa, 0) : (lhs.mantissa >> 1, lhs.mantissa << 127))
        var error: UInt64 = rest == 0 ? 0 : 1
        if lhs.error | rhs.error != 0 {
            let upper = rhs.upper
            let top = UInt128(lhs.error) + UInt128(rhs.error) * (lhs.upper + 1) / upper + 1
            let off = UInt64((top << (shift - 64)) / upper)
            error += off + 2
        }
        return Self(quotient, error: error, exponent: lhs.exponent - rhs.exponent - shift)
    }

    private var upper: UInt128 { mantissa >> 64 }

    // MARK: - Series

    var exponential: Self? { nil }

    func logarithm(base: Self) -> Self? { nil }
}
