/// An entry of `advances` or `payments` as typed.
struct RawFlow {
    /// The distance between the amounts of one entry.
    enum Distance: Equatable {
        case number(Ratio)
        case period(UnitPeriod)
    }

    let input: String
    let index: Int
    let amount: Int64
    let at: SignedRatio?
    let fraction: Ratio?
    let date: CivilDate?
    let dueDay: Int?
    let count: Int
    let every: Distance?

    var isAdvance: Bool { input.isSameText(as: "advances") }

    func path(_ field: String) -> InputProblem.Path {
        .init(input, entry: index, field: field)
    }

    static func read(_ input: String, _ reader: inout InputReader) -> [RawFlow] {
        let convention = reader.convention
        let parser = reader.amountParser(allowsZero: false)
        if !reader.isGiven(input), let field = reader.field(input) {
            reader.report(.init(input), .missing(example: field.example))
        }
        return reader.readEntries(input) { reader, entry -> (RawFlow, [NamedQuantity])? in
            let before = reader.problems.count
            let amount = entry.read("amount", &reader) { text throws(InputFailure) in
                try parser.amount(text)
            }
            let at = entry.read("at", &reader) { text throws(InputFailure) in
                try SignedRatio.parse(text, convention)
            }
            let fraction = entry.read("fraction", &reader) { text throws(InputFailure) in
                try Self.fraction(text, convention)
            }
            let date = entry.read("date", &reader) { text throws(InputFailure) in
                try InputReader.parseDate(text)
            }
            let dueDay = entry.read("dueDay", &reader) { text throws(InputFailure) in
                try InputReader.parseCount(text, convention, 1...31)
            }
            let count = entry.read("count", &reader) { text throws(InputFailure) in
                try InputReader.parseCount(text, convention, 1...APR.maximumFlows)
            }
            let every = entry.read("every", &reader) { text throws(InputFailure) in
                try Self.distance(text, convention)
            }
            guard let amount, reader.problems.count == before else { return nil }
            let flow = RawFlow(
                input: input, index: entry.index, amount: amount, at: at, fraction: fraction,
                date: date, dueDay: dueDay, count: count ?? 1, every: every)
            return (flow, flow.quantities)
        }
    }

    private var quantities: [NamedQuantity] {
        var named = [NamedQuantity("amount", .money(amount))]
        if let at { named.append(NamedQuantity("at", .text(at.text))) }
        if let fraction { named.append(NamedQuantity("fraction", .text(fraction.text))) }
        if let date { named.append(NamedQuantity("date", .date(date))) }
        if let dueDay { named.append(NamedQuantity("dueDay", .count(dueDay))) }
        if count != 1 { named.append(NamedQuantity("count", .count(count))) }
        switch every {
        case .number(let ratio): named.append(NamedQuantity("every", .text(ratio.text)))
        case .period(let period): named.append(NamedQuantity("every", period.value))
        case nil: break
        }
        return named
    }

    private static func fraction(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> Ratio {
        let ratio = try SignedRatio.parse(typed, convention)
        guard ratio.numerator >= 0, ratio.numerator < ratio.denominator else {
            throw InputFailure(.notBelowOne(typed))
        }
        return Ratio(ratio.numerator, ratio.denominator)
    }

    private static func distance(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> Distance {
        if let period = UnitPeriod(typed: typed) { return .period(period) }
        guard let ratio = try? SignedRatio.parse(typed, convention), ratio.numerator > 0 else {
            throw InputFailure(.notADistance(typed))
        }
        return .number(Ratio(ratio.numerator, ratio.denominator))
    }
}
