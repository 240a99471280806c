/// Explains how a budget's figures were computed: each rule, then the rule with this budget's
/// numbers.
struct BudgetSteps {
    private typealias Words = BudgetWords

    private let result: BudgetResult

    init(_ result: BudgetResult) {
        self.result = result
    }

    private var plan: BudgetPlan { result.plan }

    var steps: [Step] {
        var steps: [Step] = []
        for frequency in BudgetFrequency.allCases where frequency != .month {
            if let step = monthStep(frequency) { steps.append(step) }
        }
        steps += [incomeStep, expensesStep, fundsStep, rateStep]
        if plan.hasCosts { steps.append(costStep) }
        steps.append(toSaveStep)
        if let targets = result.targets { steps.append(targetsStep(targets)) }
        if let sharesStep { steps.append(sharesStep) }
        if let months = plan.monthsOfReserve { steps.append(reserveStep(months)) }
        return steps
    }

    // MARK: - A month

    /// The largest number of lines to list in full. Longer lists show their first lines.
    private static let maximumLines = 6

    private func monthStep(_ frequency: BudgetFrequency) -> Step? {
        let isIncome = plan.income.contains { $0.frequency == frequency }
        let isExpense = plan.expenses.contains { $0.frequency == frequency }
        let lines = (plan.income + plan.expenses).filter { $0.frequency == frequency }
        if lines.isEmpty { return nil }
        let shown = lines.prefix(Self.maximumLines)
        let numbers = shown.map { line in
            Quantity.words(
                Words.stepMonthLine(
                    name: line.name, amount: line.amount, times: Int(frequency.timesAYear)))
        }
        return Step(
            Words.stepMonthTitle(every: frequency.word),
            for: (isIncome ? ["totalIncome"] : []) + (isExpense ? ["totalExpenses"] : []),
            formula: Words.stepMonthFormula,
            numbers: shown.count < lines.count
                ? Words.stepMonthAndSoOn(lines: numbers) : .value(.list(numbers, .semicolon)),
            answer: .value(.list(shown.map { .money($0.monthly) }, .semicolon)),
            rounding: Words.stepMonthRounding)
    }

    // MARK: - Sums

    private var incomeStep: Step {
        Step(
            Words.stepIncomeTitle, for: ["totalIncome"], formula: Words.stepIncomeFormula,
            numbers: Self.sum(of: plan.income), answer: .value(.money(plan.totalIncome)))
    }

    private var expensesStep: Step {
        Step(
            Words.stepExpensesTitle, for: ["totalExpenses"], formula: Words.stepExpensesFormula,
            numbers: Self.sum(of: plan.expenses), answer: .value(.money(plan.totalExpenses)))
    }

    /// A sum such as `$1.00 + $2.00`, or the number of lines if there are many.
    private static func sum(of lines: [BudgetLine]) -> Message {
        if lines.isEmpty { return Words.stepSumNoLines }
        if lines.count > 8 { return Words.stepSumManyLines(count: lines.count) }
        return .value(.list(lines.map { .money($0.monthly) }, .plus))
    }

    private var fundsStep: Step {
        Step(
            Words.stepFundsTitle, for: ["fundsAvailable"], formula: Words.stepFundsFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(plan.totalIncome), second: .money(plan.totalExpenses)),
            answer: .value(.money(plan.fundsAvailable)))
    }

    private var rateStep: Step {
        guard let rate = plan.savingsRate else {
            return Step(
                Words.stepSavingsRateTitle, for: ["savingsRate"],
                formula: Words.stepSavingsRateFormula, numbers: nil,
                answer: Words.stepSavingsRateNotAvailable)
        }
        return Step(
            Words.stepSavingsRateTitle, for: ["savingsRate"],
            formula: Words.stepSavingsRateFormula,
            numbers: Words.stepSavingsRateNumbers(
                sum: CommonWords.sum(plan.saved, [plan.fundsAvailable]), income: plan.totalIncome),
            answer: .value(.rate(rate)), rounding: Words.stepSavingsRateRounding)
    }

    private var costStep: Step {
        let fixed = plan.expenses.total { $0.cost == .fixed }
        let flexible = plan.expenses.total { $0.cost == .flexible }
        return Step(
            Words.stepCostsTitle, for: ["fixedExpenses", "flexibleExpenses"],
            formula: Words.stepCostsFormula, numbers: nil,
            answer: Words.stepCostsAnswer(fixed: fixed, flexible: flexible))
    }

    private var toSaveStep: Step {
        let left = plan.fundsAvailable
        return Step(
            Words.stepToSaveTitle, for: ["toSave"], formula: Words.stepToSaveFormula,
            numbers: CommonWords.sum(plan.toSave - left, [left]),
            answer: .value(.money(plan.toSave)))
    }

    // MARK: - Shares

    private func targetsStep(_ targets: BudgetTargets) -> Step {
        let shares = targets.parts.map {
            Quantity.rate(ExactDecimal(Int128($0.targetShare), scale: 3))
        }
        return Step(
            Words.stepTargetsTitle, for: ["toSave"], formula: Words.stepTargetsFormula,
            numbers: Words.stepTargetsNumbers(income: plan.totalIncome, parts: shares),
            answer: .value(.list(targets.parts.map { .money($0.target) })),
            rounding: Words.stepTargetsRounding, source: Words.stepTargetsSource)
    }

    /// The step for shares, with the largest group as an example.
    private var sharesStep: Step? {
        guard let group = result.groups.first, group.amount > 0 else { return nil }
        let share = result.groupsTable.cell(row: 0, column: 2)
        return Step(
            Words.stepSharesTitle, for: ["totalExpenses"], formula: Words.stepSharesFormula,
            numbers: Words.stepSharesNumbers(
                group: group.label, amount: group.amount, total: plan.totalExpenses),
            answer: .value(.percentage(ExactDecimal(Int128(share), scale: 1), decimals: 1)),
            rounding: Words.stepSharesRounding, source: Words.stepSharesSource)
    }

    private func reserveStep(_ months: ExactDecimal) -> Step {
        Step(
            Words.stepReserveTitle, for: ["monthsOfReserve"], formula: Words.stepReserveFormula,
            numbers: CommonWords.formulaOver(
                first: .money(plan.reserve ?? 0), second: .money(plan.totalExpenses)),
            answer: .value(.number(months)), rounding: Words.stepReserveRounding)
    }
}
