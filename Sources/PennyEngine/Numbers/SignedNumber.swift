import PennyNaturals

/// A value of either sign, kept as what counts for it and what against it: no
/// step of a formula has to know which is larger.
struct SignedNumber<Number: CertifiableNumber> {
    let plus: Number
    let minus: Number

    init(plus: Number, minus: Number) {
        self.plus = plus
        self.minus = minus
    }

    init(_ value: Int64, _ precision: Precision) {
        let magnitude = Number(BigNatural(value.magnitude), over: .one, precision)
        let zero = Number(0, precision)
        self.init(plus: value < 0 ? zero : magnitude, minus: value < 0 ? magnitude : zero)
    }

    var negated: Self { Self(plus: minus, minus: plus) }

    static func + (lhs: Self, rhs: Self) -> Self {
        Self(plus: lhs.plus + rhs.plus, minus: lhs.minus + rhs.minus)
    }

    static func * (lhs: Self, rhs: Number) -> Self {
        Self(plus: lhs.plus * rhs, minus: lhs.minus * rhs)
    }

    static func / (lhs: Self, rhs: Number) -> Self {
        Self(plus: lhs.plus / rhs, minus: lhs.minus / rhs)
    }

    /// How far it lies above zero, and how far below; one of the two is zero.
    var magnitudes: [Number] { [plus.saturatingMinus(minus), minus.saturatingMinus(plus)] }
}

/// Values of either sign that are computed by one formula.
protocol SignedFormula {
    /// The values in the given kind of number; nil in place of one that this
    /// kind cannot hold. Always as many values, in the same order.
    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?]
}

/// The values of `formula` times 10^`decimals`, each rounded half-up to a whole number.
func certifiedSigned(
    _ formula: some SignedFormula, decimals: Int = 0
) throws(CalculationError) -> [Int128] {
    let whole = try certifiedNaturals(
        Magnitudes(formula: formula, decimals: decimals), .halfUp)
    var values: [Int128] = []
    for index in stride(from: 0, to: whole.count, by: 2) {
        guard let above = whole[index].int128, let below = whole[index + 1].int128 else {
            throw .tooLarge
        }
        values.append(above - below)
    }
    return values
}

/// The values of `formula` as amounts of money.
func certifiedMoney(_ formula: some SignedFormula) throws(CalculationError) -> [Int64] {
    var amounts: [Int64] = []
    for value in try certifiedSigned(formula) {
        guard value.magnitude <= UInt128(Money.limit) else { throw .tooLarge }
        amounts.append(Int64(value))
    }
    return amounts
}

private struct Magnitudes<Formula: SignedFormula>: CertifiableFormula {
    let formula: Formula
    let decimals: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let scale = BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
        let unit = Number(scale, over: .one, precision)
        var flat: [Number?] = []
        for value in formula.values(kind, precision) {
            if let value {
                flat += (value * unit).magnitudes.map { Optional($0) }
            } else {
                flat += [nil, nil]
            }
        }
        return flat
    }
}
