/// Reads a savings goal's inputs and determines the unknown.
struct GoalReading {
    private var savings: SavingsReading

    var reader: InputReader { savings.reader }

    init(_ raw: [RawInput], _ defaults: InputDefaults) {
        savings = SavingsReading(reader: InputReader(.goal, Goal.fields, raw, defaults))
    }

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> GoalPlan? {
        let unknown = unknown()
        let target = savings.reader.money("target", allowsZero: false)
        let initial = savings.reader.money("initialInvestment")
        let months = savings.reader.months("yearsToInvest")
        let deposit = savings.reader.money("monthlyDeposit")
        let rate = savings.reader.rate("interestRate", isReturn: true)
        let fee = savings.feeRate()
        let interval = savings.compoundingsAYear()
        let timing = savings.reader.choice("depositTiming", Savings.timingChoices)
        let feeRule = savings.reader.choice("feeRule", Savings.feeChoices)
        let inside = savings.reader.choice("insidePeriod", Savings.insideChoices)
        guard let unknown, let target, let initial, let fee, let interval, let timing, let feeRule,
            let inside, savings.reader.problems.isEmpty
        else { return nil }
        let known = SavingsPlan(
            currency: reader.currency, months: months ?? GoalPlan.longest,
            initialInvestment: initial, monthlyDeposit: deposit ?? 0,
            interestRate: rate ?? .zero, feeRate: fee, compoundingsAYear: interval,
            depositTiming: timing, feeRule: feeRule, insidePeriod: inside)
        savings.check(known)
        if target <= initial {
            savings.reader.report(.init("target"), .notAbove(other: "initialInvestment"))
        }
        return reader.problems.isEmpty
            ? GoalPlan(target: target, known: known, unknown: unknown) : nil
    }

    private mutating func unknown() -> GoalPlan.Unknown? {
        let left = Goal.unknowns.filter { !reader.isGiven($0) }
        guard left.count == 1 else {
            savings.reader.report(
                .init("yearsToInvest"), .oneLeftOut(of: Goal.unknowns, left: left.count))
            return nil
        }
        if left[0].isSameText(as: "yearsToInvest") { return .time }
        return left[0].isSameText(as: "monthlyDeposit") ? .monthlyDeposit : .rate
    }
}
