/// Reads the inputs of a retirement plan and checks that they fit together.
struct RetirementReading {
    var reader: InputReader

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> RetirementPlan? {
        let ages = saving()
        let savings = reader.money("savings")
        let deposit = reader.money("monthlyDeposit")
        let increase = reader.rate("depositIncrease")
        let before = reader.rate("rateBefore", isReturn: true)
        let after = reader.rate("rateAfter", isReturn: true)
        let fee = feeRate()
        let inflation = reader.rate("inflationRate")
        let withdrawal = withdrawal()
        let depositTiming = reader.choice("depositTiming", Retirement.timings)
        let withdrawalTiming = reader.choice("withdrawalTiming", Retirement.timings)
        let horizon = reader.months("horizon")
        checkPot()
        guard let ages, let savings, let deposit, let increase, let before, let after, let fee,
            let inflation, let withdrawal, let depositTiming, let withdrawalTiming, let horizon,
            reader.problems.isEmpty
        else { return nil }
        return RetirementPlan(
            currency: reader.currency, age: ages.age, monthsOfSaving: ages.months,
            savings: savings, monthlyDeposit: deposit, depositIncrease: increase,
            rateBefore: before, rateAfter: after, feeRate: fee, inflation: inflation,
            withdrawal: withdrawal, depositTiming: depositTiming,
            withdrawalTiming: withdrawalTiming, horizon: horizon)
    }

    private mutating func checkPot() {
        if !reader.isGiven("savings"), !reader.isGiven("monthlyDeposit") {
            reader.report(.init("savings"), .needsAmount)
        }
    }

    // MARK: - The time of saving

    /// Reads the months of saving, from two ages or a length, and the current age.
    private mutating func saving() -> (months: Int, age: Int?)? {
        let age = reader.count("currentAge", 0...100)
        let retirement = reader.count("retirementAge", 0...100)
        let months = reader.months("yearsToRetirement", allowsNone: true)
        if reader.isGiven("yearsToRetirement") {
            if reader.isGiven("retirementAge") {
                reader.report(
                    .init("retirementAge"), .conflicts(other: "yearsToRetirement"))
            }
            return months.map { ($0, age) }
        }
        guard reader.isGiven("retirementAge") else {
            reader.report(
                .init("yearsToRetirement"), .needsOneOf(["retirementAge", "yearsToRetirement"]))
            return nil
        }
        if !reader.isGiven("currentAge") {
            reader.report(.init("retirementAge"), .needs(other: "currentAge"))
        }
        guard let age, let retirement else { return nil }
        // Equal ages mean that the person retires now.
        guard age <= retirement else {
            reader.report(.init("currentAge"), .above(other: "retirementAge"))
            return nil
        }
        return ((retirement - age) * 12, age)
    }

    // MARK: - Withdrawals

    private mutating func withdrawal() -> RetirementPlan.Withdrawal? {
        let amount = reader.money("monthlyWithdrawal", allowsZero: false)
        let share = reader.rate("withdrawalRate")
        let months = reader.months("yearsInRetirement")
        let given = Retirement.modes.filter { reader.isGiven($0) }
        if given.isEmpty {
            reader.report(.init("monthlyWithdrawal"), .needsOneOf(Retirement.modes))
        } else if given.count > 1 {
            reader.report(.init(given[1]), .conflicts(other: given[0]))
        }
        if let share, share == .zero { reader.report(.init("withdrawalRate"), .zero("0%")) }
        if let amount { return .amount(amount) }
        if let share { return .share(share) }
        return months.map { .lasting($0) }
    }

    private mutating func feeRate() -> ExactDecimal? {
        guard let fee = reader.rate("additionalFeeRate") else { return nil }
        if fee < ExactDecimal(1) { return fee }
        let typed: Wording = "\(ExactDecimal(fee.coefficient * 100, scale: fee.scale).text())%"
        reader.report(.init("additionalFeeRate"), .leavesNothing(typed.text))
        return nil
    }
}
