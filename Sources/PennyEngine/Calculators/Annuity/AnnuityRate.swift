import PennyNaturals

/// The rates of a period at which an annuity's equation holds.
///
/// Seen as a polynomial in u, one plus the rate, the equation changes the sign
/// of its coefficients at most twice, so it has at most two solutions above
/// zero (Descartes' rule of signs). Each is enclosed by a proven change of sign
/// between two neighbors of the steps of 10^-30.
struct AnnuityRate {
    let plan: AnnuityPlan

    static let scale = 30
    private static var one: Int128 { ExactDecimal.powerOfTen(scale) }
    /// A rate of 1000% a period, in steps of u.
    private static var highest: Int128 { 11 * one }

    /// A solution u, counted in steps of 10^-30.
    struct Solution: Equatable {
        /// The steps, cut.
        let steps: Int128
        /// The equation holds at the steps themselves.
        let isExact: Bool
    }

    /// The solutions from the lowest.
    func solutions() throws(CalculationError) -> [Solution] {
        let signs = polynomial.signs.filter { $0 != 0 }
        var changes = 0
        for index in 1..<max(signs.count, 1) where signs[index] != signs[index - 1] { changes += 1 }
        guard changes > 0, let lowest = signs.last else { return [] }
        if changes == 1 {
            return try root(from: 0, to: Self.highest, signAtLow: lowest).map { [$0] } ?? []
        }
        let turn = try turningPoint(lowest)
        for place in turn {
            let sign = try sign(place)
            if sign == 0 { return [Solution(steps: place, isExact: true)] }
            if sign == -lowest { return try roots(around: place, lowest) }
        }
        // Between the steps next to it the equation comes closest to its other sign.
        guard polynomial.sign(from: turn.lowerBound, to: turn.upperBound, .value) == lowest else {
            throw .undecided
        }
        return []
    }

    private func roots(
        around place: Int128, _ lowest: Int
    ) throws(CalculationError) -> [Solution] {
        var found: [Solution] = []
        if let first = try root(from: 0, to: place, signAtLow: lowest) { found.append(first) }
        if let second = try root(from: place, to: Self.highest, signAtLow: -lowest) {
            found.append(second)
        }
        return found
    }

    private var polynomial: AnnuityPolynomial { AnnuityPolynomial(plan) }

    /// The sign of the equation at u, proven.
    func sign(_ steps: Int128) throws(CalculationError) -> Int { try sample(steps).order }

    private func sample(_ steps: Int128) throws(CalculationError) -> SignChange.Sample {
        let equation = AnnuityEquation(
            plan, growth: PeriodGrowth(steps: steps, scale: Self.scale), periods: plan.periods)
        return SignChange.Sample(steps: steps, difference: try equation.difference())
    }

    // MARK: - Enclosing

    /// The solution between two values of u, of which the equation has another
    /// sign at the higher one; nil where it has not.
    private func root(
        from low: Int128, to high: Int128, signAtLow: Int
    ) throws(CalculationError) -> Solution? {
        var end = try sample(high)
        if end.order == 0 { return Solution(steps: high, isExact: true) }
        if end.order == signAtLow { return nil }
        var start = SignChange.Sample(
            steps: low,
            difference: Difference(order: signAtLow, magnitude: end.difference.magnitude))
        // Most rates of a period are a few percent.
        for steps in [Self.one, Self.one + Self.one / 16]
        where start.steps < steps && steps < end.steps {
            let guess = try sample(steps)
            if guess.order == 0 { return Solution(steps: steps, isExact: true) }
            if guess.order == signAtLow { start = guess } else { end = guess }
        }
        let found = try SignChange.between(start, end) { (steps) throws(CalculationError) in
            try sample(steps)
        }
        if found.order == 0 { return Solution(steps: found.steps, isExact: true) }
        return found.steps > 0 ? Solution(steps: found.steps, isExact: false) : nil
    }

    /// Steps around the place where the equation, divided by u, is farthest from the
    /// sign it has at both ends: its slope changes sign there and nowhere else, by
    /// Descartes' rule. One step of the other sign is as good.
    private func turningPoint(_ outer: Int) throws(CalculationError) -> ClosedRange<Int128> {
        var low: Int128 = 1
        var high = Self.highest
        while high - low > 1 {
            let middle = low + (high - low) / 2
            let slope = polynomial.sign(from: middle, to: middle, .slope)
            if slope == 0 { return middle - 1...middle + 1 }
            if slope == -outer { low = middle } else { high = middle }
            if try sign(middle) == -outer { return middle...middle }
        }
        return low...high
    }
}

extension AnnuityEquation: TwoSides {
    var isShort: Bool { true }

    /// What is left of the equation at the end of the last period.
    func sides<Number: CertifiableNumber>(
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
