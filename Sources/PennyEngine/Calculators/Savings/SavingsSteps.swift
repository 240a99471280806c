/// Explains how a savings plan's figures were computed: each rule, then the rule with this plan's
/// numbers.
struct SavingsSteps {
    private typealias Words = SavingsWords

    private let result: SavingsResult

    init(_ result: SavingsResult) {
        self.result = result
    }

    private var plan: SavingsPlan { result.plan }

    var steps: [Step] {
        var steps = [growthStep, balanceStep, depositsStep, feesStep, interestStep]
        if let without = result.balanceWithoutFees { steps.append(costStep(without)) }
        return steps
    }

    private var growthStep: Step {
        if plan.insidePeriod != .equivalent, let months = plan.monthsAPeriod {
            return periodStep(months)
        }
        let growth = CutValue(MonthlyGrowth(plan: plan, decimals: 6), scale: 6)
        return Step(
            Words.stepGrowthTitle, for: ["accruedBalance"], formula: Words.stepGrowthFormula,
            numbers: Words.stepGrowthNumbers(rate: plan.netRate, times: plan.compoundingsAYear),
            answer: growth.map { .value($0.quantity(Words.stepGrowthCut)) },
            rounding: growth?.isWhole == true ? nil : Words.stepGrowthRounding,
            source: Words.stepGrowthSource)
    }

    private func periodStep(_ months: Int) -> Step {
        Step(
            Words.stepPeriodTitle, for: ["accruedBalance"],
            formula: plan.insidePeriod == .none
                ? Words.stepPeriodFormulaOfStart : Words.stepPeriodFormulaOfEnd,
            numbers: CommonWords.formulaOver(
                first: .rate(plan.netRate), second: .count(plan.compoundingsAYear)),
            answer: Words.stepPeriodAnswer(share: periodRate, months: months))
    }

    /// The rate of a period with six decimals more than the yearly rate. A page rounds it.
    private var periodRate: ExactDecimal {
        let scale = plan.netRate.scale + 6
        return ExactDecimal(
            plan.netRate.coefficient(scale: scale).divided(
                by: Int128(plan.compoundingsAYear), .halfUp), scale: scale)
    }

    private var balanceStep: Step {
        Step(
            Words.stepBalanceTitle, for: ["accruedBalance"],
            formula: Words.stepBalanceFormula(
                deposits: plan.depositTiming == .end ? .end : .other, fee: fee),
            numbers: Words.stepBalanceNumbers(
                initial: plan.initialInvestment, deposit: plan.monthlyDeposit, months: plan.months),
            answer: .value(.money(result.balance)), rounding: Words.stepBalanceRounding)
    }

    private var fee: Words.Fee {
        if plan.feeRate == .zero { return .other }
        return switch plan.feeRule {
        case .yearEnd: .yearEnd
        case .subtract: .subtract
        case .perCompounding: .perCompounding
        }
    }

    private var depositsStep: Step {
        Step(
            Words.stepDepositsTitle, for: ["totalDeposits"], formula: Words.stepDepositsFormula,
            numbers: Words.stepDepositsNumbers(
                initial: plan.initialInvestment, deposit: plan.monthlyDeposit, months: plan.months),
            answer: .value(.money(plan.deposits)))
    }

    private var feesStep: Step {
        let (formula, source): (Message, Message?) =
            switch fee {
            case .yearEnd: (Words.stepFeesFormulaYearEnd, Words.stepFeesSourceYearEnd)
            case .subtract: (Words.stepFeesFormulaSubtract, Words.stepFeesSourceSubtract)
            case .perCompounding: (Words.stepFeesFormulaPerCompounding, nil)
            case .other: (Words.stepFeesFormulaNone, nil)
            }
        return Step(
            Words.stepFeesTitle, for: ["totalFees"], formula: formula,
            numbers: Words.stepFeesNumbers(fee: plan.feeRate),
            answer: .value(.money(result.totalFees)),
            rounding: plan.feeRate == .zero ? nil : Words.stepFeesRounding, source: source)
    }

    private var interestStep: Step {
        Step(
            Words.stepInterestTitle, for: ["totalInterest"], formula: Words.stepInterestFormula,
            numbers: Words.stepInterestNumbers(
                balance: result.balance, deposits: plan.deposits, fees: result.totalFees),
            answer: .value(.money(result.totalInterest)))
    }

    private func costStep(_ without: Int64) -> Step {
        Step(
            Words.stepCostTitle, for: ["costOfFees", "balanceWithoutFees"],
            formula: Words.stepCostFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(without), second: .money(result.balance)),
            answer: .value(.money(without - result.balance)),
            rounding: without - result.balance > result.totalFees
                ? Words.stepCostRounding : nil)
    }
}

private struct MonthlyGrowth: CertifiableFormula {
    let plan: SavingsPlan
    let decimals: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let factor = CompoundFactor(
            rate: plan.netRate, compoundedTimesAYear: plan.compoundingsAYear, periodsAYear: 12)
        return [
            factor.value(kind, precision).map {
                $0 * Number(Int64(ExactDecimal.powerOfTen(decimals)), precision)
            }
        ]
    }
}
