/// Explains how a retirement plan's figures were computed, in chronological order.
struct RetirementSteps {
    private typealias Words = RetirementWords

    private let result: RetirementResult

    init(_ result: RetirementResult) {
        self.result = result
    }

    private var plan: RetirementPlan { result.plan }

    var steps: [Step] {
        var steps = [potStep, todayStep]
        switch plan.withdrawal {
        case .lasting: steps.append(largestStep)
        case .share(let share): steps.append(shareStep(share))
        case .amount: break
        }
        steps.append(firstStep)
        if plan.withdrawal != .lasting(result.monthsWanted) { steps += lastsSteps }
        return steps + totalSteps
    }

    private var potStep: Step {
        Step(
            Words.stepPotTitle, for: ["potAtRetirement"],
            formula: plan.depositTiming == .start
                ? Words.stepPotFormulaStart : Words.stepPotFormulaEnd,
            numbers: Words.stepPotNumbers(
                savings: plan.savings, deposit: plan.monthlyDeposit,
                increase: plan.depositIncrease, rate: plan.rateBefore, months: plan.monthsOfSaving),
            answer: .value(.money(result.potAtRetirement)), rounding: Words.stepPotRounding)
    }

    private var todayStep: Step {
        Step(
            Words.stepTodayTitle, for: ["potToday"], formula: Words.stepTodayFormula,
            numbers: Words.stepTodayNumbers(
                pot: result.potAtRetirement, inflation: plan.inflation,
                months: plan.monthsOfSaving),
            answer: .value(.money(result.potToday)), rounding: Words.stepTodayRounding)
    }

    private var largestStep: Step {
        Step(
            Words.stepLargestTitle, for: ["monthlyWithdrawal"], formula: Words.stepLargestFormula,
            numbers: Words.stepLargestNumbers(
                months: result.monthsWanted, rate: plan.rateAfter, pot: result.potAtRetirement),
            answer: .value(.money(result.withdrawalToday)), rounding: Words.stepLargestRounding)
    }

    private func shareStep(_ share: ExactDecimal) -> Step {
        Step(
            Words.stepShareTitle, for: ["monthlyWithdrawal"], formula: Words.stepShareFormula,
            numbers: Words.stepShareNumbers(pot: result.potToday, share: share),
            answer: .value(.money(result.withdrawalToday)), rounding: Words.stepShareRounding,
            source: Words.stepShareSource)
    }

    private var firstStep: Step {
        let share: ExactDecimal? =
            if case .share(let share) = plan.withdrawal { share } else { nil }
        return Step(
            Words.stepFirstTitle, for: ["firstWithdrawal"],
            formula: share == nil ? Words.stepFirstFormula : Words.stepFirstFormulaShare,
            numbers: share.map { Words.stepShareNumbers(pot: result.potAtRetirement, share: $0) }
                ?? Words.stepFirstNumbers(
                    withdrawal: result.withdrawalToday, inflation: plan.inflation,
                    months: plan.monthsOfSaving),
            answer: .value(.money(result.withdrawals.first ?? 0)),
            rounding: Words.stepFirstRounding)
    }

    private var lastsSteps: [Step] {
        var steps = [
            Step(
                Words.stepLastsTitle, for: ["lasts"],
                formula: plan.withdrawalTiming == .start
                    ? Words.stepLastsFormulaStart : Words.stepLastsFormulaEnd,
                numbers: Words.stepLastsNumbers(
                    pot: result.potAtRetirement, rate: plan.rateAfter, months: result.monthsWanted),
                answer: .value(result.lasts))
        ]
        if result.isSpent, let age = plan.age {
            let months = plan.monthsOfSaving + result.monthsPaid
            steps.append(
                Step(
                    Words.stepAgeTitle, for: ["ageWhenSpent"], formula: Words.stepAgeFormula,
                    numbers: Words.stepAgeNumbers(age: age, months: months),
                    answer: .value(.count(age + months / 12)), rounding: Words.stepAgeRounding))
        }
        return steps
    }

    private var totalSteps: [Step] {
        let rows = Words.stepRows(count: result.years.count)
        return [
            Step(
                Words.stepPaidTitle, for: ["totalDeposits", "totalWithdrawn"],
                formula: Words.stepPaidFormula, numbers: rows,
                answer: Words.stepPaidAnswer(
                    deposits: result.totalDeposits, withdrawn: result.totalWithdrawn)),
            Step(
                Words.stepGrowthTitle, for: ["totalGrowth", "totalFees"],
                formula: Words.stepGrowthFormula, numbers: rows,
                answer: Words.stepGrowthAnswer(
                    growth: result.totalGrowth, fees: result.totalFees)),
            Step(
                Words.stepLeftTitle, for: ["lastBalance"], formula: Words.stepLeftFormula,
                numbers: Words.stepLeftNumbers(
                    savings: plan.savings, deposits: result.totalDeposits,
                    growth: result.totalGrowth,
                    withdrawn: result.totalWithdrawn, fees: result.totalFees),
                answer: .value(.money(result.balance))),
        ]
    }
}
