/// The shortfall from a target, in every month or only at the end. It is zero if the balance is
/// above the target. Rounded up, it shows whether the exact balance reaches the target.
struct GoalShortfall: CertifiableFormula {
    let plan: SavingsPlan
    let target: Int64
    var isAtEndOnly = true

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let balances = SavingsGrowth(plan: plan).values(kind, precision)[..<plan.months]
        let target = Number(target, precision)
        let wanted = isAtEndOnly ? balances.suffix(1) : balances
        return wanted.map { $0.map { target.saturatingMinus($0) } }
    }

    /// The shortfall at the end, rounded up.
    func atEnd() throws(CalculationError) -> Int64 { try certified(self, .up)[0] }
}

/// The monthly deposit that reaches a target: the shortfall left by the initial investment, divided
/// by the final value of monthly deposits of one.
struct GoalDeposit: CertifiableFormula {
    let goal: GoalPlan

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        guard let opening = last(goal.depositing(0), kind, precision),
            let unit = last(goal.depositing(1, first: 0), kind, precision)
        else { return [nil] }
        return [Number(goal.target, precision).saturatingMinus(opening) / unit]
    }
}

/// The final value of monthly deposits of one, in units of 10^-`decimals`.
struct GoalUnit: CertifiableFormula {
    let goal: GoalPlan
    let decimals: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let unit = Number(Int64(ExactDecimal.powerOfTen(decimals)), precision)
        return [last(goal.depositing(1, first: 0), kind, precision).map { $0 * unit }]
    }
}

private func last<Number: CertifiableNumber>(
    _ plan: SavingsPlan, _ kind: Number.Type, _ precision: Precision
) -> Number? {
    SavingsGrowth(plan: plan).values(kind, precision)[plan.months - 1]
}
