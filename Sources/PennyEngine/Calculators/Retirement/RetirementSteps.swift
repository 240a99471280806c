/// How a retirement plan's figures were computed, in the order of a life.
struct RetirementSteps {
    private let result: RetirementResult

    init(_ result: RetirementResult) {
        self.result = result
    }

    private var plan: RetirementPlan { result.plan }

    var steps: [Step] {
        var steps = [potStep, todayStep]
        switch plan.withdrawal {
        case .lasting: steps.append(largestStep)
        case .share(let share): steps.append(shareStep(share))
        case .amount: break
        }
        steps.append(firstStep)
        if plan.withdrawal != .lasting(result.monthsWanted) { steps += lastsSteps }
        return steps + totalSteps
    }

    private var potStep: Step {
        let month =
            plan.depositTiming == .start
            ? "balance = balance + deposit, then + growth"
            : "balance = balance + growth, then + deposit"
        return Step(
            "The pot at retirement", for: ["potAtRetirement"],
            formula: [
                .words(
                    "each month: \(month); growth = balance × ((1 + return)^(1 ÷ 12) − 1); "),
                .text("after each twelfth month: balance − balance × fee"),
            ],
            numbers: [
                .text("from "), .value(.money(plan.savings)), .text(" with "),
                .value(.money(plan.monthlyDeposit)), .text(" a month, rising "),
                .value(.rate(plan.depositIncrease)), .text(" a year, at "),
                .value(.rate(plan.rateBefore)), .text(" over "),
            ] + Piece.months(plan.monthsOfSaving), answer: [.value(.money(result.potAtRetirement))],
            rounding: [
                .text(
                    "The growth of each month and the fee of each year are rounded half-up, so that"
                ), .text(" the rows add up."),
            ])
    }

    private func level(_ months: Int) -> [Piece] {
        [
            .text("(1 + "), .value(.rate(plan.inflation)), .text(")^("),
            .value(.count(months)), .text(" ÷ 12)"),
        ]
    }

    private var todayStep: Step {
        Step(
            "The pot in today's money", for: ["potToday"],
            formula: [.text("pot ÷ (1 + inflation)^(months ÷ 12)")],
            numbers: [.value(.money(result.potAtRetirement)), .text(" ÷ ")]
                + level(plan.monthsOfSaving),
            answer: [.value(.money(result.potToday))],
            rounding: [.text("The exact quotient is rounded half-up once.")])
    }

    private var largestStep: Step {
        Step(
            "The withdrawal that lasts", for: ["monthlyWithdrawal"],
            formula: [
                .text("the largest amount, in today's money, that is paid whole in every month: "),
                .text(
                    "the quotient of the pot and what withdrawals of 1 grow to, then unit by unit"),
            ],
            numbers: [
                .text("over ")
            ] + Piece.months(result.monthsWanted) + [
                .text(" at "), .value(.rate(plan.rateAfter)), .text(" from "),
                .value(.money(result.potAtRetirement)),
            ], answer: [.value(.money(result.withdrawalToday))],
            rounding: [.text("Rounded down: one minor unit more would not last.")])
    }

    private func shareStep(_ share: ExactDecimal) -> Step {
        Step(
            "The withdrawal in today's money", for: ["monthlyWithdrawal"],
            formula: [.text("pot in today's money × share ÷ 12")],
            numbers: [
                .value(.money(result.potToday)), .text(" × "), .value(.rate(share)),
                .text(" ÷ 12"),
            ], answer: [.value(.money(result.withdrawalToday))],
            rounding: [.text("Rounded half-up.")],
            source: """
                William P. Bengen, Determining Withdrawal Rates Using Historical Data (1994), for \
                a share of the first year that then rises with prices
                """)
    }

    private var firstStep: Step {
        let isShare = if case .share = plan.withdrawal { true } else { false }
        return Step(
            "The first withdrawal", for: ["firstWithdrawal"],
            formula: [
                .text(
                    isShare
                        ? "pot × share ÷ 12; in each later year × (1 + inflation)"
                        : """
                        withdrawal in today's money × (1 + inflation)^(months ÷ 12); in each later \
                        year × (1 + inflation)
                        """)
            ],
            numbers: isShare
                ? [.value(.money(result.potAtRetirement))]
                : [.value(.money(result.withdrawalToday)), .text(" × ")]
                    + level(plan.monthsOfSaving),
            answer: [.value(.money(result.withdrawals.first ?? 0))],
            rounding: [.text("Each year's withdrawal is rounded half-up once from the first.")])
    }

    private var order: Wording {
        plan.withdrawalTiming == .start
            ? "each month: balance − withdrawal, then + growth"
            : "each month: balance + growth, then − withdrawal"
    }

    private var lastsSteps: [Step] {
        var steps = [
            Step(
                "How long it lasts", for: ["lasts"],
                formula: [
                    .words("\(order); after each twelfth month − fee; "),
                    .text("counted are the months in which the withdrawal is paid whole"),
                ],
                numbers: [
                    .text("from "), .value(.money(result.potAtRetirement)), .text(" at "),
                    .value(.rate(plan.rateAfter)), .text(", at most "),
                ] + Piece.months(result.monthsWanted), answer: [.value(result.lasts)])
        ]
        if result.isSpent, let age = plan.age {
            let months = plan.monthsOfSaving + result.monthsPaid
            steps.append(
                Step(
                    "The age then", for: ["ageWhenSpent"],
                    formula: [.text("age now + whole years of (months to retirement + months)")],
                    numbers: [
                        .value(.count(age)), .text(" + "), .value(.count(months)),
                        .text(" ÷ 12"),
                    ], answer: [.value(.count(age + months / 12))],
                    rounding: [.text("A year begun does not count.")]))
        }
        return steps
    }

    private var rows: [Piece] {
        [.text("the sum of ")] + Piece.counted(result.years.count, "row", "rows")
    }

    private var totalSteps: [Step] {
        [
            Step(
                "What is paid in and taken out", for: ["totalDeposits", "totalWithdrawn"],
                formula: [.text("the sums of the rows; paid in has what was saved so far")],
                numbers: rows,
                answer: [
                    .value(.money(result.totalDeposits)), .text(" and "),
                    .value(.money(result.totalWithdrawn)),
                ]),
            Step(
                "Growth and fees", for: ["totalGrowth", "totalFees"],
                formula: [.text("the sums of the rows")], numbers: rows,
                answer: [
                    .value(.money(result.totalGrowth)), .text(" and "),
                    .value(.money(result.totalFees)),
                ]),
            Step(
                "What is left", for: ["lastBalance"],
                formula: [.text("paid in + growth − taken out − fees")],
                numbers: [
                    .value(.money(result.totalDeposits)), .text(" + "),
                    .value(.money(result.totalGrowth)), .text(" − "),
                    .value(.money(result.totalWithdrawn)), .text(" − "),
                    .value(.money(result.totalFees)),
                ], answer: [.value(.money(result.balance))]),
        ]
    }
}
