extension APRResult {
    private typealias Words = APRWords

    var tables: [Table] {
        var tables = [sidesTable, termsTable]
        if let roots, roots.rates.count > 1 { tables.append(ratesTable(roots)) }
        return tables
    }

    // MARK: - Both sides

    private var sidesTable: Table {
        var table = Table(
            "sides", title: Words.tableSidesTitle,
            caption: Words.tableSidesCaption(currency: terms.currency.code),
            columns: [
                .init("side", Words.tableSidesColumnSide, .value(isNumber: false)),
                .init("count", Words.tableSidesColumnCount, .value(isNumber: true)),
                .init("total", Words.tableSidesColumnTotal, .money),
                .init("worth", Words.tableSidesColumnWorth, .money),
            ])
        table.append([
            .value(.words(Words.tableSidesCellAdvances, machine: "Advances")),
            .value(.count(terms.flows.count - terms.numberOfPayments)), .number(advanced),
            .number(worth.advances),
        ])
        table.append([
            .value(.words(Words.tableSidesCellPayments, machine: "Payments")),
            .value(.count(terms.numberOfPayments)), .number(paid), .number(worth.payments),
        ])
        return table
    }

    // MARK: - Every amount

    private var termsTable: Table {
        var table = Table(
            "terms", title: Words.tableTermsTitle, caption: termsCaption, columns: columns,
            isDetail: terms.flows.count > 24)
        for (index, flow) in terms.flows.enumerated() {
            var row: [Table.Cell] = [.number(Int64(index + 1))]
            if let date = flow.date { row.append(.number(Int64(date.dayNumber))) }
            row.append(.value(.digits(flow.time)))
            let (amount, value) = (flow.amount, values[index])
            row += flow.isAdvance ? [.number(amount), .number(0)] : [.number(0), .number(amount)]
            row += flow.isAdvance ? [.number(value), .number(0)] : [.number(0), .number(value)]
            table.append(row)
        }
        if table.isDetail { table.groups = years }
        return table
    }

    private var termsCaption: Message {
        let currency = terms.currency.code
        return switch (terms.method, terms.unitPeriod) {
        case (.us, let unit?):
            Words.tableTermsCaptionUsDated(currency: currency, unit: unit.message)
        case (.us, nil): Words.tableTermsCaptionUs(currency: currency)
        case (.eu, _): Words.tableTermsCaptionEu(currency: currency)
        }
    }

    private var columns: [Table.Column] {
        var columns: [Table.Column] = [
            .init("number", Words.tableTermsColumnNumber, .ordinal)
        ]
        if terms.hasDates { columns.append(.init("date", Words.tableTermsColumnDate, .date)) }
        return columns + [
            .init("time", Words.tableTermsColumnTime, .value(isNumber: false)),
            .init("advance", Words.tableTermsColumnAdvance, .money, summable: true),
            .init("payment", Words.tableTermsColumnPayment, .money, summable: true),
            .init(
                "advanceWorth", Words.tableTermsColumnAdvanceWorth, .money, summable: true),
            .init(
                "paymentWorth", Words.tableTermsColumnPaymentWorth, .money, summable: true),
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
            let label = Words.tableTermsGroup(year: year(terms.flows[index]))
            groups.append(.init(label: label, rows: start..<index + 1))
            start = index + 1
        }
        return groups
    }

    /// The year of the credit that contains an amount. An amount at the end of a year belongs to
    /// that year.
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
            "rates", title: Words.tableRatesTitle, caption: Words.tableRatesCaption,
            columns: [
                .init("number", Words.tableRatesColumnNumber, .ordinal),
                .init("rate", Words.tableRatesColumnRate, .value(isNumber: true)),
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

    /// The value of the payments at the start, and the cost of waiting for them.
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
            title: Words.chartWorthFinding(paid: paid, worth: worth.payments),
            axis: isShort ? .payment : .year, positions: positions,
            series: [
                .init("worth", Words.chartWorthSeriesWorth, worths),
                .init("cost", Words.chartWorthSeriesCost, costs),
            ])
    }
}

extension UnitPeriod {
    /// The period in a sentence: “times in unit-periods of one month”.
    var message: Message {
        switch self {
        case .days(let days): APRWords.unitPeriod(unit: .days, count: days)
        case .weeks(let weeks): APRWords.unitPeriod(unit: .weeks, count: weeks)
        case .semimonth: APRWords.unitPeriod(unit: .semimonth, count: 1)
        case .months(12): APRWords.unitPeriod(unit: .year, count: 1)
        case .months(let months): APRWords.unitPeriod(unit: .other, count: months)
        }
    }

    /// The period by itself: “Every: month”.
    var value: Quantity {
        let words =
            switch self {
            case .days(let days): APRWords.period(unit: .days, count: days)
            case .weeks(let weeks): APRWords.period(unit: .weeks, count: weeks)
            case .semimonth: APRWords.period(unit: .semimonth, count: 1)
            case .months(12): APRWords.period(unit: .year, count: 1)
            case .months(let months): APRWords.period(unit: .other, count: months)
            }
        return .words(words, machine: name.text)
    }
}
