/// How the figures of an annuity come about: each rule, then the rule with this
/// case's numbers.
struct AnnuitySteps {
    private let solution: AnnuitySolution
    private let plan: AnnuityPlan

    init(_ solution: AnnuitySolution) {
        self.solution = solution
        plan = solution.plan
    }

    private static let once = [Piece.text("The exact value is rounded half-up once.")]
    private static let source =
        "The equation of the time value of money, as in OASIS OpenFormula 1.2, 6.12 (PV)"

    var steps: [Step] {
        var steps: [Step] = []
        if plan.solveFor != .rate { steps.append(growthStep) }
        steps += answerSteps
        if plan.solveFor != .periods { steps += [paymentsStep, netStep] }
        if let parts = solution.parts, let range = plan.inPeriods {
            steps += partSteps(parts.rounded, range)
        }
        return steps
    }

    private var growthStep: Step {
        let formula: String
        var numbers: [Piece] = []
        let periods = Piece.value(.count(plan.periodsAYear))
        switch plan.compounding {
        case .period:
            formula = "u = 1 + rate ÷ periods a year"
            numbers = [.text("1 + "), .value(.rate(plan.rate)), .text(" ÷ "), periods]
        case .timesAYear(let times):
            formula = "u = (1 + rate ÷ compoundings a year)^(compoundings ÷ periods a year)"
            numbers = [
                .text("(1 + "), .value(.rate(plan.rate)), .text(" ÷ "), .value(.count(times)),
                .text(")^("), .value(.count(times)), .text(" ÷ "), periods, .text(")"),
            ]
        case .continuous:
            formula = "u = e^(rate ÷ periods a year)"
            numbers = [.text("e^("), .value(.rate(plan.rate)), .text(" ÷ "), periods, .text(")")]
        }
        let answer = CutValue.pieces(GrowthShown(growth: solution.growth), scale: 9)
        return Step(
            "Growth of a period", for: [plan.solveFor.name], formula: [.text(formula)],
            numbers: numbers, answer: answer,
            rounding: answer.count == 1
                ? []
                : [.text("Shown cut; computed with at least 57 decimals and an error bound.")])
    }

    // MARK: - The answer

    private var answerSteps: [Step] {
        switch plan.solveFor {
        case .presentValue:
            return [
                amountStep(
                    "The amount today",
                    "−(amount at the end + payment × \(unit)(u^n − 1) ÷ (u − 1)) ÷ u^n",
                    solution.presentValue)
            ]
        case .payment:
            return [
                amountStep(
                    "The payment",
                    """
                    −(amount today × u^n + amount at the end) × (u − 1) ÷ \
                    \(plan.timing == .begin ? "(u × (u^n − 1))" : "(u^n − 1)")
                    """, solution.payment)
            ]
        case .futureValue:
            return [
                amountStep(
                    "The amount at the end",
                    "−(amount today × u^n + payment × \(unit)(u^n − 1) ÷ (u − 1))",
                    solution.futureValue)
            ]
        case .periods: return periodSteps
        case .rate: return rateSteps
        }
    }

    /// Payments at the beginning of a period earn one period more.
    private var unit: Wording { plan.timing == .begin ? "u × " : "" }

    private func amountStep(_ title: String, _ formula: Wording, _ amount: Int64) -> Step {
        var rounding = Self.once
        if plan.growth.isOne {
            rounding.append(.text(" At a rate of zero, n stands for (u^n − 1) ÷ (u − 1)."))
        }
        return Step(
            title, for: [plan.solveFor.name], formula: [.words(formula)], numbers: known,
            answer: [.value(.money(amount))], rounding: rounding, source: Self.source)
    }

    /// The values that were typed.
    private var known: [Piece] {
        var pieces: [Piece] = []
        func add(_ name: String, _ value: Quantity) {
            pieces += [.text(pieces.isEmpty ? "" : ", "), .text(name), .value(value)]
        }
        if plan.solveFor != .periods { add("n = ", .count(plan.periods)) }
        if plan.solveFor != .presentValue { add("amount today ", .money(plan.presentValue)) }
        if plan.solveFor != .payment { add("payment ", .money(plan.payment)) }
        if plan.solveFor != .futureValue { add("amount at the end ", .money(plan.futureValue)) }
        return pieces
    }

    private var periodSteps: [Step] {
        guard let exact = solution.exactPeriods else { return [] }
        let formula: Wording =
            plan.growth.isOne
            ? "n = −(amount today + amount at the end) ÷ payment"
            : """
            n = ln((\(unit)payment − amount at the end × (u − 1)) ÷ \
            (\(unit)payment + amount today × (u − 1))) ÷ ln u
            """
        return [
            Step(
                "The number of periods", for: ["periods"], formula: [.words(formula)],
                numbers: known, answer: [.value(.number(exact))],
                rounding: [.text("Rounded half-up to 20 decimals, and to 4 as a figure.")],
                source: Self.source),
            Step(
                "Whole periods", for: ["wholePeriods"], formula: [.text("n rounded up")],
                numbers: [], answer: [.value(.count(solution.periods))]),
        ]
    }

    private var rateSteps: [Step] {
        guard let rate = solution.rates.first else { return [] }
        var steps = [
            Step(
                "The rate of a period", for: ["periodicRate"],
                formula: [
                    .words(
                        """
                        the u at which amount today × u^n + payment × \(unit)(u^n − 1) ÷ (u − 1) \
                        + amount at the end = 0; the rate is u − 1
                        """)
                ], numbers: known, answer: [.value(.rate(rate.periodic))],
                rounding: [
                    .text(
                        """
                        Enclosed by a proven change of sign, halved down to 10⁻³⁰, and rounded \
                        half-up to 20 decimals.
                        """)
                ], source: Self.source),
            Step(
                "The rate of a year", for: ["rate"], formula: [.text(nominalFormula)],
                numbers: [.text("u = 1 + "), .value(.rate(rate.periodic))],
                answer: [.value(.rate(rate.nominal))],
                rounding: [.text("Rounded half-up to 16 decimals.")]),
        ]
        if let effective = rate.effective {
            steps.append(
                Step(
                    "The effective rate", for: ["effectiveRate"],
                    formula: [.text("u^(periods a year) − 1")],
                    numbers: [
                        .text("(1 + "), .value(.rate(rate.periodic)), .text(")^"),
                        .value(.count(plan.periodsAYear)), .text(" − 1"),
                    ], answer: [.value(.rate(effective))],
                    rounding: [.text("Rounded half-up to 10 decimals.")]))
        }
        return steps
    }

    private var nominalFormula: String {
        switch plan.compounding {
        case .period: "(u − 1) × periods a year"
        case .timesAYear: "compoundings × (u^(periods a year ÷ compoundings) − 1)"
        case .continuous: "ln u × periods a year"
        }
    }

    // MARK: - What comes with it

    private var paymentsStep: Step {
        Step(
            "All payments together", for: ["payments"], formula: [.text("payment × n")],
            numbers: [
                .value(.money(solution.payment)), .text(" × "), .value(.count(solution.periods)),
            ], answer: [.value(.money(solution.payments))],
            rounding: plan.solveFor == .payment
                ? [.text("From the payment before rounding, and rounded half-up once.")] : [])
    }

    private var netStep: Step {
        Step(
            "Received less paid", for: ["net"],
            formula: [.text("amount today + payment × n + amount at the end")],
            numbers: [
                .value(.money(solution.presentValue)), .text(" + "),
                .value(.money(solution.payments)), .text(" + "),
                .value(.money(solution.futureValue)),
            ], answer: [.value(.money(solution.net))],
            rounding: [.text("From the values before rounding, and rounded half-up once.")])
    }

    private func partSteps(_ parts: [Int64], _ range: ClosedRange<Int>) -> [Step] {
        var numbers: [Piece] = [.text("period "), .value(.count(range.lowerBound))]
        if range.count > 1 {
            numbers = [
                .text("periods "), .value(.count(range.lowerBound)), .text(" to "),
                .value(.count(range.upperBound)),
            ]
        }
        return [
            Step(
                "Principal in these periods", for: ["principalInPeriods"],
                formula: [.text("balance after the last of them − balance before the first")],
                numbers: numbers, answer: [.value(.money(parts[1]))], rounding: Self.once),
            Step(
                "Interest in these periods", for: ["interestInPeriods"],
                formula: [.text("payments of these periods − principal")], numbers: numbers,
                answer: [.value(.money(parts[0]))], rounding: Self.once),
        ]
    }
}

private struct GrowthShown: CertifiableFormula {
    let growth: PeriodGrowth

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        [growth.value(kind, precision).map { $0 * Number(1_000_000_000, precision) }]
    }
}
