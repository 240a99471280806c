/// Reads a credit's advances and payments and computes the time of each.
struct APRReading {
    var reader: InputReader

    /// Reads the credit. Returns nil when `reader` has problems to report.
    mutating func terms() -> APRTerms? {
        let method = reader.choice("method", APR.methodChoices)
        let advances = flows("advances")
        let payments = flows("payments")
        let perYear = unitPeriodsPerYear(method)
        let unitPeriod = unitPeriod(method)
        let oddDays = reader.choice("oddDays", APR.oddDayChoices) ?? .yearBefore
        let all = advances + payments
        let isDated = all.contains { $0.date != nil }
        checkUnits(isDated)
        checkOddDays(method, isDated)
        guard let method, reader.problems.isEmpty, !advances.isEmpty, !payments.isEmpty else {
            return nil
        }
        checkFields(all, method, isDated: isDated)
        guard reader.problems.isEmpty else { return nil }
        let clock = APRClock(
            method: method, currency: reader.currency, oddDays: oddDays, flows: all)
        let timing =
            isDated
            ? clock.dated(unitPeriod, &reader) : clock.counted(perYear ?? Ratio(12, 1), &reader)
        guard let timing, reader.problems.isEmpty else { return nil }
        return timing
    }

    // MARK: - Lists

    private mutating func flows(_ name: String) -> [RawFlow] {
        let flows = RawFlow.read(name, &reader)
        if flows.isEmpty, reader.isGiven(name), let field = reader.field(name),
            !reader.problems.contains(where: { $0.path.input.isSameText(as: name) })
        {
            reader.report(.init(name), .missing(example: field.example))
        }
        let count = flows.reduce(0) { $0 + $1.count }
        report(name, count, most: APR.maximumFlows, name)
        report(name, flows.count, most: APR.maximumEntries, "entries")
        return flows
    }

    private mutating func report(_ name: String, _ count: Int, most: Int, _ unit: String) {
        guard count > most else { return }
        let typed: Wording = "\(count)"
        reader.report(.init(name), .termTooLong(typed.text, limit: most, unit: unit))
    }

    // MARK: - Units of time

    private mutating func unitPeriodsPerYear(_ method: APRMethod?) -> Ratio? {
        let convention = reader.convention
        let parse = { (typed: String) throws(InputFailure) -> Ratio in
            let ratio = try SignedRatio.parse(typed, convention)
            guard ratio.numerator > 0, ratio.numerator <= 366 * ratio.denominator else {
                throw InputFailure(.notARatio(typed))
            }
            return Ratio(ratio.numerator, ratio.denominator)
        }
        let perYear = reader.read("unitPeriodsPerYear", parse) { .text($0.text) }
        if reader.isGiven("unitPeriodsPerYear"), method == .eu {
            reader.report(.init("unitPeriodsPerYear"), .notForMethod("eu"))
        }
        return perYear
    }

    private mutating func unitPeriod(_ method: APRMethod?) -> UnitPeriod? {
        let parse = { (typed: String) throws(InputFailure) -> UnitPeriod in
            guard let period = UnitPeriod(typed: typed) else {
                throw InputFailure(.notADistance(typed))
            }
            guard method == .eu else { return period }
            switch period {
            case .weeks: return .weeks(1)
            case .months(12): return .months(12)
            case .months: return .months(1)
            default: throw InputFailure(.notAChoice(typed, choices: ["week", "month", "year"]))
            }
        }
        return reader.read("unitPeriod", parse) { $0.value }
    }

    private mutating func checkUnits(_ isDated: Bool) {
        if isDated, reader.isGiven("unitPeriodsPerYear") {
            reader.report(.init("unitPeriodsPerYear"), .conflicts(other: "date"))
        }
        if !isDated, reader.isGiven("unitPeriod") {
            reader.report(.init("unitPeriod"), .needs(other: "date"))
        }
    }

    private mutating func checkOddDays(_ method: APRMethod?, _ isDated: Bool) {
        guard reader.isGiven("oddDays") else { return }
        if method == .us {
            reader.report(.init("oddDays"), .notForMethod("us"))
        } else if !isDated {
            reader.report(.init("oddDays"), .needs(other: "date"))
        }
    }

    // MARK: - Fields that do not go together

    private mutating func checkFields(
        _ flows: [RawFlow], _ method: APRMethod, isDated: Bool
    ) {
        for flow in flows {
            if isDated {
                checkDated(flow)
            } else {
                if flow.dueDay != nil {
                    reader.report(flow.path("dueDay"), .needs(other: "date"))
                }
                if method == .us { checkCounted(flow) }
            }
            if method == .eu, flow.fraction != nil {
                reader.report(flow.path("fraction"), .notForMethod("eu"))
            }
        }
    }

    private mutating func checkDated(_ flow: RawFlow) {
        guard let date = flow.date else {
            reader.report(flow.path("date"), .missing(example: "2026-12-01"))
            return
        }
        if flow.at != nil { reader.report(flow.path("at"), .conflicts(other: "date")) }
        if flow.fraction != nil {
            reader.report(flow.path("fraction"), .conflicts(other: "date"))
        }
        if case .number(let ratio) = flow.every {
            reader.report(flow.path("every"), .notADistance(ratio.text))
        }
        if let day = flow.dueDay, day != date.day, !(date.isLastOfMonth && day > date.day) {
            reader.report(flow.path("dueDay"), .conflicts(other: "date"))
        }
    }

    /// Checks that a flow has whole unit-periods, as the equation of the United States requires.
    private mutating func checkCounted(_ flow: RawFlow) {
        if let at = flow.at, !at.isWhole || at.numerator < 0 {
            let kind = InputProblem.Kind.notACount(
                at.text, lowest: 0, highest: APR.maximumYears * 366)
            reader.report(flow.path("at"), kind)
        }
        switch flow.every {
        case .number(let ratio) where ratio.denominator == 1: break
        case nil: break
        case .number(let ratio): reportEvery(flow, ratio.text)
        case .period(let period): reportEvery(flow, period.name.text)
        }
    }

    private mutating func reportEvery(_ flow: RawFlow, _ typed: String) {
        reader.report(
            flow.path("every"), .notACount(typed, lowest: 1, highest: APR.maximumYears * 366))
    }
}
