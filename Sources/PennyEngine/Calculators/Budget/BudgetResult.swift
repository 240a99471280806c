/// Builds the `Calculation` of a budget, from which every page is rendered.
struct BudgetResult {
    private typealias Words = BudgetWords

    let plan: BudgetPlan
    let inputs: [NormalisedInput]
    /// The expenses by group, the largest first.
    let groups: [BudgetGroup]
    /// Whether any expense has a group. Otherwise each line is a group of its own.
    let isGrouped: Bool
    let targets: BudgetTargets?

    init(_ plan: BudgetPlan, _ inputs: [NormalisedInput]) {
        let isGrouped = plan.expenses.contains { $0.group != nil }
        self.plan = plan
        self.inputs = inputs
        self.isGrouped = isGrouped
        groups = BudgetGroup.bySize(
            BudgetGroup.sums(
                plan.expenses.map { line in
                    BudgetGroup(
                        label: BudgetGroup.label(line.group, line: line.name, isGrouped: isGrouped),
                        amount: line.monthly)
                }))
        targets = BudgetTargets(plan)
    }

    func calculation() -> Calculation {
        Calculation(
            calculator: .budget, currency: plan.currency, inputs: inputs, answer: answer,
            figures: figures, tables: tables, charts: charts, steps: BudgetSteps(self).steps,
            proofs: BudgetProofs(self).proofs, notes: BudgetNotes(self).notes)
    }

    private var figures: [Figure] {
        var figures = [
            .sized(
                "fundsAvailable",
                plan.fundsAvailable < 0
                    ? Words.figureFundsAvailableShort : Words.figureFundsAvailable,
                plan.fundsAvailable),
            Figure("totalIncome", Words.figureTotalIncome, .money(plan.totalIncome)),
            Figure("totalExpenses", Words.figureTotalExpenses, .money(plan.totalExpenses)),
            savingsRate,
        ]
        if plan.hasCosts {
            let fixed = plan.expenses.total { $0.cost == .fixed }
            let flexible = plan.expenses.total { $0.cost == .flexible }
            figures.append(Figure("fixedExpenses", Words.figureFixedExpenses, .money(fixed)))
            figures.append(
                Figure("flexibleExpenses", Words.figureFlexibleExpenses, .money(flexible)))
        }
        figures.append(
            .sized(
                "toSave", plan.toSave < 0 ? Words.figureToSaveShort : Words.figureToSave,
                plan.toSave))
        if let months = plan.monthsOfReserve {
            figures.append(
                Figure("monthsOfReserve", Words.figureMonthsOfReserve, .number(months)))
        }
        return figures
    }

    /// The part of the income that is saved, or by which spending is above it.
    private var savingsRate: Figure {
        guard let rate = plan.savingsRate, rate.isNegative else {
            return Figure(
                "savingsRate", Words.figureSavingsRate, Self.quantity(ofRate: plan.savingsRate))
        }
        return Figure(
            "savingsRate", Words.figureSavingsRateOverspent, .rate(rate),
            shown: .rate(rate.magnitude))
    }

    private var answer: Message {
        let left = plan.fundsAvailable
        if left < 0 { return Words.answerShort(short: -left) }
        if left == 0 { return Words.answerEven }
        return Words.answerLeft(left: left)
    }

    static func quantity(ofRate rate: ExactDecimal?) -> Quantity {
        rate.map { .rate($0) } ?? .words(Words.figureNotAvailable, machine: "n/a")
    }
}
