/// Builds the `Calculation` of an annuity, from which every page is rendered.
struct AnnuityResult {
    private typealias Words = AnnuityWords

    let solution: AnnuitySolution
    let inputs: [NormalisedInput]
    /// The amount that ends the annuity after each period, starting with today. It is received if
    /// positive and paid if negative.
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

    func calculation(from today: CivilDate?) throws(CalculationError) -> Calculation {
        try Calculation(
            calculator: .annuity, currency: plan.currency, inputs: inputs,
            answer: sentence(from: today),
            figures: figures, tables: tables, charts: charts, steps: AnnuitySteps(solution).steps,
            proofs: AnnuityProofs(solution, worth).proofs(),
            notes: AnnuityNotes(solution).notes, from: today)
    }

    private var tables: [Table] {
        (solution.periods > 0 ? [growthTable] : [])
            + (solution.rates.count > 1 ? [ratesTable] : []) + [unroundedTable]
    }

    // MARK: - Figures

    private var figures: [Figure] {
        var figures = answerFigures
        if plan.solveFor != .periods {
            figures.append(
                .sized(
                    "payments",
                    solution.payments < 0 ? Words.figurePaymentsPaid : Words.figurePayments,
                    solution.payments))
            figures.append(
                .sized(
                    "net", solution.net < 0 ? Words.figureNetPaid : Words.figureNet, solution.net))
        }
        if let parts = solution.parts {
            let (interest, principal) = (parts.rounded[0], parts.rounded[1])
            figures += [
                .sized(
                    "interestInPeriods",
                    interest < 0
                        ? Words.figureInterestInPeriodsPaid : Words.figureInterestInPeriods,
                    interest),
                .sized(
                    "principalInPeriods",
                    principal < 0
                        ? Words.figurePrincipalInPeriodsPaid : Words.figurePrincipalInPeriods,
                    principal),
            ]
        }
        return figures
    }

    private var answerFigures: [Figure] {
        switch plan.solveFor {
        case .presentValue:
            let amount = solution.presentValue
            return [
                .sized(
                    "presentValue",
                    amount < 0 ? Words.figurePresentValuePaid : Words.figurePresentValueReceived,
                    amount)
            ]
        case .payment:
            let amount = solution.payment
            return [
                .sized(
                    "payment", amount < 0 ? Words.figurePaymentPaid : Words.figurePaymentReceived,
                    amount)
            ]
        case .futureValue:
            let amount = solution.futureValue
            return [
                .sized(
                    "futureValue",
                    amount < 0 ? Words.figureFutureValuePaid : Words.figureFutureValueReceived,
                    amount)
            ]
        case .periods:
            guard let exact = solution.exactPeriods else { return [] }
            let shown = exact.coefficient(scale: AnnuitySolution.decimals)
                .divided(by: ExactDecimal.powerOfTen(AnnuitySolution.decimals - 4), .halfUp)
            let periods = Quantity.number(ExactDecimal(shown, scale: 4))
            if !solution.isBeforeToday {
                return [
                    Figure("periods", Words.figurePeriods, periods),
                    Figure("wholePeriods", Words.figureWholePeriods, .count(periodsUp)),
                ]
            }
            let size = Quantity.number(ExactDecimal(-shown, scale: 4))
            return [Figure("periods", Words.figurePeriodsBefore, periods, shown: size)]
        case .rate:
            guard let rate = solution.rates.first else { return [] }
            var figures = [
                Figure("rate", Words.figureRate, .rate(rate.nominal)),
                Figure("periodicRate", Words.figurePeriodicRate, .rate(rate.periodic)),
            ]
            if let effective = rate.effective {
                figures.append(
                    Figure("effectiveRate", Words.figureEffectiveRate, .rate(effective)))
            }
            return figures
        }
    }

    private var periodsUp: Int { solution.periods }

    private func sentence(from today: CivilDate?) -> Message {
        let (periods, time) = (solution.periods, time(from: today))
        switch plan.solveFor {
        case .presentValue:
            let amount = solution.presentValue
            return amount < 0
                ? Words.answerTodayPaid(amount: -amount)
                : Words.answerTodayReceived(amount: amount)
        case .payment:
            let amount = solution.payment
            return amount < 0
                ? Words.answerPaymentPaid(amount: -amount, periods: periods, time: time)
                : Words.answerPaymentReceived(amount: amount, periods: periods, time: time)
        case .futureValue:
            let amount = solution.futureValue
            return amount < 0
                ? Words.answerEndPaid(amount: -amount, time: time)
                : Words.answerEndReceived(amount: amount, time: time)
        case .periods:
            return solution.isBeforeToday
                ? Words.answerNoPeriods : Words.answerPeriods(time: time)
        case .rate:
            let rate = solution.rates.first?.nominal ?? .zero
            return solution.rates.count > 1
                ? Words.answerRateOneOfSeveral(rate: rate) : Words.answerRate(rate: rate)
        }
    }

    /// The number of months of all periods; nil if it is not whole.
    private var months: Int? {
        let (months, rest) = (solution.periods * 12).quotientAndRemainder(
            dividingBy: plan.periodsAYear)
        return rest == 0 ? months : nil
    }

    /// The time of all periods, and the month in which it ends.
    private func time(from today: CivilDate?) -> Message {
        months.map { CommonWords.span(of: $0, from: today) }
            ?? Words.time(periods: solution.periods)
    }

    // MARK: - Tables

    private var growthTable: Table {
        var table = Table(
            "growth", title: Words.tableGrowthTitle,
            caption: Words.tableGrowthCaption(currency: plan.currency.code),
            columns: [
                .init("period", Words.tableGrowthColumnPeriod, .ordinal),
                .init("payment", Words.tableGrowthColumnPayment, .money),
                .init("interest", Words.tableGrowthColumnInterest, .money),
                .init("worth", Words.tableGrowthColumnWorth, .money),
            ], isDetail: worth.count > 13)
        for period in 1..<worth.count {
            let interest = worth[period] - worth[period - 1] + solution.payment
            table.cells += [Int64(period), solution.payment, interest, worth[period]]
        }
        return table
    }

    private var ratesTable: Table {
        var table = Table(
            "rates", title: Words.tableRatesTitle, caption: Words.tableRatesCaption,
            columns: [
                .init("periodicRate", Words.tableRatesColumnPeriodicRate, .value(isNumber: true)),
                .init("rate", Words.tableRatesColumnRate, .value(isNumber: true)),
            ], hasRowHeads: false)
        for rate in solution.rates {
            table.append([.value(.rate(rate.periodic)), .value(.rate(rate.nominal))])
        }
        return table
    }

    private var unroundedTable: Table {
        var table = Table(
            "unrounded", title: Words.tableUnroundedTitle, caption: Words.tableUnroundedCaption,
            columns: [
                .init("figure", Words.tableUnroundedColumnFigure, .value(isNumber: false)),
                .init("value", Words.tableUnroundedColumnValue, .value(isNumber: true)),
            ], isDetail: true)
        let figures = figures
        func add(_ name: String, _ value: ExactDecimal) {
            let label = figures.first { $0.name.isSameText(as: name) }?.label ?? .text(name)
            table.append([.value(.words(label, machine: name)), .value(.number(value))])
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
            series.append(.init("received", Words.chartGrowthSeriesReceived, received))
        }
        if paid.contains(where: { $0 > 0 }) {
            series.append(.init("paid", Words.chartGrowthSeriesPaid, paid))
        }
        guard worth.count > 1, !series.isEmpty, let last = worth.last else { return [] }
        return [
            Chart(
                "growth", .lines,
                title: Words.chartGrowthFinding(
                    today: worth[0], last: last, period: solution.periods),
                axis: .period, positions: (0..<worth.count).map { Int64($0) }, series: series)
        ]
    }
}
