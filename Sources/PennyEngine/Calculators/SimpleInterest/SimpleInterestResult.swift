import PennyNaturals

/// Builds the `Calculation` of simple interest, from which every page is rendered.
struct SimpleInterestResult {
    private typealias Words = SimpleInterestWords

    let plan: SimpleInterestPlan
    let inputs: [NormalisedInput]
    /// The interest up to the end of each year and the end of the time.
    let interest: [Int64]

    init(_ plan: SimpleInterestPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.plan = plan
        self.inputs = inputs
        interest = try certified(
            SimpleInterestAmounts(plan: plan, times: plan.timesInYears), .halfUp,
            limit: Money.limit - plan.principal)
    }

    private var total: Int64 { interest[interest.count - 1] }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .simpleInterest, currency: plan.currency, inputs: inputs,
            answer: Words.answerDue(
                due: plan.principal + total, principal: plan.principal, interest: total,
                time: length(from: today)),
            figures: [
                Figure("interest", Words.figureInterest, .money(total)),
                Figure("amountDue", Words.figureAmountDue, .money(plan.principal + total)),
            ],
            tables: [table], charts: [chart], steps: steps, proofs: [proof],
            notes: notes, from: today)
    }

    private var notes: [Message] {
        guard case .days(let days, let year) = plan.time else { return [] }
        return [year == 360 ? Words.noteYearOf360Days : Words.noteYearOf365Days(days: days)]
    }

    private var table: Table {
        var table = Table(
            "years", title: Words.tableYearsTitle,
            caption: Words.tableYearsCaption(currency: plan.currency.code),
            columns: [
                .init("year", Words.tableYearsColumnYear, .ordinal),
                .init("interest", Words.tableYearsColumnInterest, .money, summable: true),
                .init("balance", Words.tableYearsColumnBalance, .money),
            ])
        var before: Int64 = 0
        for (index, sum) in interest.enumerated() {
            table.cells += [Int64(index + 1), sum - before, plan.principal + sum]
            before = sum
        }
        return table
    }

    private var chart: Chart {
        Chart(
            "growth", .stackedAreas,
            title: Words.chartGrowthFinding(
                principal: plan.principal, due: plan.principal + total),
            axis: scale?.axis ?? .time, positions: positions,
            series: [
                .init(
                    "principal", Words.chartGrowthSeriesPrincipal,
                    [Int64](repeating: plan.principal, count: positions.count)),
                .init(
                    "interest", Words.chartGrowthSeriesInterest,
                    scale == nil ? [0, total] : [0] + interest),
            ],
            total: .init(Words.tableYearsColumnBalance, of: 2))
    }

    /// The time unit in which every row ends at a whole number, and the number of units in a year.
    private var scale: (axis: ChartAxis, timesAYear: Int)? {
        if case .days(_, let year) = plan.time, !plan.years.isWhole { return (.day, year) }
        if plan.years.isWhole { return (.year, 1) }
        return (plan.years * ExactFraction(12)).isWhole ? (.month, 12) : nil
    }

    /// The positions of the rows on the axis, so that part of a year is drawn as a part.
    private var positions: [Int64] {
        guard let scale else { return [0, 1] }
        return [0]
            + plan.timesInYears.map { years in
                Int64((years * ExactFraction(scale.timesAYear)).roundedUp.int128 ?? 0)
            }
    }

    /// The time as a reader says it, and the month in which it ends.
    private func length(from today: CivilDate?) -> Message {
        switch plan.time {
        case .term(let term):
            guard let months = term.periods(12) else { return term.message }
            let time = term.unit == .months ? CommonWords.span(of: months) : term.message
            return CommonWords.until(time, months: months, from: today)
        case .days(let days, _):
            let time = CommonWords.durationDays(count: ExactDecimal(Int128(days)))
            guard let end = today?.adding(days: days) else { return time }
            return CommonWords.until(time: time, end: end)
        }
    }

    private var time: Message {
        switch plan.time {
        case .term(let term):
            term.unit == .months
                ? Words.timeMonths(months: term.count) : Words.timeYears(years: term.count)
        case .days(let days, let year): Words.timeDays(days: days, year: year)
        }
    }

    private var steps: [Step] {
        [
            Step(
                Words.stepInterestTitle, for: ["interest"], formula: Words.stepInterestFormula,
                numbers: Words.stepInterestNumbers(
                    principal: plan.principal, rate: plan.rate, time: time),
                answer: .value(.money(total)), rounding: Words.stepInterestRounding,
                source: Words.stepInterestSource),
            Step(
                Words.stepAmountDueTitle, for: ["amountDue"],
                formula: Words.stepAmountDueFormula,
                numbers: Words.stepAmountDueNumbers(principal: plan.principal, interest: total),
                answer: .value(.money(plan.principal + total))),
        ]
    }

    private var proof: Proof {
        let rows = table
        let sum = rows.total(of: 1, rows: 0..<rows.rowCount)
        let last = rows.cell(row: rows.rowCount - 1, column: 2)
        return Proof(
            Words.proofRows(sum: plan.principal + sum),
            holds: plan.principal + sum == last && sum == total)
    }
}
