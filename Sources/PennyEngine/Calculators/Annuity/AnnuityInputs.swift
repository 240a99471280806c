private typealias Words = AnnuityWords

extension Annuity {
    static let unknowns: [(String, AnnuityPlan.Unknown)] = [
        ("presentValue", .presentValue), ("payment", .payment), ("futureValue", .futureValue),
        ("periods", .periods), ("rate", .rate),
    ]

    static let inputs: [Input<AnnuityPlan>] = [
        // Special: left out, it is the one value that is missing.
        Input(
            "solveFor", Words.inputSolveFor, special: .choice(choiceNames(unknowns)),
            example: "payment", help: Words.inputSolveForHelp
        ) { $2.asked = unknown(&$0, $1) },
        amount(
            .presentValue, Words.inputPresentValue, example: "receive 20,000",
            help: Words.inputPresentValueHelp
        ) { $0.presentValue = $1 },
        amount(
            .payment, Words.inputPayment, example: "pay 400", help: Words.inputPaymentHelp
        ) { $0.payment = $1 },
        amount(
            .futureValue, Words.inputFutureValue, example: "pay 5,000",
            help: Words.inputFutureValueHelp
        ) { $0.futureValue = $1 },
        // Special: what is asked for is not read.
        Input(
            "periods", Words.inputPeriods, special: .term, in: .common, example: "5 years",
            help: Words.inputPeriodsHelp
        ) { reader, field, plan in
            if plan.asked == .periods || isMissing(field, &reader) { return }
            plan.typedPeriods = reader.term(field, bareUnit: .payments)
            if let term = plan.typedPeriods, term.unit == .payments {
                // The words for payments to a loan differ from those for payments of an annuity.
                let words = AnnuityWords.payments(count: term.count)
                reader.replaceQuantity(
                    of: field.name, with: .words(words, machine: term.text))
            }
        },
        Input("rate", Words.inputRate, special: .rate, in: .common, example: "6%") {
            reader, field, plan in
            if plan.asked == .rate || isMissing(field, &reader) { return }
            let rate = reader.rate(field, isReturn: true, decimals: ExactDecimal.maximumScale)
            plan.rate = rate ?? .zero
        },
        Input(
            "periodsAYear", Words.inputPeriodsAYear, .count(1...366), .defaults(to: "12"),
            example: "12"
        ) { $0.periodsAYear = $1 },
        Input(
            "compounding", Words.inputCompounding,
            .choice([
                ("period", .period), ("annual", .timesAYear(1)), ("semiannual", .timesAYear(2)),
                ("quarterly", .timesAYear(4)), ("monthly", .timesAYear(12)),
                ("daily", .timesAYear(365)), ("continuous", .continuous),
            ]),
            .defaults(to: "period"), example: "period", help: Words.inputCompoundingHelp
        ) { $0.compounding = $1 },
        Input(
            "timing", Words.inputTiming, .choice([("end", .end), ("begin", .begin)]),
            .defaults(to: "end"), example: "end"
        ) { $0.timing = $1 },
        Input(
            "inPeriods", Words.inputInPeriods, .text(TypedPeriods.parse) { $0.quantity },
            example: "13 to 24", help: Words.inputInPeriodsHelp,
            .excludes("periods", of: "solveFor")
        ) { $0.typedRange = $1 },
    ]

    /// The value that `solveFor` names, or else the one value that is missing.
    private static func unknown(
        _ reader: inout InputReader, _ field: InputField
    ) -> AnnuityPlan.Unknown? {
        if reader.isGiven(field.name) {
            guard let index = reader.choice(field) else { return nil }
            if !reader.isGiven(unknowns[index].0) { return unknowns[index].1 }
            reader.report(field, .conflicts(other: unknowns[index].0))
            return nil
        }
        let missing = unknowns.filter { !reader.isGiven($0.0) }
        if missing.count == 1 {
            reader.record(field, .choice(missing[0].0), isDefault: true)
            return missing[0].1
        }
        let failure: AnnuityFailure =
            missing.isEmpty ? .nothingAsked : .unclear(missing: choiceNames(missing))
        reader.report(field, .annuity(failure))
        return nil
    }

    /// Special: an amount of either sign, which is zero where it is left out, unless it is asked
    /// for.
    private static func amount(
        _ unknown: AnnuityPlan.Unknown, _ label: Message, example: String, help: Message,
        to set: @escaping @Sendable (inout AnnuityPlan, Int64) -> Void
    ) -> Input<AnnuityPlan> {
        Input(unknown.name, label, special: .money, in: .common, example: example, help: help) {
            reader, field, plan in
            if plan.asked == unknown { return }
            guard reader.isGiven(field.name) else {
                return reader.record(field, .money(0), isDefault: true)
            }
            let parser = SignedAmount(parser: reader.amountParser())
            let amount = reader.read(
                field, { typed throws(InputFailure) in try parser.amount(typed) }
            ) { .money($0) }
            if let amount { set(&plan, amount) }
        }
    }

    /// Whether a value is left out. It is reported where another value is asked for by name.
    private static func isMissing(_ field: InputField, _ reader: inout InputReader) -> Bool {
        if reader.isGiven(field.name) { return false }
        if reader.isGiven("solveFor") { reader.report(field, .missing(example: field.example)) }
        return true
    }
}

extension AnnuityPlan.Unknown {
    /// The name of the unknown's input.
    var name: String {
        for (name, unknown) in Annuity.unknowns where unknown == self { return name }
        return ""
    }
}

/// A range of periods as typed: `13 to 24`, or one number.
struct TypedPeriods: Equatable {
    let typed: String
    let first: Int
    let last: Int

    static func parse(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> TypedPeriods {
        var text = TypedText(TypedText.folded(typed))
        if let first = number(&text, convention) {
            if text.isAtEnd { return TypedPeriods(typed: typed, first: first, last: first) }
            text.skipSpaces()
            if text.scan("to") {
                text.skipSpaces()
                if let last = number(&text, convention), text.isAtEnd {
                    return TypedPeriods(typed: typed, first: first, last: last)
                }
            }
        }
        throw InputFailure(.annuity(.notPeriods(typed)))
    }

    private static func number(_ text: inout TypedText, _ convention: NumberConvention) -> Int? {
        guard let number = try? text.scanNumber(convention), number.scale == 0,
            number.coefficient.magnitude <= 1_000_000
        else { return nil }
        return Int(number.coefficient)
    }

    var quantity: Quantity {
        if first == last {
            let machine: Wording = "\(first)"
            return .words(
                AnnuityWords.stepInPeriodsOne(period: first), machine: machine.text)
        }
        let machine: Wording = "\(first) to \(last)"
        return .words(
            AnnuityWords.stepInPeriodsSeveral(first: first, last: last), machine: machine.text)
    }
}

extension AnnuityPlan {
    /// Counts the periods, whose number depends on those of a year, and checks the range of them.
    mutating func check(_ reader: inout InputReader) {
        var last = Annuity.maximumPeriods
        if let typedPeriods, let field = reader.field("periods") {
            let count = reader.periods(
                field, typedPeriods, aYear: periodsAYear, limit: last, unit: "periods")
            periods = count ?? 0
            last = count ?? last
        }
        guard let typedRange, asked != .periods else { return }
        let (first, end) = (typedRange.first, typedRange.last)
        if first >= 1, first <= end, end <= last {
            inPeriods = first...end
        } else {
            reader.report(
                .init("inPeriods"), .annuity(.outside(typedRange.typed, periods: last)))
        }
    }
}
