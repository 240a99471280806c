import PennyNaturals

/// The rates of a period that solve an annuity's equation.
///
/// As a polynomial in u, which is one plus the rate, the equation has at most two sign changes in
/// its coefficients, so it has at most two positive solutions (Descartes' rule of signs). A proven
/// change of sign between two neighboring steps of 10^-30 encloses each solution.
struct AnnuityRate {
    let plan: AnnuityPlan

    static let scale = 30
    private static var one: Int128 { ExactDecimal.powerOfTen(scale) }
    /// The largest u in steps: a rate of 1000% a period.
    private static var highest: Int128 { 11 * one }

    /// A solution u in steps of 10^-30.
    struct Solution: Equatable {
        /// The number of steps, cut.
        let steps: Int128
        /// Whether the equation holds exactly at `steps`.
        let isExact: Bool
    }

    /// Finds the solutions in rising order.
    func solutions() throws(CalculationError) -> [Solution] {
        let signs = polynomial.signs.filter { $0 != 0 }
        var changes = 0
        for index in 1..<max(signs.count, 1) where signs[index] != signs[index - 1] { changes += 1 }
        guard changes > 0, let lowest = signs.last else { return [] }
        if changes == 1 {
            return try root(from: 0, to: Self.highest, signAtLow: lowest).map { [$0] } ?? []
        }
        let turningRange = try turningPoint(lowest)
        for steps in turningRange {
            let sign = try sign(steps)
            if sign == 0 { return [Solution(steps: steps, isExact: true)] }
            if sign == -lowest { return try roots(around: steps, lowest) }
        }
        // Between the two neighboring steps, the equation comes closest to its other sign.
        guard
            polynomial.sign(from: turningRange.lowerBound, to: turningRange.upperBound, .value)
                == lowest
        else {
            throw .undecided
        }
        return []
    }

    private func roots(
        around steps: Int128, _ lowest: Int
    ) throws(CalculationError) -> [Solution] {
        var found: [Solution] = []
        if let first = try root(from: 0, to: steps, signAtLow: lowest) { found.append(first) }
        if let second = try root(from: steps, to: Self.highest, signAtLow: -lowest) {
            found.append(second)
        }
        return found
    }

    private var polynomial: AnnuityPolynomial { AnnuityPolynomial(plan) }

    /// The proven sign of the equation at u.
    func sign(_ steps: Int128) throws(CalculationError) -> Int { try sample(steps).order }

    private func sample(_ steps: Int128) throws(CalculationError) -> SignChange.Sample {
        let equation = AnnuityEquation(
            plan, growth: PeriodGrowth(steps: steps, scale: Self.scale), periods: plan.periods)
        return SignChange.Sample(steps: steps, difference: try equation.difference())
    }

    // MARK: - Enclosing

    /// Finds the solution between two values of u. Returns nil if the equation has the same sign at
    /// both.
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

    /// Finds the steps around the point where the equation, divided by u, is farthest from the sign
    /// it has at both ends. By Descartes' rule, its slope changes sign only there. The search also
    /// stops at a step where the equation has the other sign.
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

    /// The two sides of the equation at the end of the last period.
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
