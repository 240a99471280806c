/// A rule that rounds an exact value to a whole number of units.
///
/// | exact | `halfUp` | `halfEven` | `up` | `down` |
/// |------:|---------:|-----------:|-----:|-------:|
/// |   2.4 |        2 |          2 |    3 |      2 |
/// |   2.5 |        3 |          2 |    3 |      2 |
/// |   2.6 |        3 |          3 |    3 |      2 |
/// |   3.5 |        4 |          4 |    4 |      3 |
/// |  -2.4 |       -2 |         -2 |   -3 |     -2 |
/// |  -2.5 |       -3 |         -2 |   -3 |     -2 |
/// |  -2.6 |       -3 |         -3 |   -3 |     -2 |
public enum RoundingRule: Equatable, Sendable, CaseIterable {
    /// To the nearest; a tie goes away from zero. Most texts and laws mean this rule.
    case halfUp
    /// To the nearest; a tie goes to the even neighbor.
    case halfEven
    /// Away from zero whenever there is a remainder. US lenders round the payment this way.
    case up
    /// Toward zero: the remainder is dropped.
    case down

    /// The word a person types for the rule.
    public var name: String {
        switch self {
        case .halfUp: "half-up"
        case .halfEven: "half-even"
        case .up: "up"
        case .down: "down"
        }
    }

    /// Whether a magnitude is rounded up to the next whole number.
    ///
    /// - Parameters:
    ///   - comparedToHalf: the comparison of the remainder with a half: -1, 0 or 1.
    ///   - isExact: whether there is no remainder.
    ///   - isOdd: whether the whole part is odd.
    func roundsAway(comparedToHalf: Int, isExact: Bool, isOdd: Bool) -> Bool {
        if isExact { return false }
        switch self {
        case .halfUp: return comparedToHalf >= 0
        case .halfEven: return comparedToHalf > 0 || (comparedToHalf == 0 && isOdd)
        case .up: return true
        case .down: return false
        }
    }
}

extension Int128 {
    /// The quotient, rounded to a whole number by `rule`. The divisor must be positive, and twice
    /// the divisor must be representable.
    func divided(by divisor: Int128, _ rule: RoundingRule) -> Int128 {
        let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: divisor.magnitude)
        let twice = remainder * 2
        let half = twice < divisor.magnitude ? -1 : (twice == divisor.magnitude ? 0 : 1)
        let away = rule.roundsAway(
            comparedToHalf: half, isExact: remainder == 0, isOdd: quotient & 1 == 1)
        let rounded = Int128(quotient) + (away ? 1 : 0)
        return self < 0 ? -rounded : rounded
    }
}
