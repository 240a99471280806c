/// How the figures of an adjustment for inflation were computed.
struct InflationSteps {
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

    private var exponent: [Piece] {
        plan.countsYears
            ? [.value(.count(plan.months / 12))]
            : [.text("("), .value(.count(plan.months)), .text(" ÷ 12)")]
    }

    private func growth(_ rate: ExactDecimal) -> [Piece] {
        [.text("(1 + "), .value(.rate(rate)), .text(")^")] + exponent
    }

    private var levelStep: Step {
        let level = CutValue.pieces(
            PriceLevel(prices: plan.prices, months: plan.months, decimals: 6), scale: 6)
        return Step(
            "The rise of prices", for: ["cumulativeInflation"],
            formula: [.text("level = (1 + inflation)^years; rise = level − 1")],
            numbers: growth(plan.rate), answer: [.text("level ")] + level,
            rounding: [
                .text("The rise, "), .value(.rate(result.priceChange)),
                .text(
                    ", is rounded half-up to six decimals; computed with at least 57 and an error"
                ), .text(" bound."),
            ], source: "Compound growth, as statistical offices chain their price indexes")
    }

    private var adjustedStep: Step {
        let sign = result.isLater ? " × " : " ÷ "
        return Step(
            result.isLater ? "What the same costs later" : "What the same cost earlier",
            for: ["adjustedAmount"],
            formula: [.text(result.isLater ? "amount × level" : "amount ÷ level")],
            numbers: [.value(.money(plan.amount)), .text(sign)] + growth(plan.rate),
            answer: [.value(.money(result.adjusted))], rounding: roundedOnce)
    }

    private var roundedOnce: [Piece] { [.text("The exact amount is rounded half-up once.")] }

    private var differenceStep: Step {
        Step(
            "The difference", for: ["difference"],
            formula: [.text("adjusted amount − amount")],
            numbers: [
                .value(.money(result.adjusted)), .text(" − "), .value(.money(plan.amount)),
            ], answer: [.value(.money(result.adjusted - plan.amount))])
    }

    private var buysStep: Step {
        Step(
            "Purchasing power", for: ["purchasingPower"], formula: [.text("amount ÷ level")],
            numbers: [.value(.money(plan.amount)), .text(" ÷ ")] + growth(plan.rate),
            answer: [.value(.money(result.purchasingPower))], rounding: roundedOnce)
    }

    private var lostStep: Step {
        Step(
            "Purchasing power lost", for: ["purchasingPowerLost"],
            formula: [.text("amount − purchasing power")],
            numbers: [
                .value(.money(plan.amount)), .text(" − "),
                .value(.money(result.purchasingPower)),
            ], answer: [.value(.money(plan.amount - result.purchasingPower))])
    }

    private func realRateStep(
        _ invested: InflationResult.Invested, _ returnRate: ExactDecimal
    ) -> Step {
        Step(
            "The real return", for: ["realRate"],
            formula: [.text("real return = (1 + return) ÷ (1 + inflation) − 1")],
            numbers: [
                .text("(1 + "), .value(.rate(returnRate)), .text(") ÷ (1 + "),
                .value(.rate(plan.rate)), .text(") − 1"),
            ], answer: [.value(.rate(invested.realRate))],
            rounding: [.text("Rounded half-up to twelve decimals.")],
            source: "Irving Fisher, The Theory of Interest (1930)")
    }

    private func investedSteps(
        _ invested: InflationResult.Invested, _ returnRate: ExactDecimal
    ) -> [Step] {
        [
            Step(
                "The amount, invested", for: ["investedValue"],
                formula: [.text("amount × (1 + return)^years")],
                numbers: [.value(.money(plan.amount)), .text(" × ")] + growth(returnRate),
                answer: [.value(.money(invested.value))], rounding: roundedOnce),
            Step(
                "That in today's money", for: ["investedRealValue"],
                formula: [.text("amount × ((1 + return) ÷ (1 + inflation))^years")],
                numbers: [.value(.money(plan.amount)), .text(" × (")]
                    + growth(returnRate) + [.text(" ÷ ")] + growth(plan.rate) + [.text(")")],
                answer: [.value(.money(invested.realValue))], rounding: roundedOnce),
        ]
    }
}
