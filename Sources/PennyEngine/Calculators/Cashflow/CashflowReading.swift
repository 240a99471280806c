/// Reads the inputs of a cash flow and checks that they fit together.
struct CashflowReading {
    var reader: InputReader

    private struct RawFlow {
        let index: Int
        let amount: Int64
        let date: CivilDate?
    }

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> CashflowPlan? {
        let flows = flows()
        let hasDates = flows.contains { $0.date != nil }
        checkDates(flows, hasDates)
        let discountRate = reader.rate("discountRate", isReturn: true)
        let timing = timing(hasDates)
        let dayCount = dayCount(hasDates)
        let choice = reader.choice("irrChoice", Cashflow.rateChoices) ?? .nearest
        let modified = modified(hasDates)
        guard reader.problems.isEmpty else { return nil }
        let timed = CashflowPlan.timed(flows.map { ($0.amount, $0.date) }, dayCount)
        return CashflowPlan(
            currency: reader.currency, flows: timed.flows, unitsAYear: timed.unitsAYear,
            dayCount: hasDates ? dayCount : nil, discountRate: discountRate, timing: timing,
            choice: choice, modified: modified)
    }

    private mutating func flows() -> [RawFlow] {
        let before = reader.problems.count
        let parser = reader.amountParser(isSigned: true)
        let flows = reader.readEntries("flows") {
            reader, entry -> (RawFlow, [NamedQuantity])? in
            let amount = entry.read("amount", &reader) { typed throws(InputFailure) in
                try parser.amount(typed)
            }
            let date = entry.read("date", &reader) { typed throws(InputFailure) in
                try InputReader.parseDate(typed)
            }
            guard let amount else { return nil }
            var named = [NamedQuantity("amount", .money(amount))]
            if let date { named.append(NamedQuantity("date", .date(date))) }
            return (RawFlow(index: entry.index, amount: amount, date: date), named)
        }
        if reader.problems.count == before {
            if flows.isEmpty {
                reader.report(
                    .init("flows"), .missing(example: reader.field("flows")?.example ?? ""))
            } else if flows.count > CashflowPlan.limit {
                reader.report(.init("flows"), .tooManyEntries(limit: CashflowPlan.limit))
            }
        }
        return flows
    }

    private mutating func checkDates(_ flows: [RawFlow], _ hasDates: Bool) {
        guard hasDates, reader.problems.isEmpty else { return }
        for flow in flows where flow.date == nil {
            reader.report(.init("flows", entry: flow.index, field: "date"), .dateMissing)
        }
    }

    // MARK: - What depends on dates

    private mutating func timing(_ hasDates: Bool) -> CashflowPlan.Timing {
        if hasDates {
            if reader.isGiven("npvTiming") { reader.report(.init("npvTiming"), .notWithDates) }
            return .start
        }
        return reader.choice("npvTiming", Cashflow.timingChoices) ?? .start
    }

    private mutating func dayCount(_ hasDates: Bool) -> DayCount {
        if !hasDates {
            if reader.isGiven("dayCount") { reader.report(.init("dayCount"), .onlyWithDates) }
            return .actual365
        }
        return reader.choice("dayCount", Cashflow.dayCountChoices) ?? .actual365
    }

    private mutating func modified(_ hasDates: Bool) -> CashflowPlan.Modified? {
        let finance = reader.rate("financeRate", isReturn: true)
        let reinvest = reader.rate("reinvestRate", isReturn: true)
        for (name, other) in [("financeRate", "reinvestRate"), ("reinvestRate", "financeRate")]
        where reader.isGiven(name) {
            if hasDates {
                reader.report(.init(name), .notWithDates)
            } else if !reader.isGiven(other) {
                reader.report(.init(name), .needs(other: other))
            }
        }
        guard let finance, let reinvest else { return nil }
        return CashflowPlan.Modified(finance: finance, reinvest: reinvest)
    }
}
