/// Reads a rate to convert, or an account whose yield to compute.
struct RateConversionReading {
    var reader: InputReader

    /// The leading input of each question, and the inputs that belong to it.
    private static let questions: [(name: String, others: [String])] = [
        ("rate", ["compounding", "periodsAYear"]),
        ("interest", ["principal", "days", "compoundingDays"]), ("steps", ["principal"]),
        ("tiers", ["days"]),
    ]

    /// Reads the question. Returns nil when `reader` has problems to report.
    mutating func question() -> RateConversion.Question? {
        let given = Self.questions.filter { reader.isGiven($0.name) }
        guard let leading = given.first else {
            reader.report(.init("rate"), .missing(example: reader.field("rate")?.example ?? ""))
            return nil
        }
        for other in given.dropFirst() {
            reader.report(.init(other.name), .conflicts(other: leading.name))
        }
        for question in Self.questions {
            for name in question.others
            where !leading.others.contains(where: { $0.isSameText(as: name) })
                && reader.isGiven(name)
                && !reader.problems.contains(where: { $0.path.input.isSameText(as: name) })
            {
                reader.report(.init(name), .conflicts(other: leading.name))
            }
        }
        if leading.name.isSameText(as: "rate") { return conversion() }
        if leading.name.isSameText(as: "interest") { return stated() }
        return leading.name.isSameText(as: "steps") ? steps() : tiers()
    }

    // MARK: - A rate

    private mutating func conversion() -> RateConversion.Question? {
        let rate = reader.rate("rate", decimals: ExactDecimal.maximumScale)
        let compounding = compounding()
        let periods = reader.count("periodsAYear", 1...366)
        guard let rate, let compounding, let periods else { return nil }
        return .conversion(
            ConvertedRate(rate: rate, compounding: compounding, periodsAYear: periods))
    }

    /// Reads a named compounding, or a number of times a year.
    private mutating func compounding() -> CompoundingTimes? {
        let convention = reader.convention
        let parse: (String) throws(InputFailure) -> CompoundingTimes = {
            typed throws(InputFailure) in
            let choices = choiceNames(CompoundingTimes.names)
            if let index = EnglishSynonyms.index(of: typed, among: choices) {
                return CompoundingTimes.names[index].1
            }
            do throws(InputFailure) {
                return .aYear(try InputReader.parseCount(typed, convention, 1...366))
            } catch {
                throw InputFailure(
                    .notAChoice(typed, choices: choices + ["a number of times a year up to 366"]))
            }
        }
        return reader.read("compounding", parse) { times in
            for (word, known) in CompoundingTimes.names where known == times {
                return .choice(word)
            }
            return .count(times.number ?? 0)
        }
    }

    // MARK: - An account

    private mutating func stated() -> RateConversion.Question? {
        let interest = reader.money("interest")
        let principal = principal()
        let days = days()
        let compounding = reader.count("compoundingDays", 1...YieldAccount.maximumDays)
        guard let interest, let principal, let days else { return nil }
        return .yield(
            YieldAccount(
                principal: principal, days: days,
                earning: .stated(interest: interest, compoundingDays: compounding)))
    }

    private mutating func steps() -> RateConversion.Question? {
        let convention = reader.convention
        let segments = reader.readEntries("steps") {
            reader, entry -> (YieldAccount.Segment, [NamedQuantity])? in
            let rate = entry.read("rate", &reader) { text throws(InputFailure) in
                try InputReader.parseRate(text, convention)
            }
            let days = entry.read("days", &reader) { text throws(InputFailure) in
                try InputReader.parseCount(text, convention, 1...YieldAccount.maximumDays)
            }
            guard let rate, let days else { return nil }
            return (
                YieldAccount.Segment(rate: rate, days: days),
                [NamedQuantity("rate", .rate(rate)), NamedQuantity("days", .count(days))]
            )
        }
        let principal = principal()
        guard let principal, isNotEmpty("steps", segments.count) else { return nil }
        let days = segments.reduce(0) { $0 + $1.days }
        if days > YieldAccount.maximumDays {
            reader.report(
                .init("steps"),
                .termTooLong(
                    Wording("\(days) days").text, limit: YieldAccount.maximumDays, unit: "days"))
            return nil
        }
        return .yield(
            YieldAccount(
                principal: principal, days: days,
                earning: .daily([.init(amount: principal, segments: segments)])))
    }

    private mutating func tiers() -> RateConversion.Question? {
        let convention = reader.convention
        let parser = reader.amountParser(allowsZero: false)
        let tiers = reader.readEntries("tiers") {
            reader, entry -> ((Int64, ExactDecimal), [NamedQuantity])? in
            let amount = entry.read("amount", &reader) { text throws(InputFailure) in
                try parser.amount(text)
            }
            let rate = entry.read("rate", &reader) { text throws(InputFailure) in
                try InputReader.parseRate(text, convention)
            }
            guard let amount, let rate else { return nil }
            return (
                (amount, rate),
                [NamedQuantity("amount", .money(amount)), NamedQuantity("rate", .rate(rate))]
            )
        }
        let days = days()
        guard let days, isNotEmpty("tiers", tiers.count) else { return nil }
        return .yield(
            YieldAccount(
                principal: tiers.reduce(0) { $0 + $1.0 }, days: days,
                earning: .daily(
                    tiers.map {
                        .init(amount: $0.0, segments: [.init(rate: $0.1, days: days)])
                    })))
    }

    /// Checks for one to a hundred entries, which bounds the sums.
    private mutating func isNotEmpty(_ name: String, _ count: Int) -> Bool {
        if (1...100).contains(count) { return true }
        if reader.problems.isEmpty {
            let typed = ExactDecimal(Int128(count)).text()
            reader.report(.init(name), .notACount(typed, lowest: 1, highest: 100))
        }
        return false
    }

    private mutating func principal() -> Int64? {
        guard reader.isGiven("principal") else {
            reader.report(.init("principal"), .missing(example: "1,000"))
            return nil
        }
        return reader.money("principal", allowsZero: false)
    }

    private mutating func days() -> Int? {
        guard reader.isGiven("days") else {
            reader.report(.init("days"), .missing(example: "365"))
            return nil
        }
        return reader.count("days", 1...YieldAccount.maximumDays)
    }
}
