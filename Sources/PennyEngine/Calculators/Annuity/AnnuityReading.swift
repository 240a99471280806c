/// Reads an annuity's inputs and checks that they fit together.
struct AnnuityReading {
    var reader: InputReader

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> AnnuityPlan? {
        let unknown = unknown()
        let present = amount("presentValue", unless: unknown == .presentValue)
        let payment = amount("payment", unless: unknown == .payment)
        let future = amount("futureValue", unless: unknown == .futureValue)
        let periodsAYear = reader.count("periodsAYear", 1...366)
        let periods = unknown == .periods ? 0 : periods(periodsAYear ?? 1)
        let rate = unknown == .rate ? .zero : required("rate")
        let compounding = reader.choice("compounding", Annuity.compoundingChoices)
        let timing = reader.choice("timing", Annuity.timingChoices)
        let range = inPeriods(unknown, periods)
        guard let unknown, let present, let payment, let future, let periods, let rate,
            let periodsAYear, let compounding, let timing, reader.problems.isEmpty
        else { return nil }
        return AnnuityPlan(
            currency: reader.currency, solveFor: unknown, presentValue: present, payment: payment,
            futureValue: future, periods: periods, rate: rate, periodsAYear: periodsAYear,
            compounding: compounding, timing: timing, inPeriods: range)
    }

    /// Reads the unknown: the value that `solveFor` names, or else the one value that is missing.
    private mutating func unknown() -> AnnuityPlan.Unknown? {
        if reader.isGiven("solveFor") {
            guard let unknown = reader.choice("solveFor", Annuity.unknowns) else { return nil }
            if reader.isGiven(unknown.name) {
                reader.report(.init("solveFor"), .conflicts(other: unknown.name))
                return nil
            }
            return unknown
        }
        let missing = Annuity.unknowns.filter { !reader.isGiven($0.0) }
        if missing.count == 1 {
            if let field = reader.field("solveFor") {
                reader.record(field, .choice(missing[0].0), isDefault: true)
            }
            return missing[0].1
        }
        let failure: AnnuityFailure =
            missing.isEmpty ? .nothingAsked : .unclear(missing: choiceNames(missing))
        reader.report(.init("solveFor"), .annuity(failure))
        return nil
    }

    /// Reads an amount of either sign. Returns zero if it is missing or the unknown.
    private mutating func amount(_ name: String, unless isAsked: Bool) -> Int64? {
        if isAsked { return 0 }
        guard reader.isGiven(name) else {
            if let field = reader.field(name) { reader.record(field, .money(0), isDefault: true) }
            return 0
        }
        let parser = SignedAmount(parser: reader.amountParser())
        return reader.read(name, { typed throws(InputFailure) in try parser.amount(typed) }) {
            .money($0)
        }
    }

    /// Reads a required rate. Returns nil if it is missing.
    private mutating func required(_ name: String) -> ExactDecimal? {
        if reader.isGiven(name) {
            return reader.rate(
                name, isReturn: true, decimals: ExactDecimal.maximumScale)
        }
        reportMissing(name)
        return nil
    }

    private mutating func reportMissing(_ name: String) {
        guard reader.isGiven("solveFor"), let field = reader.field(name) else { return }
        reader.report(.init(name), .missing(example: field.example))
    }

    private mutating func periods(_ periodsAYear: Int) -> Int? {
        guard reader.isGiven("periods") else {
            reportMissing("periods")
            return nil
        }
        guard let term = reader.term("periods", bareUnit: .payments) else { return nil }
        if term.unit == .payments {
            // The message for payments to a loan differs from that for payments of an annuity.
            let words = AnnuityWords.payments(count: term.count)
            reader.replaceQuantity(of: "periods", with: .words(words, machine: term.text))
        }
        let path = InputProblem.Path("periods")
        let limit = Annuity.maximumPeriods
        guard let count = term.periods(periodsAYear) else {
            reader.report(
                path,
                ExactDecimal(Int128(limit)) < term.count
                    ? .termTooLong(term.text, limit: limit, unit: "periods")
                    : .termNotWhole(
                        term.text, unit: "periods",
                        nearest: periodsAYear == 12 ? term.nearestMonths : nil))
            return nil
        }
        if count == 0 { reader.report(path, .zero(term.text)) }
        if count > limit {
            reader.report(path, .termTooLong(term.text, limit: limit, unit: "periods"))
        }
        return (1...limit).contains(count) ? count : nil
    }

    /// Reads `13 to 24`, or one number.
    private mutating func inPeriods(
        _ unknown: AnnuityPlan.Unknown?, _ periods: Int?
    ) -> ClosedRange<Int>? {
        if unknown == .periods, reader.isGiven("inPeriods") {
            reader.report(.init("inPeriods"), .conflictsWithChoice("periods", of: "solveFor"))
            return nil
        }
        let convention = reader.convention
        return reader.read(
            "inPeriods",
            { typed throws(InputFailure) in
                let range = Self.range(typed, convention)
                guard let range else { throw InputFailure(.annuity(.notPeriods(typed))) }
                let last = periods ?? Annuity.maximumPeriods
                guard range.first >= 1, range.first <= range.last, range.last <= last else {
                    throw InputFailure(.annuity(.outside(typed, periods: last)))
                }
                return range.first...range.last
            }
        ) { range in
            let (first, last) = (range.lowerBound, range.upperBound)
            let words =
                first == last
                ? AnnuityWords.stepInPeriodsOne(period: first)
                : AnnuityWords.stepInPeriodsSeveral(first: first, last: last)
            return .words(words, machine: Self.text(range))
        }
    }

    private static func range(
        _ typed: String, _ convention: NumberConvention
    ) -> (first: Int, last: Int)? {
        var text = TypedText(TypedText.folded(typed))
        guard let first = number(&text, convention) else { return nil }
        if text.isAtEnd { return (first, first) }
        text.skipSpaces()
        guard text.scan("to") else { return nil }
        text.skipSpaces()
        guard let last = number(&text, convention), text.isAtEnd else { return nil }
        return (first, last)
    }

    private static func number(_ text: inout TypedText, _ convention: NumberConvention) -> Int? {
        guard let number = try? text.scanNumber(convention), number.scale == 0,
            number.coefficient.magnitude <= 1_000_000
        else { return nil }
        return Int(number.coefficient)
    }

    private static func text(_ range: ClosedRange<Int>) -> String {
        let text: Wording =
            range.count == 1
            ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        return text.text
    }
}
