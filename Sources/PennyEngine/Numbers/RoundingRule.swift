/// How an exact value becomes a whole count of some unit.
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
    /// To the nearest; a tie goes away from zero. What most texts and laws mean.
    case halfUp
    /// To the nearest; a tie goes to the even neighbour.
    case halfEven
    /// Away from zero whenever anything is left over. US lenders round the payment so.
    case up
    /// Towards zero: what is left over is dropped.
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

    /// Whether a magnitude goes to the next whole number.
    ///
    /// - Parameters:
    ///   - comparedToHalf: how what is left over compares with a half: -1, 0 or 1.
    ///   - isExact: nothing is left over at all.
    ///   - isOdd: the whole part is odd.
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
    /// The quotient as a whole number by `rule`. The divisor is positive, and
    /// twice the divisor must be representable.
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
