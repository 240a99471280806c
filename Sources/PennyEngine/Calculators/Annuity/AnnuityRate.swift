/// The rates of a period at which an annuity's equation holds.
///
/// Seen as a polynomial in u, one plus the rate, the equation changes the sign
/// of its coefficients at most twice, so it has at most two solutions above
/// zero (Descartes' rule of signs). Each is enclosed by a proven change of sign
/// and halved down to a step of 10^-21.
struct AnnuityRate {
    let plan: AnnuityPlan

    static let scale = 21
    private static var one: Int128 { ExactDecimal.powerOfTen(scale) }
    /// A rate of 1000% a period, in steps of u.
    private static var highest: Int128 { 11 * one }

    /// The solutions u in steps of 10^-21, cut, from the lowest.
    func solutions() throws(CalculationError) -> [Int128] {
        let signs = coefficientSigns.filter { $0 != 0 }
        var changes = 0
        for index in 1..<max(signs.count, 1) where signs[index] != signs[index - 1] { changes += 1 }
        guard changes > 0, let lowest = signs.last else { return [] }
        if changes == 1 {
            return try root(from: 0, to: Self.highest, signAtLow: lowest).map { [$0] } ?? []
        }
        let peak = try peak(lowest)
        let atPeak = try sign(peak)
        if atPeak == 0 { return [peak] }
        if atPeak == lowest { return [] }
        var found: [Int128] = []
        if let first = try root(from: 0, to: peak, signAtLow: lowest) { found.append(first) }
        if let second = try root(from: peak, to: Self.highest, signAtLow: -lowest) {
            found.append(second)
        }
        return found
    }

    // MARK: - The polynomial

    /// The coefficients of u^n, of every power between, and of u^0.
    private var coefficients: (first: Int64, between: Int64, last: Int64) {
        plan.timing == .end
            ? (plan.presentValue, plan.payment, plan.payment + plan.futureValue)
            : (plan.presentValue + plan.payment, plan.payment, plan.futureValue)
    }

    private var coefficientSigns: [Int] {
        let (first, between, last) = coefficients
        return [
            Int(first.signum()), plan.periods > 1 ? Int(between.signum()) : 0, Int(last.signum()),
        ]
    }

    /// The sign of the equation at u, proven.
    func sign(_ steps: Int128) throws(CalculationError) -> Int {
        let equation = AnnuityEquation(
            plan, growth: PeriodGrowth(steps: steps, scale: Self.scale), periods: plan.periods)
        return try equation.sign()
    }

    // MARK: - Halving

    /// The solution between two values of u, of which the equation has another
    /// sign at the higher one; nil where it has not.
    private func root(
        from low: Int128, to high: Int128, signAtLow: Int
    ) throws(CalculationError) -> Int128? {
        var (low, high) = (low, high)
        let atHigh = try sign(high)
        if atHigh == 0 { return high }
        if atHigh == signAtLow { return nil }
        while high - low > 1 {
            let middle = low + (high - low) / 2
            let sign = try sign(middle)
            if sign == 0 { return middle }
            if sign == signAtLow { low = middle } else { high = middle }
        }
        return low > 0 ? low : nil
    }

    /// Where the equation, divided by u, is farthest from the sign it has at both
    /// ends: its slope changes sign there and nowhere else. A guess, not proven;
    /// what is taken for a solution from here on is.
    private func peak(_ outer: Int) throws(CalculationError) -> Int128 {
        var low: Int128 = 1
        var high = Self.highest
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if slopeSign(middle) == -outer { low = middle } else { high = middle }
            if try sign(middle) == -outer { return middle }
        }
        return low
    }

    /// The sign of Σ (j − 1) × coefficient of u^j.
    private func slopeSign(_ steps: Int128) -> Int {
        let precision = Precision.steps[0]
        let one = WideFixed(1, precision)
        let scale = BigNatural(Self.one.magnitude)
        let isAboveOne = steps > Self.one
        let value = BigNatural(steps.magnitude)
        let base =
            isAboveOne
            ? WideFixed(scale, over: value, precision) : WideFixed(value, over: scale, precision)
        let (first, between, last) = coefficients
        var sum = SignedNumber(plus: one, minus: one)
        for index in 0...plan.periods {
            let power = isAboveOne ? index : plan.periods - index
            let coefficient = power == 0 ? last : (power == plan.periods ? first : between)
            let amount = SignedNumber<WideFixed>(coefficient, precision)
            let weighted = amount * WideFixed(Int64((power - 1).magnitude), precision)
            let term = power == 0 ? weighted.negated : weighted
            sum = index == 0 ? term : sum * base + term
        }
        return sum.minus.low < sum.plus.low ? 1 : -1
    }
}

extension AnnuityEquation {
    /// The sign of what is left of the equation at the end, proven.
    func sign() throws(CalculationError) -> Int {
        for precision in Precision.steps {
            if let value = remainder(WideFixed.self, precision) {
                if value.minus.high < value.plus.low { return 1 }
                if value.plus.high < value.minus.low { return -1 }
            }
        }
        guard let value = remainder(ExactFraction.self, Precision.steps[0]) else {
            throw .undecided
        }
        return value.plus.isLess(than: value.minus)
            ? -1 : (value.minus.isLess(than: value.plus) ? 1 : 0)
    }

    /// What is left of the equation at the end of the last period.
    func remainder<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> SignedNumber<Number>? {
        guard let power = growth.power(periods, kind, precision),
            let factor = paymentFactor(kind, precision)
        else { return nil }
        return SignedNumber<Number>(plan.presentValue, precision) * power
            + SignedNumber<Number>(plan.payment, precision) * factor
            + SignedNumber<Number>(plan.futureValue, precision)
    }
}
