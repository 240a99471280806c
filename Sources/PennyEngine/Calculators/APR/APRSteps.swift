/// How an annual percentage rate was computed: each rule, then the rule with this
/// credit's numbers.
struct APRSteps {
    private let result: APRResult
    private let terms: APRTerms

    init(_ result: APRResult) {
        self.result = result
        terms = result.terms
    }

    var steps: [Step] {
        var steps = [advancesStep, paymentsStep, chargeStep]
        if let unit = terms.unitPeriod { steps.append(timesStep(unit)) }
        return steps + [equationStep, rateStep, roundedStep]
    }

    private var isUS: Bool { terms.method == .us }

    // MARK: - Totals

    private var advancesStep: Step {
        Step(
            isUS ? "The amount financed" : "The total amount of credit", for: ["totalAdvances"],
            formula: [.text("the sum of all advances")],
            numbers: sum(isAdvance: true), answer: [.value(.money(result.advanced))])
    }

    private var paymentsStep: Step {
        Step(
            "The payments", for: ["totalPayments", "numberOfPayments"],
            formula: [.text("the sum of all payments, and how many there are")],
            numbers: sum(isAdvance: false),
            answer: [
                .value(.money(result.paid)), .text(" in "),
                .value(.count(terms.numberOfPayments)),
            ])
    }

    /// The amounts, equal ones in a row taken together.
    private func sum(isAdvance: Bool) -> [Piece] {
        var runs: [(amount: Int64, count: Int)] = []
        for flow in terms.flows where flow.isAdvance == isAdvance {
            if let last = runs.last, last.amount == flow.amount {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((flow.amount, 1))
            }
        }
        var pieces: [Piece] = []
        for (index, run) in runs.enumerated() {
            if index > 0 { pieces.append(.text(" + ")) }
            if index == 5 { return pieces + [.text("…")] }
            if run.count > 1 { pieces += [.value(.count(run.count)), .text(" × ")] }
            pieces.append(.value(.money(run.amount)))
        }
        return pieces
    }

    private var chargeStep: Step {
        Step(
            isUS ? "The finance charge" : "The total cost of the credit", for: ["financeCharge"],
            formula: [.text("payments − advances")],
            numbers: [
                .value(.money(result.paid)), .text(" − "), .value(.money(result.advanced)),
            ],
            answer: [.value(.money(result.paid - result.advanced))])
    }

    // MARK: - Times

    private func timesStep(_ unit: UnitPeriod) -> Step {
        let later = terms.flows.first { !$0.isAdvance && !$0.time.isSameText(as: "0") }
        let start = terms.flows.first { isUS || $0.isAdvance }?.date
        let time = later?.time ?? "0"
        var numbers: [Piece] = []
        if let date = later?.date, let start {
            numbers = [
                .text("from "), .value(.date(start)), .text(" to the payment on "),
                .value(.date(date)), .text(isUS ? ": " : ""), .text(isUS ? time : ""),
            ]
        }
        switch terms.method {
        case .us:
            return Step(
                "Times in unit-periods", for: ["apr"],
                formula: [
                    .words(
                        """
                        whole unit-periods of one \(unit.name), counted back from the later \
                        date, and a fraction for the days that are left
                        """)
                ],
                numbers: numbers,
                answer: [
                    .text(terms.equation.periodsAYear.text), .text(" unit-periods a year"),
                ],
                source: "Regulation Z, 12 CFR 1026, appendix J, (b)(3) to (5)")
        case .eu:
            return Step(
                "Times in years", for: ["apr"],
                formula: [
                    .words(
                        """
                        whole units of one \(unit.name), counted back from the later date, and \
                        the days that are left over the days of \(yearOfDays)
                        """)
                ],
                numbers: numbers, answer: [.text(time), .text(" years")],
                source: "Directive 2008/48/EC, annex I, remark (c); SWD(2012) 128, 4.1.1")
        }
    }

    private var yearOfDays: Wording {
        terms.oddDays == .yearBefore
            ? "the year that ends where the whole ones begin" : "their calendar year"
    }

    // MARK: - The equation

    private var equationStep: Step {
        Step(
            "The equation", for: ["apr"],
            formula: [
                .text(
                    isUS
                        ? """
                        Σ advance ÷ ((1 + f × i) × (1 + i)^t) = Σ payment ÷ ((1 + f × i) × \
                        (1 + i)^t), t whole unit-periods and f a fraction of one
                        """
                        : "Σ advance × (1 + X)^−t = Σ payment × (1 + X)^−t, t in years")
            ],
            numbers: side(isAdvance: true) + [.text(" = ")] + side(isAdvance: false),
            answer: [
                .value(.money(result.worth.advances)), .text(" = "),
                .value(.money(result.worth.payments)),
            ],
            rounding: [.text("At the rate below; each side is rounded half-up once.")],
            source: isUS
                ? "Regulation Z, 12 CFR 1026, appendix J, (b)(8)"
                : "Directive 2008/48/EC, annex I, part I")
    }

    /// The first terms of a side with their numbers.
    private func side(isAdvance: Bool) -> [Piece] {
        var pieces: [Piece] = []
        var shown = 0
        for flow in terms.flows where flow.isAdvance == isAdvance {
            if shown > 0 { pieces.append(.text(" + ")) }
            if shown == 3 { return pieces + [.text("…")] }
            pieces.append(.value(.money(flow.amount)))
            pieces += isUS ? divisor(flow) : factor(flow)
            shown += 1
        }
        return pieces
    }

    private func divisor(_ flow: APRTerms.Flow) -> [Piece] {
        var parts: Wording = ""
        if flow.fraction.numerator > 0 { parts += " ÷ (1 + \(flow.fraction.text) × i)" }
        if flow.ticks > 0 { parts += " ÷ (1 + i)^\(flow.ticks)" }
        return [.words(parts)]
    }

    private func factor(_ flow: APRTerms.Flow) -> [Piece] {
        flow.time.isSameText(as: "0") ? [] : [.words(" × (1 + X)^−(\(flow.time))")]
    }

    // MARK: - The rate

    private var rateStep: Step {
        let perYear = terms.equation.periodsAYear
        return Step(
            isUS ? "The APR" : "The annual percentage rate of charge", for: ["apr"],
            formula: [
                .text(
                    isUS
                        ? "i, the rate of a unit-period, × unit-periods a year"
                        : "X, the rate at which the two sides are equal")
            ],
            numbers: isUS ? periodRate + [.text(" × "), .text(perYear.text)] : [],
            answer: [.value(exact)],
            rounding: [
                .text(
                    """
                    Half-up to 14 decimals (12 of the percentage): the sides have been compared \
                    half a unit of the last one below and above it, with an error bound.
                    """
                )
            ],
            source: isUS
                ? "Regulation Z, 12 CFR 1026, appendix J, (b)(9): solved by trial, here to the end"
                : "Directive 2008/48/EC, annex I, part I")
    }

    /// The rate of a unit-period in percent, cut.
    private var periodRate: [Piece] {
        let rate = UnitPeriodRate(rate: result.apr, perYear: terms.equation.periodsAYear)
        let cut = CutValue.pieces(rate, scale: 12)
        return cut.isEmpty ? [.text("i")] : cut + [.text("%")]
    }

    private var exact: Quantity {
        .percentage(
            ExactDecimal(result.apr.coefficient * 100, scale: result.apr.scale), decimals: 2)
    }

    private var roundedStep: Step {
        Step(
            isUS ? "The APR to two decimals" : "The rate to one decimal", for: ["aprRounded"],
            formula: [.text("the rate as computed, rounded half-up")],
            numbers: [.value(exact)], answer: [.value(.rate(result.aprRounded))],
            rounding: [
                .text(
                    isUS
                        ? "Customary; the law asks for 1/8 of one percentage point."
                        : "One decimal; the figure is raised where the next one is 5 or more.")
            ],
            source: isUS
                ? "Regulation Z, 12 CFR 1026.14(a) and 1026.22(a)"
                : "Directive 2008/48/EC, annex I, part I, remark (d)")
    }
}

/// The rate of a unit-period in units of 10^-12 percent.
private struct UnitPeriodRate: CertifiableFormula {
    let rate: ExactDecimal
    let perYear: Ratio

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let point = RatePoint.exact(rate.coefficient(scale: RatePoint.decimals))
        let unit = Number(100_000_000_000_000, precision)
        return [point.perPeriod(perYear, kind, precision) * unit]
    }
}
