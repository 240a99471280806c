/// The yearly rate at which a stream of payments, each one unit-period after
/// the one before, is worth the amount advanced: the actuarial method of
/// Regulation Z (12 CFR 1026, appendix J) for a single advance. A payment
/// after t whole unit-periods and the fraction f of one is divided by
/// (1 + f × i) × (1 + i)^t.
struct ActuarialRate {
    /// Equal payments in a row.
    struct Run: Equatable {
        let amount: Int64
        let count: Int
    }

    let advance: Int64
    let runs: [Run]
    let unitPeriodsAYear: Int
    /// The time from the advance to the first payment.
    var first = UnitPeriods.one

    /// Rates are searched in steps of 10^-15.
    private static let scale = 15
    private static let precision = Precision.steps[0]

    /// The rate, rounded half up to 14 decimals (10^-12 percentage points);
    /// nil where no rate from 0 to some 89,000,000 % a year fits.
    func yearlyRate() -> ExactDecimal? {
        var total: Int128 = 0
        for run in runs { total += Int128(run.amount) * Int128(run.count) }
        if total < Int128(advance) { return nil }
        if total == Int128(advance) { return .zero }
        guard var bracket = bracket() else { return nil }
        while bracket.high - bracket.low > 1 { bracket = narrowed(bracket) }
        let rounded = bracket.low.divided(by: 10, .halfUp)
        return ExactDecimal(rounded, scale: Self.scale - 1)
    }

    /// Two rates, in steps, between which the present value falls from above
    /// the advance to below it, with the differences there.
    private struct Bracket {
        var low: Int128
        var high: Int128
        var lowExcess: BigNatural
        var highDeficit: BigNatural
        /// The last step cut the bracket by less than half.
        var isSlow = false
    }

    private func bracket() -> Bracket? {
        var low: Int128 = 0
        var lowExcess = difference(0).magnitude
        var high = ExactDecimal.powerOfTen(Self.scale) / 16
        for _ in 0..<16 {
            let (isAbove, magnitude) = difference(high)
            if !isAbove {
                return Bracket(low: low, high: high, lowExcess: lowExcess, highDeficit: magnitude)
            }
            low = high
            lowExcess = magnitude
            high *= 3
        }
        return nil
    }

    /// A smaller bracket: by the straight line between its ends, or in the
    /// middle when the line made little of it.
    private func narrowed(_ bracket: Bracket) -> Bracket {
        let width = bracket.high - bracket.low
        var step = width / 2
        if !bracket.isSlow {
            let sum = bracket.lowExcess + bracket.highDeficit
            let product = bracket.lowExcess * BigNatural(width.magnitude)
            if !sum.isZero, let line = product.quotientAndRemainder(dividingBy: sum).0.int128 {
                step = line
            }
        }
        step = min(max(step, 1), width - 1)
        let middle = bracket.low + step
        let (isAbove, magnitude) = difference(middle)
        var next = bracket
        if isAbove {
            next.low = middle
            next.lowExcess = magnitude
        } else {
            next.high = middle
            next.highDeficit = magnitude
        }
        next.isSlow = next.high - next.low > width / 2 && !bracket.isSlow
        return next
    }

    /// Whether the present value at a rate of `steps` is at least the advance,
    /// and by how much it differs. The error of the value is at most 2^-60, at a
    /// rate of one step, where a step changes the value by more than 2^-8.
    private func difference(_ steps: Int128) -> (isAbove: Bool, magnitude: BigNatural) {
        let value = presentValue(steps).low
        let wanted = BigNatural(UInt64(advance)) << Self.precision.fractionBits
        return value >= wanted
            ? (true, value.saturatingMinus(wanted)) : (false, wanted.saturatingMinus(value))
    }

    private var fraction: WideFixed {
        WideFixed(
            BigNatural(first.fraction.numerator.magnitude),
            over: BigNatural(first.fraction.denominator.magnitude), Self.precision)
    }

    private func presentValue(_ steps: Int128) -> WideFixed {
        let precision = Self.precision
        let unit = ExactDecimal.powerOfTen(Self.scale) * Int128(unitPeriodsAYear)
        let one = WideFixed(1, precision)
        let rate = WideFixed(
            BigNatural(steps.magnitude), over: BigNatural(unit.magnitude), precision)
        let discount = one / (one + rate)
        var elapsed = one / (one + rate * fraction)
        if first.whole == 0 {
            elapsed = elapsed * (one + rate)
        } else if first.whole > 1 {
            elapsed = elapsed * discount.power(first.whole - 1)
        }
        var sum = WideFixed(0, precision)
        for run in runs {
            let amount = WideFixed(run.amount, precision)
            let later = elapsed * discount.power(run.count)
            if steps == 0 {
                sum = sum + amount * WideFixed(Int64(run.count), precision)
            } else if run.count == 1 {
                sum = sum + amount * later
            } else {
                sum = sum + amount * (elapsed.saturatingMinus(later) / rate)
            }
            elapsed = later
        }
        return sum
    }
}
