private typealias Words = CashflowWords

extension Cashflow {
    static let inputs: [Input<TypedCashflow>] = [
        Input(
            "flows", Words.inputFlows, flows, .required, example: "-10,000; 3,000; 4,200; 6,800",
            help: Words.inputFlowsHelp
        ) { $0.flows = $1 },
        Input(
            "discountRate", Words.inputDiscountRate, .rateOrLoss, in: .common, example: "8%",
            help: Words.inputDiscountRateHelp
        ) { $0.discountRate = $1 },
        Input<TypedCashflow>(
            "every", Words.inputEvery,
            .choice(CashflowPlan.Interval.allCases.map { ($0.rawValue, $0) }),
            .defaults(to: "period"), example: "year", help: Words.inputEveryHelp
        ) { $0.interval = $1 }
        .unless({ $0.hasDates }, .notWithDates),
        Input<TypedCashflow>(
            "npvTiming", Words.inputNpvTiming, .choice([("start", .start), ("end", .end)]),
            .defaults(to: "start"), example: "end", help: Words.inputNpvTimingHelp
        ) { $0.timing = $1 }
        .unless({ $0.hasDates }, .notWithDates),
        Input<TypedCashflow>(
            "dayCount", Words.inputDayCount, .choice(dayCounts), .defaults(to: "actual/365"),
            example: "actual/365"
        ) { $0.dayCount = $1 }
        .unless({ !$0.hasDates }, .onlyWithDates),
        Input(
            "irrChoice", Words.inputIrrChoice, .choice([("nearest", .nearest), ("none", .none)]),
            .defaults(to: "nearest"), example: "none", help: Words.inputIrrChoiceHelp
        ) { $0.choice = $1 },
        Input<TypedCashflow>(
            "financeRate", Words.inputFinanceRate, .rateOrLoss, example: "8%",
            help: Words.inputFinanceRateHelp, .needs("reinvestRate")
        ) { $0.finance = $1 }
        .unless({ $0.hasDates }, .notWithDates),
        Input<TypedCashflow>(
            "reinvestRate", Words.inputReinvestRate, .rateOrLoss, example: "5%",
            help: Words.inputReinvestRateHelp, .needs("financeRate")
        ) { $0.reinvest = $1 }
        .unless({ $0.hasDates }, .notWithDates),
    ]

    private static let columns: [Input<TypedCashflow.Flow>] = [
        Input("amount", Words.inputFlowsAmount, .signedMoney, .required, example: "-10,000") {
            $0.amount = $1
        },
        Input("date", Words.inputFlowsDate, .date, example: "2026-11-20") { $0.date = $1 },
    ]

    /// Special: all flows have a date, or none of them.
    private static var flows: InputType<[TypedCashflow.Flow]> {
        let list = InputType.list(columns, upTo: 1_200) { TypedCashflow.Flow(index: $0) }
        return InputType(list.syntax, range: list.range) { reader, field in
            let flows = list.read(&reader, field)
            guard let flows, reader.problems.isEmpty, flows.contains(where: { $0.date != nil })
            else { return flows }
            for flow in flows where flow.date == nil {
                reader.report(.init("flows", entry: flow.index, field: "date"), .dateMissing)
            }
            return flows
        }
    }

    private static let dayCounts: [(String, DayCount)] = [
        DayCount.actual365, .actual360, .actualActual, .thirty360, .thirtyE360,
        .thirty360BondBasis, .thirtyE360ISDA,
    ].map { ($0.name, $0) }
}

/// A cash flow as typed.
struct TypedCashflow {
    struct Flow {
        let index: Int
        var amount: Int64 = 0
        var date: CivilDate?
    }

    let currency: Currency
    var flows: [Flow] = []
    var discountRate: ExactDecimal?
    var interval = CashflowPlan.Interval.period
    var timing = CashflowPlan.Timing.start
    var dayCount = DayCount.actual365
    var choice = CashflowPlan.Choice.nearest
    var finance: ExactDecimal?
    var reinvest: ExactDecimal?

    var hasDates: Bool { flows.contains { $0.date != nil } }

    /// The plan, with the time of each flow.
    var plan: CashflowPlan {
        let timed = CashflowPlan.timed(flows.map { ($0.amount, $0.date) }, dayCount)
        var modified: CashflowPlan.Modified?
        if let finance, let reinvest { modified = .init(finance: finance, reinvest: reinvest) }
        return CashflowPlan(
            currency: currency, flows: timed.flows, unitsAYear: timed.unitsAYear,
            dayCount: hasDates ? dayCount : nil, discountRate: discountRate, timing: timing,
            interval: interval, choice: choice, modified: modified)
    }
}
