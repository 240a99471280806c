/// How a debt payoff plan's figures were computed: each rule, then the rule
/// with these debts' numbers.
struct PayoffSteps {
    private let result: PayoffResult

    init(_ result: PayoffResult) {
        self.result = result
    }

    private var plan: PayoffPlan { result.plan }
    private var schedule: PayoffSchedule { result.schedule }

    var steps: [Step] {
        var steps = [interestStep, orderStep, totalInterestStep, totalPaidStep]
        if result.minimums.isPaidOff { steps.append(minimumsStep) }
        if let other = result.other { steps.append(otherStep(other)) }
        return steps
    }

    private var interestStep: Step {
        let debt = plan.debts[0]
        return Step(
            "Interest of a month", for: ["months", "totalInterest"],
            formula: [.text("for each debt: interest = balance × rate ÷ 12")],
            numbers: [
                .words("\(debt.name), first month: "), .value(.money(debt.balance)), .text(" × "),
                .value(.rate(debt.rate)), .text(" ÷ "), .value(.count(12)),
            ],
            answer: [.value(.money(schedule.interests[0]))],
            rounding: [.text("Rounded half-up to the minor unit, for each debt and month.")])
    }

    private var orderStep: Step {
        let order = plan.order(plan.strategy, plan.debts.map { $0.balance }[...])
        let first = plan.debts[order[0]]
        let minimums = plan.debts.enumerated().reduce(Int64(0)) { sum, debt in
            sum + min(debt.1.minimum, debt.1.balance + schedule.interests[debt.0])
        }
        let rule =
            plan.strategy == .avalanche
            ? """
            the debt with the highest rate; of equal rates, the lower balance, then the smaller \
            minimum
            """
            : """
            the debt with the lowest balance at the start of the month; of equal balances, the \
            higher rate, then the smaller minimum
            """
        return Step(
            "Who is paid first", for: ["months"],
            formula: [
                .words(
                    """
                    each month: every debt gets its minimum, then what is left of the budget goes \
                    to \(rule), and from there to the next
                    """
                )
            ],
            numbers: [
                .text("first month: "), .value(.money(plan.budget)), .text(" − minimums of "),
                .value(.money(minimums)), .text(" leaves "),
                .value(.money(plan.budget - minimums)), .words(", first for \(first.name)"),
            ],
            answer: Piece.months(schedule.months) + [.text(" until all balances are 0")],
            source: plan.strategy == .avalanche
                ? "Debt avalanche: the highest rate first" : "Debt snowball: the smallest first")
    }

    private var totalInterestStep: Step {
        Step(
            "All interest", for: ["totalInterest"],
            formula: [.text("the interest of all debts in all months")],
            numbers: Piece.sum(
                plan.debts.indices.map { schedule.interest(of: $0) }, of: "debts"),
            answer: [.value(.money(schedule.totalInterest))])
    }

    private var totalPaidStep: Step {
        Step(
            "All payments", for: ["totalPaid"],
            formula: [.text("the balances + all interest")],
            numbers: [
                .value(.money(plan.owed)), .text(" + "), .value(.money(schedule.totalInterest)),
            ],
            answer: [.value(.money(schedule.totalPaid))])
    }

    private var minimumsStep: Step {
        let minimums = result.minimums
        return Step(
            "Against the minimums alone", for: ["interestSaved", "monthsSaved"],
            formula: [
                .text(
                    """
                    the interest and months when each debt gets its minimum and nothing more, less \
                    those of the plan
                    """
                )
            ],
            numbers: [
                .value(.money(minimums.totalInterest)), .text(" − "),
                .value(.money(schedule.totalInterest)), .text("; "),
                .value(.count(minimums.months)), .text(" − "), .value(.count(schedule.months)),
            ],
            answer: [.value(.money(result.saved)), .text(" and ")]
                + Piece.months(minimums.months - schedule.months))
    }

    private func otherStep(_ other: PayoffSchedule) -> Step {
        Step(
            "The other strategy", for: ["otherMonths", "otherInterest"],
            formula: [
                .words(
                    "the same debts and budget, in the order of the \(plan.strategy.other.name)")
            ],
            numbers: Piece.sum(plan.debts.indices.map { other.interest(of: $0) }, of: "debts"),
            answer: Piece.months(other.months) + [
                .text(", "), .value(.money(other.totalInterest)), .text(" of interest"),
            ])
    }
}
