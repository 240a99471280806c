/// Explains how the figures of an adjustment for inflation were computed.
struct InflationSteps {
    private typealias Words = InflationWords

    private let result: InflationResult

    init(_ result: InflationResult) {
        self.result = result
    }

    private var plan: InflationPlan { result.plan }

    var steps: [Step] {
        var steps = [levelStep, adjustedStep, differenceStep]
        if result.isLater { steps += [buysStep, lostStep] }
        guard let invested = result.invested, let returnRate = plan.returnRate else {
            return steps
        }
        steps.append(realRateStep(invested, returnRate))
        if result.isLater { steps += investedSteps(invested, returnRate) }
        return steps
    }

    private func growth(_ rate: ExactDecimal) -> Message {
        plan.countsYears
            ? Words.growthYears(rate: rate, years: plan.months / 12)
            : Words.growthMonths(rate: rate, months: plan.months)
    }

    private func timesGrowth(_ rate: ExactDecimal) -> Message {
        CommonWords.formulaTimes(first: .money(plan.amount), second: .words(growth(rate)))
    }

    private func overGrowth(_ rate: ExactDecimal) -> Message {
        CommonWords.formulaOver(first: .money(plan.amount), second: .words(growth(rate)))
    }

    private var levelStep: Step {
        Step(
            Words.stepLevelTitle, for: ["cumulativeInflation"], formula: Words.stepLevelFormula,
            numbers: growth(plan.rate), answer: level,
            rounding: Words.stepLevelRounding(rise: result.priceChange),
            source: Words.stepLevelSource)
    }

    private var level: Message {
        let formula = PriceLevel(prices: plan.prices, months: plan.months, decimals: 6)
        guard let level = CutValue(formula, scale: 6) else {
            return Words.stepLevelAnswerLarge
        }
        return Words.stepLevelAnswer(level: level.quantity(Words.stepLevelCut))
    }

    private var adjustedStep: Step {
        result.isLater
            ? Step(
                Words.stepAdjustedTitleLater, for: ["adjustedAmount"],
                formula: Words.stepAdjustedFormulaLater, numbers: timesGrowth(plan.rate),
                answer: .value(.money(result.adjusted)), rounding: Words.stepRounding)
            : Step(
                Words.stepAdjustedTitleEarlier, for: ["adjustedAmount"],
                formula: Words.stepAdjustedFormulaEarlier, numbers: overGrowth(plan.rate),
                answer: .value(.money(result.adjusted)), rounding: Words.stepRounding)
    }

    private var differenceStep: Step {
        Step(
            Words.stepDifferenceTitle, for: ["difference"],
            formula: Words.stepDifferenceFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(result.adjusted), second: .money(plan.amount)),
            answer: .value(.money(result.adjusted - plan.amount)))
    }

    private var buysStep: Step {
        Step(
            Words.stepBuysTitle, for: ["purchasingPower"], formula: Words.stepBuysFormula,
            numbers: overGrowth(plan.rate), answer: .value(.money(result.purchasingPower)),
            rounding: Words.stepRounding)
    }

    private var lostStep: Step {
        Step(
            Words.stepLostTitle, for: ["purchasingPowerLost"], formula: Words.stepLostFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(plan.amount), second: .money(result.purchasingPower)),
            answer: .value(.money(plan.amount - result.purchasingPower)))
    }

    private func realRateStep(
        _ invested: InflationResult.Invested, _ returnRate: ExactDecimal
    ) -> Step {
        Step(
            Words.stepRealRateTitle, for: ["realRate"], formula: Words.stepRealRateFormula,
            numbers: Words.stepRealRateNumbers(return: returnRate, inflation: plan.rate),
            answer: .value(.rate(invested.realRate)), rounding: Words.stepRealRateRounding,
            source: Words.stepRealRateSource)
    }

    private func investedSteps(
        _ invested: InflationResult.Invested, _ returnRate: ExactDecimal
    ) -> [Step] {
        [
            Step(
                Words.stepInvestedTitle, for: ["investedValue"],
                formula: Words.stepInvestedFormula, numbers: timesGrowth(returnRate),
                answer: .value(.money(invested.value)), rounding: Words.stepRounding),
            Step(
                Words.stepRealValueTitle, for: ["investedRealValue"],
                formula: Words.stepRealValueFormula,
                numbers: Words.stepRealValueNumbers(
                    amount: plan.amount, earned: growth(returnRate), level: growth(plan.rate)),
                answer: .value(.money(invested.realValue)), rounding: Words.stepRounding),
        ]
    }
}
