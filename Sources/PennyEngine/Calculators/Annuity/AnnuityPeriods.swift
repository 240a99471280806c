import PennyNaturals

/// The number of periods that solves an annuity's equation.
///
///     n = ln(A ÷ B) ÷ ln u, A = payment × t − futureValue × (u − 1),
///                           B = payment × t + presentValue × (u − 1)
///
/// At a rate of zero, n = −(presentValue + futureValue) ÷ payment.
struct AnnuityPeriods {
    let plan: AnnuityPlan

    /// The number of periods times 10^`decimals`. It is negative where the equation holds only
    /// before today, and nil where it never holds.
    func solution(decimals: Int) throws(CalculationError) -> Int128? {
        let sum = plan.presentValue + plan.futureValue
        if plan.growth.isOne {
            if plan.payment == 0 { return nil }
            let sign: Int128 = (sum < 0) == (plan.payment < 0) ? -1 : 1
            let quotient = try certifiedNaturals(
                Quotient(top: sum, bottom: plan.payment, decimals: decimals), .halfUp)[0]
            guard let size = quotient.int128 else { throw .tooLarge }
            return sign * size
        }
        let (top, bottom) = (try sign(.top), try sign(.bottom))
        guard top != 0, top == bottom else { return nil }
        if sum == 0 { return 0 }
        // A − B = −(presentValue + futureValue) × (u − 1).
        let isMore = ((sum < 0) != plan.growth.isBelowOne) == (top > 0)
        let formula = Logarithms(plan: plan, decimals: decimals, isMore: isMore)
        guard let size = try certifiedNaturals(formula, .halfUp)[0].int128 else { throw .tooLarge }
        return isMore == plan.growth.isBelowOne ? -size : size
    }

    private enum Part { case top, bottom }

    private func sign(_ part: Part) throws(CalculationError) -> Int {
        for precision in Precision.steps {
            if let parts = parts(WideFixed.self, precision) {
                let value = part == .top ? parts.top : parts.bottom
                if value.minus.high < value.plus.low { return 1 }
                if value.plus.high < value.minus.low { return -1 }
            }
        }
        guard let parts = parts(ExactFraction.self, Precision.steps[0]) else { throw .undecided }
        let value = part == .top ? parts.top : parts.bottom
        return value.plus.isLess(than: value.minus)
            ? -1 : (value.minus.isLess(than: value.plus) ? 1 : 0)
    }

    /// The values of A and B.
    fileprivate func parts<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> (top: SignedNumber<Number>, bottom: SignedNumber<Number>)? {
        let one = Number(1, precision)
        guard let factor = plan.growth.value(kind, precision) else { return nil }
        let rate =
            plan.growth.isBelowOne ? one.saturatingMinus(factor) : factor.saturatingMinus(one)
        let payment =
            SignedNumber<Number>(plan.payment, precision) * (plan.timing == .begin ? factor : one)
        let present = SignedNumber<Number>(plan.presentValue, precision) * rate
        let future = SignedNumber<Number>(plan.futureValue, precision) * rate
        return plan.growth.isBelowOne
            ? (payment + future, payment + present.negated)
            : (payment + future.negated, payment + present)
    }

    private struct Quotient: CertifiableFormula {
        let top: Int64
        let bottom: Int64
        let decimals: Int

        func values<Number: CertifiableNumber>(
            _ kind: Number.Type, _ precision: Precision
        ) -> [Number?] {
            let scale = BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
            return [
                Number(
                    BigNatural(top.magnitude) * scale, over: BigNatural(bottom.magnitude),
                    precision)
            ]
        }
    }

    private struct Logarithms: CertifiableFormula {
        let plan: AnnuityPlan
        let decimals: Int
        /// Whether A is larger than B in magnitude.
        let isMore: Bool

        func values<Number: CertifiableNumber>(
            _ kind: Number.Type, _ precision: Precision
        ) -> [Number?] {
            guard let (top, bottom) = AnnuityPeriods(plan: plan).parts(kind, precision),
                let factor = plan.growth.value(kind, precision)
            else { return [nil] }
            // Both have one sign, so one of each pair of magnitudes is zero.
            let (a, b) = (size(top), size(bottom))
            let base = plan.growth.isBelowOne ? Number(1, precision) / factor : factor
            let scale = BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
            return [
                (isMore ? a / b : b / a).logarithm(base: base).map {
                    $0 * Number(scale, over: .one, precision)
                }
            ]
        }

        private func size<Number: CertifiableNumber>(_ value: SignedNumber<Number>) -> Number {
            value.magnitudes[0] + value.magnitudes[1]
        }
    }
}
