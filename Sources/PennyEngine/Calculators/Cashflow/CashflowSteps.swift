/// How the figures of a cash flow were computed, in order.
struct CashflowSteps {
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
            "Money in and out", for: ["moneyIn", "moneyOut", "netFlow"],
            formula: [.text("all flows above zero − all flows below zero")],
            numbers: [
                .value(.money(plan.moneyIn)), .text(" − "), .value(.money(plan.moneyOut)),
            ],
            answer: [.value(.money(plan.moneyIn - plan.moneyOut))])
    }

    // MARK: - Rates

    private var time: String {
        guard let dayCount = plan.dayCount else {
            return "t the periods from the first flow"
        }
        let words: Wording = "t the years from the first flow by \(dayCount.name)"
        return words.text
    }

    private var rateStep: Step {
        let formula: Wording = "the rate at which the sum of flow ÷ (1 + rate)^t is 0, \(time)"
        return Step(
            "The internal rate of return", for: result.chosen == nil ? [] : [result.rateName],
            formula: [.words(formula)],
            numbers: flows,
            answer: (result.chosen?.rate).map { [.value(.rate($0))] } ?? [.text("none")],
            rounding: [
                .text(
                    result.chosen == nil
                        ? ""
                        : """
                        By Newton's method with bounds, to 14 decimals half-up (10⁻¹² percentage \
                        points).
                        """
                ),
                .text(
                    result.rates.roots.count > 1 && result.chosen != nil
                        ? " Of several rates it is the one nearest to zero." : ""),
            ],
            source: rateSource)
    }

    private var flows: [Piece] { Piece.counted(plan.flows.count, "flow", "flows") }

    private var rateSource: String {
        switch plan.dayCount {
        case nil: "The rule of IRR in spreadsheets"
        case .actual365: "The rule of XIRR in spreadsheets: days after the first flow over 365"
        default: "The rule of XIRR in spreadsheets, but for the days of a year"
        }
    }

    private var countStep: Step {
        Step(
            "Is it the only rate", for: ["irrUnique"],
            formula: [
                .text(
                    """
                    no more rates than changes of sign from flow to flow; each stretch of rates \
                    is cut until bounds prove that it holds none or one
                    """
                )
            ],
            numbers: Piece.counted(
                plan.polynomial.signChanges, "change of sign", "changes of sign")
                + [.text(", ")] + Piece.counted(result.rates.roots.count, "rate", "rates"),
            answer: [.value(.choice(result.uniqueness))],
            source: "Descartes' rule of signs; interval arithmetic")
    }

    // MARK: - Values

    private func valueStep(_ value: Int64, _ rate: ExactDecimal) -> Step {
        let formula: Wording =
            "the sum of flow ÷ (1 + rate)^t, \(plan.timing == .end ? lateTime : time)"
        return Step(
            "The net present value", for: ["npv"], formula: [.words(formula)],
            numbers: flows + [.text(" at "), .value(.rate(rate))],
            answer: [.value(.money(value))],
            rounding: [.text("The exact sum is rounded half-up once.")],
            source: plan.timing == .end
                ? "As NPV in spreadsheets counts: the first flow comes after one period"
                : "Irving Fisher, The Theory of Interest (1930): present worth")
    }

    private var lateTime: String { "t the periods from one before the first flow" }

    private func modifiedStep(_ rate: ExactDecimal, _ rates: CashflowPlan.Modified) -> Step {
        Step(
            "The modified rate of return", for: ["mirr"],
            formula: [
                .text(
                    """
                    (what money in grows to by the last period ÷ what money out is worth at the \
                    first)^(1 ÷ periods) − 1
                    """
                )
            ],
            numbers: [
                .text("money in at "), .value(.rate(rates.reinvest)), .text(", money out at "),
                .value(.rate(rates.finance)), .text(", "),
            ] + Piece.counted(plan.flows.count - 1, "period", "periods"),
            answer: [.value(.rate(rate))],
            rounding: [.text("To 14 decimals half-up.")],
            source: "The rule of MIRR in spreadsheets")
    }
}
