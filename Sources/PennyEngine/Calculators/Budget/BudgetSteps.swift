/// How a budget's figures were computed: each rule, then the rule with this
/// budget's numbers.
struct BudgetSteps {
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

    /// More lines than this are told by the first ones.
    private static let mostLines = 6

    private func monthStep(_ frequency: BudgetFrequency) -> Step? {
        let isIncome = plan.income.contains { $0.frequency == frequency }
        let isExpense = plan.expenses.contains { $0.frequency == frequency }
        let lines = (plan.income + plan.expenses).filter { $0.frequency == frequency }
        if lines.isEmpty { return nil }
        let shown = Array(lines.prefix(Self.mostLines))
        let title: Wording = "A month of what comes \(frequency.phrase)"
        var numbers: [Piece] = []
        var answer: [Piece] = []
        for (index, line) in shown.enumerated() {
            if index > 0 {
                numbers.append(.text("; "))
                answer.append(.text("; "))
            }
            numbers += [
                .text(line.name), .text(": "), .value(.money(line.amount)), .text(" × "),
                .value(.count(Int(frequency.timesAYear))), .text(" ÷ "), .value(.count(12)),
            ]
            answer.append(.value(.money(line.monthly)))
        }
        if shown.count < lines.count { numbers.append(.text("; and so on")) }
        return Step(
            title.text,
            for: (isIncome ? ["totalIncome"] : []) + (isExpense ? ["totalExpenses"] : []),
            formula: [.text("amount × times a year ÷ 12")], numbers: numbers, answer: answer,
            rounding: [
                .text("Each line is rounded half-up once, and sums are of the rounded lines.")
            ])
    }

    // MARK: - Sums

    private var incomeStep: Step {
        Step(
            "Income", for: ["totalIncome"], formula: [.text("the sum of the income lines")],
            numbers: Piece.sum(plan.income.map { $0.monthly }, of: "lines"),
            answer: [.value(.money(plan.totalIncome))])
    }

    private var expensesStep: Step {
        Step(
            "Expenses", for: ["totalExpenses"], formula: [.text("the sum of the expense lines")],
            numbers: Piece.sum(plan.expenses.map { $0.monthly }, of: "lines"),
            answer: [.value(.money(plan.totalExpenses))])
    }

    private var fundsStep: Step {
        Step(
            "Funds available", for: ["fundsAvailable"], formula: [.text("income − expenses")],
            numbers: [
                .value(.money(plan.totalIncome)), .text(" − "), .value(.money(plan.totalExpenses)),
            ], answer: [.value(.money(plan.fundsAvailable))])
    }

    private var rateStep: Step {
        guard let rate = plan.savingsRate else {
            return Step(
                "Savings rate", for: ["savingsRate"],
                formula: [.text("(income − expenses) ÷ income")], numbers: [],
                answer: [.text("n/a: there is no income to divide by")])
        }
        return Step(
            "Savings rate", for: ["savingsRate"],
            formula: [.text("(income − expenses) ÷ income")],
            numbers: [
                .value(.money(plan.fundsAvailable)), .text(" ÷ "),
                .value(.money(plan.totalIncome)),
            ], answer: [.value(.rate(rate))],
            rounding: [.text("Rounded half-up to a hundredth of a percent.")])
    }

    private var costStep: Step {
        let fixed = plan.expenses.total { $0.cost == .fixed }
        let flexible = plan.expenses.total { $0.cost == .flexible }
        return Step(
            "Fixed and flexible expenses", for: ["fixedExpenses", "flexibleExpenses"],
            formula: [.text("the sum of the lines that say so")], numbers: [],
            answer: [
                .value(.money(fixed)), .text(" and "), .value(.money(flexible)),
            ])
    }

    private var toSaveStep: Step {
        Step(
            "What goes to savings and debt", for: ["toSave"],
            formula: [.text("lines of the kinds saving and debt + funds available")],
            numbers: [
                .value(.money(plan.toSave - plan.fundsAvailable)),
                .text(plan.fundsAvailable < 0 ? " − " : " + "),
                .value(
                    .money(plan.fundsAvailable < 0 ? -plan.fundsAvailable : plan.fundsAvailable)),
            ], answer: [.value(.money(plan.toSave))])
    }

    // MARK: - Shares

    private func targetsStep(_ targets: BudgetTargets) -> Step {
        var numbers: [Piece] = [.value(.money(plan.totalIncome)), .text(" × ")]
        numbers += Piece.list(
            targets.parts.map {
                [.value(.rate(ExactDecimal(Int128($0.targetShare), scale: 3)))]
            })
        return Step(
            "The 50/30/20 rule", for: ["toSave"],
            formula: [.text("income × the part for needs, for wants, and for savings and debt")],
            numbers: numbers,
            answer: Piece.list(targets.parts.map { [.value(.money($0.target))] }),
            rounding: [
                .text(
                    """
                    Each is rounded down; what is missing to the income goes to the largest \
                    remainders.
                    """)
            ],
            source: "Elizabeth Warren and Amelia Warren Tyagi, All Your Worth, 2005")
    }

    /// The largest group stands for all of them.
    private var sharesStep: Step? {
        guard let group = result.groups.first, group.amount > 0 else { return nil }
        let share = result.groupsTable.cell(row: 0, column: 2)
        return Step(
            "Shares of lines and groups", for: ["totalExpenses"],
            formula: [.text("amount ÷ the sum of its side")],
            numbers: [
                .text(group.name), .text(": "), .value(.money(group.amount)), .text(" ÷ "),
                .value(.money(plan.totalExpenses)),
            ], answer: [.value(.percentage(ExactDecimal(Int128(share), scale: 1), decimals: 1))],
            rounding: [
                .text(
                    """
                    Each is rounded down to a tenth of a percent; the tenths missing to the whole \
                    go to the largest remainders, of equal ones to the earlier line.
                    """)
            ],
            source: "The method of largest remainders (Hare and Hamilton)")
    }

    private func reserveStep(_ months: ExactDecimal) -> Step {
        Step(
            "Months the reserve pays for", for: ["monthsOfReserve"],
            formula: [.text("reserve ÷ expenses a month")],
            numbers: [
                .value(.money(plan.reserve ?? 0)), .text(" ÷ "),
                .value(.money(plan.totalExpenses)),
            ], answer: [.value(.number(months))],
            rounding: [.text("Rounded down to a tenth of a month: the reserve pays no more.")])
    }
}
