import PennyNaturals

/// Puts simple interest into the form every page is printed from.
struct SimpleInterestResult {
    let plan: SimpleInterestPlan
    let inputs: [NormalisedInput]
    /// The interest up to the end of each year, and of the time.
    let interest: [Int64]

    init(_ plan: SimpleInterestPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.plan = plan
        self.inputs = inputs
        interest = try certified(
            SimpleInterestAmounts(plan: plan, times: plan.marks), .halfUp,
            limit: Money.limit - plan.principal)
    }

    private var total: Int64 { interest[interest.count - 1] }

    func calculation() -> Calculation {
        var result = Calculation(
            calculator: .simpleInterest, currency: plan.currency, inputs: inputs)
        result.figures = [
            Figure("interest", "Interest", .money(total)),
            Figure("amountDue", "Principal and interest", .money(plan.principal + total)),
        ]
        result.tables = [table]
        result.charts = [chart]
        result.steps = steps
        result.proofs = [proof]
        if case .days(_, ofYear: 360) = plan.time {
            result.notes = .old([
                [
                    .text(
                        """
                        A year of 360 days makes each day dearer: a whole year of 365 days costs \
                        365 ÷ 360 of the rate.
                        """)
                ]
            ])
        }
        return result
    }

    private var table: Table {
        var table = Table(
            "years", title: "Year by year",
            caption: [
                .text("In "), .text(plan.currency.code),
                .text("; the last row ends with the time. Each total is rounded half-up, and "),
                .text("the interest of a row is what makes the rows add up."),
            ],
            columns: [
                .init("year", "Year", .ordinal),
                .init("interest", "Interest", .money, summable: true),
                .init("balance", "Principal and interest", .money),
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
            title: [
                .value(.money(plan.principal)), .text(" becomes "),
                .value(.money(plan.principal + total)), .text(", in a straight line"),
            ],
            axis: scale?.axis ?? .time, positions: positions,
            series: [
                .init(
                    "principal", "Principal",
                    [Int64](repeating: plan.principal, count: positions.count)),
                .init("interest", "Interest", scale == nil ? [0, total] : [0] + interest),
            ])
    }

    /// The unit in which every row ends at a whole number, and its parts of a year.
    private var scale: (axis: ChartAxis, timesAYear: Int)? {
        if case .days(_, let year) = plan.time, !plan.years.isWhole { return (.day, year) }
        if plan.years.isWhole { return (.year, 1) }
        return (plan.years * ExactFraction(12)).isWhole ? (.month, 12) : nil
    }

    /// Where the rows stand on the axis, so that a part of a year is drawn as a part.
    private var positions: [Int64] {
        guard let scale else { return [0, 1] }
        return [0]
            + plan.marks.map { mark in
                Int64((mark * ExactFraction(scale.timesAYear)).roundedUp.int128 ?? 0)
            }
    }

    private var time: [Piece] {
        switch plan.time {
        case .term(let term):
            term.unit == .months
                ? [.value(.number(term.count)), .text(" ÷ 12")] : [.value(.number(term.count))]
        case .days(let days, let year): [.value(.count(days)), .text(" ÷ "), .value(.count(year))]
        }
    }

    private var steps: [Step] {
        [
            Step(
                "Interest", for: ["interest"], formula: [.text("principal × rate × years")],
                numbers: [
                    .value(.money(plan.principal)), .text(" × "), .value(.rate(plan.rate)),
                    .text(" × "),
                ] + time, answer: [.value(.money(total))],
                rounding: [.text("Multiplied first, divided last, and rounded half-up once.")],
                source: "Stephen G. Kellison, The Theory of Interest, chapter 1: simple interest"),
            Step(
                "Principal and interest", for: ["amountDue"],
                formula: [.text("principal + interest")],
                numbers: [
                    .value(.money(plan.principal)), .text(" + "), .value(.money(total)),
                ], answer: [.value(.money(plan.principal + total))]),
        ]
    }

    private var proof: Proof {
        let rows = table
        let sum = rows.total(of: 1, rows: 0..<rows.rowCount)
        let last = rows.cell(row: rows.rowCount - 1, column: 2)
        return Proof(
            [
                .text("The interest of all rows and the principal are the last balance: "),
                .value(.money(plan.principal + sum)), .text("."),
            ], holds: plan.principal + sum == last && sum == total)
    }
}
