import PennyNaturals

/// The present value of one unit at successive times.
final class DiscountChain<Number: CertifiableNumber> {
    let one: Number
    /// The rate of a period.
    let rate: Number
    private let precision: Precision
    private let tick: Number
    private var ticks = 0
    private var elapsed: Number
    /// The cached powers. Payments have few distinct distances, so each power is computed once.
    private var powers: [(ticks: Int, factor: Number)] = []
    private var fractions: [(fraction: Ratio, factor: Number)] = []
    private static var remembered: Int { 32 }

    /// Creates a chain. Returns nil if this kind of number cannot hold the discount of a tick.
    init?(_ equation: EquationOfValue, at point: RatePoint, _ precision: Precision) {
        one = Number(1, precision)
        rate = point.perPeriod(equation.periodsAYear, Number.self, precision)
        let growth = one + rate
        if equation.ticksAPeriod == 1 {
            tick = one / growth
        } else {
            let share = Ratio(1, Int128(equation.ticksAPeriod))
            guard let root = growth.power(share) else { return nil }
            tick = one / root
        }
        elapsed = one
        self.precision = precision
    }

    /// The present value of a unit after `time` ticks and a fraction. `time` must not decrease
    /// between calls.
    func factor(at time: Int, _ fraction: Ratio) -> Number {
        if time > ticks {
            elapsed = elapsed * power(time - ticks)
            ticks = time
        }
        return fraction.numerator == 0 ? elapsed : elapsed * simple(fraction)
    }

    /// The discount factor of one or more ticks.
    func power(_ ticks: Int) -> Number {
        for known in powers where known.ticks == ticks { return known.factor }
        let factor = tick.power(ticks)
        if powers.count < Self.remembered { powers.append((ticks, factor)) }
        return factor
    }

    private func simple(_ fraction: Ratio) -> Number {
        for known in fractions where known.fraction == fraction { return known.factor }
        let part = Number(
            BigNatural(fraction.numerator.magnitude),
            over: BigNatural(fraction.denominator.magnitude), precision)
        let factor = one / (one + rate * part)
        if fractions.count < Self.remembered { fractions.append((fraction, factor)) }
        return factor
    }
}
