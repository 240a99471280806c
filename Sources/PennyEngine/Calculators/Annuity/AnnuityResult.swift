/// Puts an annuity into the form every page is printed from.
struct AnnuityResult {
    let solution: AnnuitySolution
    let inputs: [NormalisedInput]
    /// What ends the annuity after each period, today first: above zero it is
    /// received, below zero paid.
    let worth: [Int64]

    init(_ solution: AnnuitySolution, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.solution = solution
        self.inputs = inputs
        let today = 0 - solution.presentValue
        worth =
            solution.periods > 0
            ? [today] + (try certifiedMoney(AnnuityWorth(equation: solution.equation))) : [today]
    }

    private var plan: AnnuityPlan { solution.plan }

    func calculation() throws(CalculationError) -> Calculation {
        var result = Calculation(calculator: .annuity, currency: plan.currency, inputs: inputs)
        result.figures = figures
        if solution.periods > 0 { result.tables.append(growthTable) }
        if solution.rates.count > 1 { result.tables.append(ratesTable) }
        result.tables.append(unroundedTable)
        result.charts = charts
        result.steps = AnnuitySteps(solution).steps
        result.proofs = try AnnuityProofs(solution, worth).proofs()
        result.notes = .old(AnnuityNotes(solution).notes)
        return result
    }

    // MARK: - Figures

    private var figures: [Figure] {
        var figures = answer
        if plan.solveFor != .periods {
            figures.append(Figure("payments", "All payments together", .money(solution.payments)))
            figures.append(Figure("net", "Received less paid", .money(solution.net)))
        }
        if let parts = solution.parts {
            figures.append(
                Figure("interestInPeriods", "Interest in these periods", .money(parts.rounded[0])))
            figures.append(
                Figure("principalInPeriods", "Principal in these periods", .money(parts.rounded[1]))
            )
        }
        return figures
    }

    private var answer: [Figure] {
        switch plan.solveFor {
        case .presentValue:
            return [Figure("presentValue", "Amount today", .money(solution.presentValue))]
        case .payment: return [Figure("payment", "Payment", .money(solution.payment))]
        case .futureValue:
            return [Figure("futureValue", "Amount at the end", .money(solution.futureValue))]
        case .periods:
            guard let exact = solution.exactPeriods else { return [] }
            let shown = exact.coefficient(scale: AnnuitySolution.decimals)
                .divided(by: ExactDecimal.powerOfTen(AnnuitySolution.decimals - 4), .halfUp)
            return [
                Figure("periods", "Periods", .number(ExactDecimal(shown, scale: 4))),
                Figure("wholePeriods", "Whole periods, the last one shorter", .count(periodsUp)),
            ]
        case .rate:
            guard let rate = solution.rates.first else { return [] }
            var figures = [
                Figure("rate", "Interest rate a year", .rate(rate.nominal)),
                Figure("periodicRate", "Rate a period", .rate(rate.periodic)),
            ]
            if let effective = rate.effective {
                figures.append(Figure("effectiveRate", "Effective rate a year", .rate(effective)))
            }
            return figures
        }
    }

    private var periodsUp: Int { solution.periods }

    // MARK: - Tables

    private var growthTable: Table {
        var table = Table(
            "growth", title: "Period by period",
            caption: [
                .text("Amounts in "), .text(plan.currency.code),
                .text(
                    """
                    : what you receive is above zero, what you pay below it. The last column is \
                    what ends the matter after the period; it is exact and rounded half-up, and \
                    the interest is what makes the row add up.
                    """),
            ],
            columns: [
                .init("period", "Period", .ordinal),
                .init("payment", "Payment", .money),
                .init("interest", "Interest", .money),
                .init("worth", "To end it", .money),
            ], isDetail: worth.count > 13)
        for period in 1..<worth.count {
            let interest = worth[period] - worth[period - 1] + solution.payment
            table.cells += [Int64(period), solution.payment, interest, worth[period]]
        }
        return table
    }

    private var ratesTable: Table {
        var table = Table(
            "rates", title: "Every rate that fits",
            caption: [.text("These amounts come to nothing at more than one rate.")],
            columns: [
                .init("periodicRate", "Rate a period", .value(isNumber: true)),
                .init("rate", "Rate a year", .value(isNumber: true)),
            ], hasRowHeads: false)
        for rate in solution.rates {
            table.append([.value(.rate(rate.periodic)), .value(.rate(rate.nominal))])
        }
        return table
    }

    private var unroundedTable: Table {
        var table = Table(
            "unrounded", title: "Before rounding",
            caption: [.text("The answers with more decimals, for checks by other programs.")],
            columns: [
                .init("figure", "Figure", .value(isNumber: false)),
                .init("value", "Value", .value(isNumber: true)),
            ], isDetail: true)
        func add(_ name: String, _ value: ExactDecimal) {
            table.append([.value(.text(name)), .value(.number(value))])
        }
        if let answer = solution.unroundedAnswer { add(plan.solveFor.name, answer) }
        if let periods = solution.exactPeriods { add("periods", periods) }
        if let rate = solution.rates.first { add("periodicRate", rate.periodic) }
        if let parts = solution.parts {
            add("interestInPeriods", parts.unrounded[0])
            add("principalInPeriods", parts.unrounded[1])
        }
        return table
    }

    // MARK: - Chart

    private var charts: [Chart] {
        let received = worth.map { max($0, 0) }
        let paid = worth.map { max(0 - $0, 0) }
        var series: [Chart.Series] = []
        if received.contains(where: { $0 > 0 }) {
            series.append(.init("received", "You would receive", received))
        }
        if paid.contains(where: { $0 > 0 }) {
            series.append(.init("paid", "You would pay", paid))
        }
        guard worth.count > 1, !series.isEmpty, let last = worth.last else { return [] }
        return [
            Chart(
                "growth", .lines,
                title: [
                    .text("To end it: "), .value(.money(worth[0])), .text(" today, "),
                    .value(.money(last)), .text(" after period "),
                    .value(.count(solution.periods)),
                ],
                axis: .period, positions: (0..<worth.count).map { Int64($0) }, series: series)
        ]
    }
}
