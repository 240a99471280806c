/// Explains how the figures of an annuity were computed: each rule, then the rule with this case's
/// numbers.
struct AnnuitySteps {
    private typealias Words = AnnuityWords

    private let solution: AnnuitySolution
    private let plan: AnnuityPlan

    init(_ solution: AnnuitySolution) {
        self.solution = solution
        plan = solution.plan
    }

    var steps: [Step] {
        var steps: [Step] = []
        if plan.solveFor != .rate { steps.append(growthStep) }
        steps += answerSteps
        if plan.solveFor != .periods { steps += [paymentsStep, netStep] }
        if let parts = solution.parts, let range = plan.inPeriods {
            steps += partSteps(parts.rounded, range)
        }
        return steps
    }

    private var growthStep: Step {
        let (formula, numbers): (Message, Message)
        switch plan.compounding {
        case .period:
            formula = Words.stepGrowthFormulaPeriod
            numbers = Words.stepGrowthNumbersPeriod(rate: plan.rate, periods: plan.periodsAYear)
        case .timesAYear(let times):
            formula = Words.stepGrowthFormulaTimesAYear
            numbers = Words.stepGrowthNumbersTimesAYear(
                rate: plan.rate, times: times, periods: plan.periodsAYear)
        case .continuous:
            formula = Words.stepGrowthFormulaContinuous
            numbers = Words.stepGrowthNumbersContinuous(
                rate: plan.rate, periods: plan.periodsAYear)
        }
        let growth = CutValue(GrowthShown(growth: solution.growth), scale: 9)
        return Step(
            Words.stepGrowthTitle, for: [plan.solveFor.name], formula: formula, numbers: numbers,
            // Every rate that an input accepts has a growth small enough to show.
            answer: .value(growth?.quantity(Words.stepGrowthCut) ?? .text("…")),
            rounding: growth?.isWhole == true ? nil : Words.stepGrowthRounding)
    }

    // MARK: - The answer

    private var answerSteps: [Step] {
        switch plan.solveFor {
        case .presentValue:
            return [
                amountStep(
                    Words.stepPresentValueTitle,
                    isBegin
                        ? Words.stepPresentValueFormulaBegin : Words.stepPresentValueFormulaEnd,
                    solution.presentValue)
            ]
        case .payment:
            return [
                amountStep(
                    Words.stepPaymentTitle,
                    isBegin ? Words.stepPaymentFormulaBegin : Words.stepPaymentFormulaEnd,
                    solution.payment)
            ]
        case .futureValue:
            return [
                amountStep(
                    Words.stepFutureValueTitle,
                    isBegin ? Words.stepFutureValueFormulaBegin : Words.stepFutureValueFormulaEnd,
                    solution.futureValue)
            ]
        case .periods: return periodSteps
        case .rate: return rateSteps
        }
    }

    /// Whether payments come at the beginning of a period. They earn interest for one period more.
    private var isBegin: Bool { plan.timing == .begin }

    private func amountStep(_ title: Message, _ formula: Message, _ amount: Int64) -> Step {
        Step(
            title, for: [plan.solveFor.name], formula: formula, numbers: known,
            answer: .value(.money(amount)),
            rounding: plan.growth.isOne ? Words.stepRoundingRateOfZero : Words.stepRounding,
            source: Words.stepSource)
    }

    /// The typed values.
    private var known: Message {
        let (today, payment, end) = (plan.presentValue, plan.payment, plan.futureValue)
        return switch plan.solveFor {
        case .presentValue:
            Words.stepKnownPresentValue(n: plan.periods, payment: payment, end: end)
        case .payment: Words.stepKnownPayment(n: plan.periods, today: today, end: end)
        case .futureValue:
            Words.stepKnownFutureValue(n: plan.periods, today: today, payment: payment)
        case .periods: Words.stepKnownPeriods(today: today, payment: payment, end: end)
        case .rate:
            Words.stepKnownRate(n: plan.periods, today: today, payment: payment, end: end)
        }
    }

    private var periodSteps: [Step] {
        guard let exact = solution.exactPeriods else { return [] }
        let formula =
            plan.growth.isOne
            ? Words.stepPeriodsFormulaRateOfZero
            : isBegin ? Words.stepPeriodsFormulaBegin : Words.stepPeriodsFormulaEnd
        let periods = Step(
            Words.stepPeriodsTitle, for: ["periods"], formula: formula, numbers: known,
            answer: .value(.number(exact)), rounding: Words.stepPeriodsRounding,
            source: Words.stepSource)
        if solution.isBeforeToday { return [periods] }
        return [
            periods,
            Step(
                Words.stepWholePeriodsTitle, for: ["wholePeriods"],
                formula: Words.stepWholePeriodsFormula, numbers: nil,
                answer: .value(.count(solution.periods))),
        ]
    }

    private var rateSteps: [Step] {
        guard let rate = solution.rates.first else { return [] }
        var steps = [
            Step(
                Words.stepPeriodicRateTitle, for: ["periodicRate"],
                formula: isBegin
                    ? Words.stepPeriodicRateFormulaBegin : Words.stepPeriodicRateFormulaEnd,
                numbers: known, answer: .value(.rate(rate.periodic)),
                rounding: Words.stepPeriodicRateRounding, source: Words.stepSource),
            Step(
                Words.stepRateTitle, for: ["rate"], formula: nominalFormula,
                numbers: Words.stepRateNumbers(rate: rate.periodic),
                answer: .value(.rate(rate.nominal)), rounding: Words.stepRateRounding),
        ]
        if let effective = rate.effective {
            steps.append(
                Step(
                    Words.stepEffectiveRateTitle, for: ["effectiveRate"],
                    formula: Words.stepEffectiveRateFormula,
                    numbers: Words.stepEffectiveRateNumbers(
                        rate: rate.periodic, periods: plan.periodsAYear),
                    answer: .value(.rate(effective)),
                    rounding: Words.stepEffectiveRateRounding))
        }
        return steps
    }

    private var nominalFormula: Message {
        switch plan.compounding {
        case .period: Words.stepRateFormulaPeriod
        case .timesAYear: Words.stepRateFormulaTimesAYear
        case .continuous: Words.stepRateFormulaContinuous
        }
    }

    // MARK: - What comes with it

    private var paymentsStep: Step {
        Step(
            Words.stepPaymentsTitle, for: ["payments"], formula: Words.stepPaymentsFormula,
            numbers: CommonWords.formulaTimes(
                first: .money(solution.payment), second: .count(solution.periods)),
            answer: .value(.money(solution.payments)),
            rounding: plan.solveFor == .payment ? Words.stepPaymentsRounding : nil)
    }

    private var netStep: Step {
        Step(
            Words.stepNetTitle, for: ["net"], formula: Words.stepNetFormula,
            numbers: CommonWords.sum(
                solution.presentValue, [solution.payments, solution.futureValue]),
            answer: .value(.money(solution.net)), rounding: Words.stepNetRounding)
    }

    private func partSteps(_ parts: [Int64], _ range: ClosedRange<Int>) -> [Step] {
        let numbers =
            range.count > 1
            ? Words.stepInPeriodsSeveral(first: range.lowerBound, last: range.upperBound)
            : Words.stepInPeriodsOne(period: range.lowerBound)
        return [
            Step(
                Words.stepPrincipalInPeriodsTitle, for: ["principalInPeriods"],
                formula: Words.stepPrincipalInPeriodsFormula, numbers: numbers,
                answer: .value(.money(parts[1])), rounding: Words.stepRounding),
            Step(
                Words.stepInterestInPeriodsTitle, for: ["interestInPeriods"],
                formula: Words.stepInterestInPeriodsFormula, numbers: numbers,
                answer: .value(.money(parts[0])), rounding: Words.stepRounding),
        ]
    }
}

private struct GrowthShown: CertifiableFormula {
    let growth: PeriodGrowth

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        [growth.value(kind, precision).map { $0 * Number(1_000_000_000, precision) }]
    }
}
