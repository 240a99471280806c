/// A credit as typed.
struct TypedCredit {
    /// The law; nil until it is known.
    var method: APRMethod?
    var advances: [RawFlow] = []
    var payments: [RawFlow] = []
    var unitPeriodsPerYear: Ratio?
    var unitPeriod: UnitPeriod?
    var oddDays = OddDays.yearBefore

    private var flows: [RawFlow] { advances + payments }
    private var isDated: Bool { flows.contains { $0.date != nil } }

    /// Computes the time of each amount.
    func terms(_ reader: inout InputReader) throws(InputProblems) -> APRTerms {
        checkUnits(&reader)
        try reader.throwProblems()
        for flow in flows { check(flow, &reader) }
        try reader.throwProblems()
        let clock = APRClock(
            method: method ?? .us, currency: reader.currency, oddDays: oddDays, flows: flows)
        let terms =
            isDated
            ? clock.dated(unitPeriod, &reader)
            : clock.counted(unitPeriodsPerYear ?? Ratio(12, 1), &reader)
        try reader.throwProblems()
        guard let terms else { throw InputProblems(problems: []) }
        return terms
    }

    // Special: which units have a meaning depends on the law, and on whether flows have dates.

    private func checkUnits(_ reader: inout InputReader) {
        if reader.isGiven("unitPeriodsPerYear") {
            if method == .eu {
                reader.report(.init("unitPeriodsPerYear"), .notForMethod("eu"))
            }
            if isDated { reader.report(.init("unitPeriodsPerYear"), .conflicts(other: "date")) }
        }
        if !isDated, reader.isGiven("unitPeriod") {
            reader.report(.init("unitPeriod"), .needs(other: "date"))
        }
        guard reader.isGiven("oddDays") else { return }
        if method == .us {
            reader.report(.init("oddDays"), .notForMethod("us"))
        } else if !isDated {
            reader.report(.init("oddDays"), .needs(other: "date"))
        }
    }

    private func check(_ flow: RawFlow, _ reader: inout InputReader) {
        if isDated {
            checkDated(flow, &reader)
        } else {
            if flow.dueDay != nil { reader.report(flow.path("dueDay"), .needs(other: "date")) }
            if method == .us { checkCounted(flow, &reader) }
        }
        if method == .eu, flow.fraction != nil {
            reader.report(flow.path("fraction"), .notForMethod("eu"))
        }
    }

    private func checkDated(_ flow: RawFlow, _ reader: inout InputReader) {
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
    private func checkCounted(_ flow: RawFlow, _ reader: inout InputReader) {
        if let at = flow.at, !at.isWhole || at.numerator < 0 {
            let kind = InputProblem.Kind.notACount(
                at.text, lowest: 0, highest: APR.maximumYears * 366)
            reader.report(flow.path("at"), kind)
        }
        switch flow.every {
        case .number(let ratio) where ratio.denominator == 1: break
        case nil: break
        case .number(let ratio): reportEvery(flow, ratio.text, &reader)
        case .period(let period): reportEvery(flow, period.name.text, &reader)
        }
    }

    private func reportEvery(_ flow: RawFlow, _ typed: String, _ reader: inout InputReader) {
        reader.report(
            flow.path("every"), .notACount(typed, lowest: 1, highest: APR.maximumYears * 366))
    }
}
