/// The growth of a savings plan, month by month and without any rounding:
/// first the balances, then the fees charged so far.
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
        let kept = keptAfterFee(kind, precision)
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
            if takesFee(after: month) {
                let before = sum(opening.value, deposited)
                opening.multiply(by: kept)
                deposited = product(deposited, kept, ifPresent: hasDeposits)
                fees = sum(fees, difference(before, sum(opening.value, deposited)))
            }
            balances.append(sum(opening.value, deposited))
            charged.append(fees)
        }
        return balances + charged
    }

    private var hasDeposits: Bool { plan.monthlyDeposit > 0 }

    /// Whether the fee is taken from the balance after `month`.
    private func takesFee(after month: Int) -> Bool {
        if plan.feeRate == .zero { return false }
        return switch plan.feeRule {
        case .subtract: false
        case .yearEnd: month % 12 == 0
        case .perCompounding: month % (plan.monthsAPeriod ?? 1) == 0
        }
    }

    /// What remains of a unit when the fee is taken: computed once, as it may be a
    /// root.
    private func keptAfterFee<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> Number? {
        let times = plan.feeRule == .perCompounding ? plan.compoundingsAYear : 1
        let periods = plan.feeRule == .perCompounding && plan.monthsAPeriod == nil ? 12 : times
        return CompoundFactor(fee: plan.feeRate, takenTimesAYear: times, periodsAYear: periods)
            .value(kind, precision)
    }

    /// The first investment apart from the deposits. It grows by whole
    /// compounding periods where it can: there its value is a fraction, and a
    /// tie can be told.
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
        let kept = keptAfterFee(kind, precision)
        let deposit = Number(plan.monthlyDeposit, precision)
        var balance = Number(plan.initialInvestment, precision)
        var held = balance
        var fees: Number? = Number(0, precision)
        var balances: [Number?] = []
        var charged: [Number?] = []
        for month in 1...plan.months {
            if plan.depositTiming == .begin { balance = balance + deposit }
            if month % months == 1 { held = balance }
            if month % months == 0 {
                let earning = plan.insidePeriod == .full ? balance : held
                balance = balance.saturatingMinus(earning) + earning * periodic
            }
            if plan.depositTiming == .end { balance = balance + deposit }
            if let kept, takesFee(after: month) {
                let after = balance * kept
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
