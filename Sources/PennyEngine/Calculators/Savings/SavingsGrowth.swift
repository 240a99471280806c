/// The exact growth of a savings plan, month by month: first the balances, then the fees charged so
/// far.
struct SavingsGrowth: CertifiableFormula {
    let plan: SavingsPlan

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        if let months = plan.monthsAPeriod, plan.insidePeriod != .equivalent {
            return byPeriods(months, kind, precision)
        }
        return byMonths(kind, precision)
    }

    // MARK: - Equivalent monthly rate

    private func byMonths<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let growth = CompoundFactor(
            rate: plan.netRate, compoundedTimesAYear: plan.compoundingsAYear, periodsAYear: 12)
        let monthly = growth.value(kind, precision)
        let feeFactor = factorAfterFee(kind, precision)
        let deposit = Number(plan.monthlyDeposit, precision)
        var opening = Opening(
            Number(plan.initialInvestment, precision), growth, monthly, kind, precision)
        var deposited: Number? = Number(0, precision)
        var fees: Number? = Number(0, precision)
        var balances: [Number?] = []
        var charged: [Number?] = []
        for month in 1...plan.months {
            if plan.depositTiming == .begin { deposited = deposited.map { $0 + deposit } }
            deposited = product(deposited, monthly, ifPresent: hasDeposits)
            opening.grow()
            if plan.depositTiming == .end { deposited = deposited.map { $0 + deposit } }
            if isFeeDue(after: month) {
                let before = sum(opening.value, deposited)
                opening.multiply(by: feeFactor)
                deposited = product(deposited, feeFactor, ifPresent: hasDeposits)
                fees = sum(fees, difference(before, sum(opening.value, deposited)))
            }
            balances.append(sum(opening.value, deposited))
            charged.append(fees)
        }
        return balances + charged
    }

    private var hasDeposits: Bool { plan.monthlyDeposit > 0 }

    /// Whether the fee is charged after `month`.
    private func isFeeDue(after month: Int) -> Bool {
        if plan.feeRate == .zero { return false }
        return switch plan.feeRule {
        case .subtract: false
        case .yearEnd: month % 12 == 0
        case .perCompounding: month % (plan.monthsAPeriod ?? 1) == 0
        }
    }

    /// The factor that remains of a balance after the fee. It is computed once because it can be a
    /// root.
    private func factorAfterFee<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        let times = plan.feeRule == .perCompounding ? plan.compoundingsAYear : 1
        let periods = plan.feeRule == .perCompounding && plan.monthsAPeriod == nil ? 12 : times
        return CompoundFactor(fee: plan.feeRate, takenTimesAYear: times, periodsAYear: periods)
            .value(kind, precision)
    }

    /// The balance of the initial amount without the deposits. It grows by whole compounding
    /// periods if possible, because its value is then a fraction and ties can be decided.
    private struct Opening<Number: CertifiableNumber> {
        private var atPeriodStart: Number?
        private var monthsSince = 0
        private let growth: CompoundFactor
        private let monthly: Number?
        private let whole: Number

        init(
            _ amount: Number, _ growth: CompoundFactor, _ monthly: Number?, _ kind: Number.Type,
            _ precision: Precision
        ) {
            atPeriodStart = amount
            self.growth = growth
            self.monthly = monthly
            whole = growth.wholePeriods(kind, precision)
        }

        mutating func grow() {
            monthsSince += 1
            guard monthsSince == growth.degree else { return }
            atPeriodStart = atPeriodStart.map { $0 * whole }
            monthsSince = 0
        }

        mutating func multiply(by factor: Number?) {
            atPeriodStart = product(atPeriodStart, factor)
        }

        var value: Number? {
            if monthsSince == 0 { return atPeriodStart }
            return product(atPeriodStart, monthly.map { $0.power(monthsSince) })
        }
    }

    // MARK: - Interest at the compounding dates only

    private func byPeriods<Number: CertifiableNumber>(
        _ months: Int, _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let periodic = CompoundFactor(
            rate: plan.netRate, compoundedTimesAYear: plan.compoundingsAYear,
            periodsAYear: plan.compoundingsAYear
        ).wholePeriods(kind, precision)
        let feeFactor = factorAfterFee(kind, precision)
        let deposit = Number(plan.monthlyDeposit, precision)
        var balance = Number(plan.initialInvestment, precision)
        var periodOpening = balance
        var fees: Number? = Number(0, precision)
        var balances: [Number?] = []
        var charged: [Number?] = []
        for month in 1...plan.months {
            if plan.depositTiming == .begin { balance = balance + deposit }
            if month % months == 1 { periodOpening = balance }
            if month % months == 0 {
                let earning = plan.insidePeriod == .full ? balance : periodOpening
                balance = balance.saturatingMinus(earning) + earning * periodic
            }
            if plan.depositTiming == .end { balance = balance + deposit }
            if let feeFactor, isFeeDue(after: month) {
                let after = balance * feeFactor
                fees = sum(fees, balance.saturatingMinus(after))
                balance = after
            }
            balances.append(balance)
            charged.append(fees)
        }
        return balances + charged
    }
}

// MARK: - Sums of values that may not be representable

private func sum<Number: CertifiableNumber>(_ first: Number?, _ second: Number?) -> Number? {
    guard let first, let second else { return nil }
    return first + second
}

private func difference<Number: CertifiableNumber>(
    _ first: Number?, _ second: Number?
) -> Number? {
    guard let first, let second else { return nil }
    return first.saturatingMinus(second)
}

private func product<Number: CertifiableNumber>(
    _ first: Number?, _ second: Number?, ifPresent: Bool = true
) -> Number? {
    if !ifPresent { return first }
    guard let first, let second else { return nil }
    return first * second
}
