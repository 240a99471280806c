import PennyNaturals

/// A value of either sign, stored as a positive and a negative part, so that no step of a formula
/// needs to know which is larger.
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

    /// The magnitude above zero and the magnitude below it; one of the two is zero.
    var magnitudes: [Number] { [plus.saturatingMinus(minus), minus.saturatingMinus(plus)] }
}

/// A formula whose values have either sign.
protocol SignedFormula {
    /// The values in the given kind of number, nil for each that this kind cannot hold. The number
    /// of values and their order are always the same.
    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?]
}

/// Rounds the values of `formula` times 10^`decimals` half-up to whole numbers.
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

/// Rounds the values of `formula` to amounts of money in minor units.
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
