/// Explains how the figures of a cash flow were computed, in order.
struct CashflowSteps {
    private typealias Words = CashflowWords

    private let result: CashflowResult
    private var plan: CashflowPlan { result.plan }

    init(_ result: CashflowResult) {
        self.result = result
    }

    var steps: [Step] {
        var steps = [sumStep, rateStep, countStep]
        if let value = result.netPresentValue, let rate = plan.discountRate {
            steps.append(valueStep(value, rate))
        }
        if let rate = result.modifiedRate, let rates = plan.modified {
            steps.append(modifiedStep(rate, rates))
        }
        return steps
    }

    private var sumStep: Step {
        Step(
            Words.stepSumTitle, for: ["moneyIn", "moneyOut", "netFlow"],
            formula: Words.stepSumFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(plan.moneyIn), second: .money(plan.moneyOut)),
            answer: .value(.money(plan.moneyIn - plan.moneyOut)))
    }

    // MARK: - Rates

    private var rateStep: Step {
        Step(
            Words.stepIrrTitle, for: result.chosen == nil ? [] : [result.rateName],
            formula: (plan.dayCount?.message).map(Words.stepIrrFormulaYears)
                ?? Words.stepIrrFormulaPeriods,
            numbers: CommonWords.countFlows(count: plan.flows.count),
            answer: (result.chosen?.rate).map { .value(.rate($0)) } ?? Words.stepIrrAnswerNone,
            rounding: rateRounding, source: rateSource)
    }

    private var rateRounding: Message {
        if result.chosen == nil { return .text("") }
        return result.rates.roots.count > 1
            ? Words.stepIrrRoundingOfSeveral : Words.stepIrrRounding
    }

    private var rateSource: Message {
        switch plan.dayCount {
        case nil: Words.stepIrrSourcePeriods
        case .actual365: Words.stepIrrSourceActual365
        default: Words.stepIrrSourceOtherDays
        }
    }

    private var countStep: Step {
        Step(
            Words.stepCountTitle, for: ["irrUnique"],
            formula: plan.dayCount == nil ? Words.stepCountFormula : Words.stepCountFormulaDates,
            numbers: Words.stepCountNumbers(
                changes: plan.polynomial.signChanges, rates: result.rates.roots.count),
            answer: .value(.choice(result.uniqueness)), source: Words.stepCountSource)
    }

    // MARK: - Values

    private func valueStep(_ value: Int64, _ rate: ExactDecimal) -> Step {
        let isLate = plan.timing == .end
        let formula =
            isLate
            ? Words.stepNpvFormulaLate
            : (plan.dayCount?.message).map(Words.stepNpvFormulaYears) ?? Words.stepNpvFormulaPeriods
        return Step(
            Words.stepNpvTitle, for: ["npv"], formula: formula,
            numbers: Words.stepNpvNumbers(flows: plan.flows.count, rate: rate),
            answer: .value(.money(value)), rounding: Words.stepNpvRounding,
            source: isLate ? Words.stepNpvSourceLate : Words.stepNpvSourceNow)
    }

    private func modifiedStep(_ rate: ExactDecimal, _ rates: CashflowPlan.Modified) -> Step {
        Step(
            Words.stepMirrTitle, for: ["mirr"], formula: Words.stepMirrFormula,
            numbers: Words.stepMirrNumbers(
                reinvest: rates.reinvest, finance: rates.finance, periods: plan.flows.count - 1),
            answer: .value(.rate(rate)), rounding: Words.stepMirrRounding,
            source: Words.stepMirrSource)
    }
}
