extension APRResult {
    var tables: [Table] {
        var tables = [sidesTable, termsTable]
        if let roots, roots.rates.count > 1 { tables.append(ratesTable(roots)) }
        return tables
    }

    // MARK: - Both sides

    private var sidesTable: Table {
        var table = Table(
            "sides", title: "Both sides of the equation",
            caption: [
                .text("Sums in "), .text(terms.currency.code),
                .text("; what each is worth at the start is the exact sum rounded half-up."),
            ],
            columns: [
                .init("side", "Side", .value(isNumber: false)),
                .init("count", "Amounts", .value(isNumber: true)),
                .init("total", "Total", .money),
                .init("worth", "Worth at the start", .money),
            ])
        table.append([
            .value(.text("Advances")),
            .value(.count(terms.flows.count - terms.numberOfPayments)), .number(advanced),
            .number(worth.advances),
        ])
        table.append([
            .value(.text("Payments")), .value(.count(terms.numberOfPayments)), .number(paid),
            .number(worth.payments),
        ])
        return table
    }

    // MARK: - Every amount

    private var termsTable: Table {
        var table = Table(
            "terms", title: "Every amount and its time",
            caption: [
                .text("In "), .text(terms.currency.code), .text("; "), .words(timeCaption),
                .text(" Each worth is at the rate as computed, rounded half-up."),
            ],
            columns: columns, isDetail: terms.flows.count > 24)
        for (index, flow) in terms.flows.enumerated() {
            var row: [Table.Cell] = [.number(Int64(index + 1))]
            if let date = flow.date { row.append(.number(Int64(date.dayNumber))) }
            row.append(.value(.text(flow.time)))
            let (amount, value) = (flow.amount, values[index])
            row += flow.isAdvance ? [.number(amount), .number(0)] : [.number(0), .number(amount)]
            row += flow.isAdvance ? [.number(value), .number(0)] : [.number(0), .number(value)]
            table.append(row)
        }
        if table.isDetail { table.groups = years }
        return table
    }

    private var timeCaption: Wording {
        switch (terms.method, terms.unitPeriod) {
        case (.us, let unit?): "times in unit-periods of one \(unit.name), and a fraction of one."
        case (.us, nil): "times in unit-periods, and a fraction of one."
        case (.eu, _): "times in years from the first advance."
        }
    }

    private var columns: [Table.Column] {
        var columns: [Table.Column] = [.init("number", "Number", .ordinal)]
        if terms.hasDates { columns.append(.init("date", "Date", .date)) }
        return columns + [
            .init("time", "Time", .value(isNumber: false)),
            .init("advance", "Advance", .money, summable: true),
            .init("payment", "Payment", .money, summable: true),
            .init("advanceWorth", "Advance is worth", .money, summable: true),
            .init("paymentWorth", "Payment is worth", .money, summable: true),
        ]
    }

    private var years: [Table.Group] {
        var groups: [Table.Group] = []
        var start = 0
        for index in terms.flows.indices {
            let isLast = index + 1 == terms.flows.count
            guard isLast || year(terms.flows[index + 1]) != year(terms.flows[index]) else {
                continue
            }
            let label: Wording = "Year \(year(terms.flows[index]))"
            groups.append(.init(label: label.text, rows: start..<index + 1))
            start = index + 1
        }
        return groups
    }

    /// The year of the credit an amount falls in, one at its end belonging to it.
    func year(_ flow: APRTerms.Flow) -> Int {
        let perYear = terms.equation.periodsAYear
        let ticks =
            Int128(flow.ticks) * flow.fraction.denominator
            + flow.fraction.numerator * Int128(terms.equation.ticksAPeriod)
        let top = ticks * perYear.denominator
        let bottom =
            Int128(terms.equation.ticksAPeriod) * flow.fraction.denominator * perYear.numerator
        return max(Int((top + bottom - 1) / bottom), 1)
    }

    private func ratesTable(_ roots: RateCrossings) -> Table {
        var table = Table(
            "rates", title: "All rates that were found",
            caption: [.text("Each makes both sides equal; the lowest is taken.")],
            columns: [
                .init("number", "Number", .ordinal),
                .init("rate", "Rate", .value(isNumber: true)),
            ])
        for (index, rate) in roots.rates.enumerated() {
            table.append([
                .number(Int64(index + 1)),
                .value(.rate(ExactDecimal(rate, scale: RatePoint.decimals))),
            ])
        }
        return table
    }

    // MARK: - Chart

    /// What the payments are worth at the start, and what is lost to waiting.
    var chart: Chart {
        let isShort = terms.numberOfPayments <= 36
        var positions: [Int64] = []
        var worths: [Int64] = []
        var costs: [Int64] = []
        for (index, flow) in terms.flows.enumerated() where !flow.isAdvance {
            let position = isShort ? Int64(positions.count + 1) : Int64(year(flow))
            if isShort || positions.last != position {
                positions.append(position)
                worths.append(0)
                costs.append(0)
            }
            worths[worths.count - 1] += values[index]
            costs[costs.count - 1] += flow.amount - values[index]
        }
        return Chart(
            "worth", .stackedBars,
            title: [
                .text("Payments of "), .value(.money(paid)), .text(" are worth "),
                .value(.money(worth.payments)), .text(" at the start"),
            ],
            axis: isShort ? .payment : .year, positions: positions,
            series: [
                Chart.Series("worth", "Worth at the start", worths),
                Chart.Series("cost", "Cost of the credit", costs),
            ])
    }
}
