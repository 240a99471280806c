typealias InputFailure = InputProblem.Kind.Failure

/// Readers for one value, by its syntax.
extension InputReader {
    // MARK: - Money

    @inline(never)
    mutating func money(
        _ field: InputField, allowsZero: Bool = true, isSigned: Bool = false
    ) -> Int64? {
        let parse = amountParser(allowsZero: allowsZero, isSigned: isSigned)
        return read(field, { typed throws(InputFailure) in try parse.amount(typed) }) { .money($0) }
    }

    /// Returns a parser for amounts; with `isSigned` they may be negative, for money that is paid
    /// out.
    func amountParser(allowsZero: Bool = true, isSigned: Bool = false) -> AmountParser {
        AmountParser(
            currency: currency, convention: convention, allowsZero: allowsZero, isSigned: isSigned,
            symbols: symbols, readsEnglish: readsEnglish)
    }

    // MARK: - Rates

    /// Reads a rate of at least 0. With `isReturn` it may be a loss of less than 100 %. The
    /// percentage has at most `decimals` decimals.
    @inline(never)
    mutating func rate(
        _ field: InputField, isReturn: Bool = false, decimals: Int = 10
    ) -> ExactDecimal? {
        let convention = convention
        return read(
            field,
            { typed throws(InputFailure) in
                try InputReader.parseRate(
                    typed, convention, isReturn: isReturn, decimals: decimals)
            }
        ) { .rate($0) }
    }

    @inline(never)
    static func parseRate(
        _ typed: String, _ convention: NumberConvention, isReturn: Bool = false,
        decimals: Int = 10
    ) throws(InputFailure) -> ExactDecimal {
        var text = TypedText(typed)
        text.skipSpaces()
        let number: ExactDecimal
        do {
            number = try text.scanNumber(convention)
        } catch {
            throw InputFailure(error == .ambiguousMark ? .markInRate(typed) : .notARate(typed))
        }
        // A rate never has thousands, and `0,125%` must never be read as 125%.
        if text.hasGroupMarks { throw InputFailure(.markInRate(typed)) }
        text.skipSpaces()
        let hasPercent = text.scan("%")
        text.skipSpaces()
        guard text.isAtEnd else { throw InputFailure(.notARate(typed)) }
        guard hasPercent else {
            throw InputFailure(.rateWithoutPercent(TypedText.folded(typed)))
        }
        if number.isNegative, !isReturn { throw InputFailure(.negative(typed)) }
        if number <= ExactDecimal(-100) { throw InputFailure(.leavesNothing(typed)) }
        if ExactDecimal(1000) < number { throw InputFailure(.rateTooLarge(typed)) }
        if number.scale > decimals { throw InputFailure(.notARate(typed)) }
        return number.asPercent
    }

    private static func number(
        _ text: inout TypedText, _ convention: NumberConvention, _ typed: String
    ) -> ExactDecimal? {
        do {
            return try text.scanNumber(convention)
        } catch {
            return nil
        }
    }

    // MARK: - Terms

    /// Reads a length of time: `30 years`, `18 months`, `2 years 6 months`, `84 payments`, and with
    /// `allowsDays` also `90 days` and `2 weeks`. A bare number counts `bareUnit`, where that is
    /// given.
    @inline(never)
    mutating func term(
        _ field: InputField, bareUnit: TermLength.Unit? = nil, allowsPayments: Bool = true,
        allowsDays: Bool = false
    ) -> TermLength? {
        let convention = convention
        return read(
            field,
            { typed throws(InputFailure) in
                let parsed = InputReader.parseTerm(typed, convention, bareUnit)
                guard let parsed, allowsPayments || parsed.unit != .payments,
                    allowsDays || parsed.unit != .days
                else {
                    throw InputFailure(
                        InputReader.isNegative(typed, convention)
                            ? .negative(typed, example: field.example)
                            : .notATerm(typed, example: field.example))
                }
                return parsed
            }
        ) { .duration($0) }
    }

    /// Whether a text begins with a number below zero.
    private static func isNegative(_ typed: String, _ convention: NumberConvention) -> Bool {
        var text = TypedText(typed)
        text.skipSpaces()
        return number(&text, convention, typed)?.isNegative ?? false
    }

    fileprivate static func parseTerm(
        _ typed: String, _ convention: NumberConvention, _ bareUnit: TermLength.Unit?
    ) -> TermLength? {
        var text = TypedText(typed)
        text.skipSpaces()
        guard let first = length(&text, convention, typed, bareUnit) else { return nil }
        text.skipSpaces()
        if text.isAtEnd { return first }
        text.skipConjunction()
        guard first.unit == .years, first.count.scale == 0,
            let second = length(&text, convention, typed, nil), second.unit == .months,
            second.count.scale == 0
        else { return nil }
        text.skipSpaces()
        guard text.isAtEnd else { return nil }
        let months = first.count.coefficient * 12 + second.count.coefficient
        return TermLength(ExactDecimal(months), .months)
    }

    private static func length(
        _ text: inout TypedText, _ convention: NumberConvention, _ typed: String,
        _ bareUnit: TermLength.Unit?
    ) -> TermLength? {
        guard let count = number(&text, convention, typed), !count.isNegative else { return nil }
        text.skipSpaces()
        let word = text.scanWord()
        if word.isEmpty, let bareUnit { return TermLength(count, bareUnit) }
        let plain = String(bytes: word)
        let name = EnglishSynonyms.unit(word) ?? plain
        if name.isSameText(as: "weeks") {
            return wholeDays(ExactDecimal(count.coefficient * 7, scale: count.scale))
        }
        guard let unit = TermLength.Unit.named(name) else { return nil }
        return unit == .days ? wholeDays(count) : TermLength(count, unit)
    }

    private static func wholeDays(_ count: ExactDecimal) -> TermLength? {
        count.scale == 0 ? TermLength(count, .days) : nil
    }

    /// Reads a length in whole months, at most 1200. A bare number counts years.
    @inline(never)
    mutating func months(_ field: InputField, allowsNone: Bool = false) -> Int? {
        guard let term = term(field, bareUnit: .years, allowsPayments: false) else { return nil }
        return periods(
            field, term, aYear: 12, from: allowsNone ? 0 : 1, limit: 1200, unit: "months")
    }

    /// Returns a length as a whole number of periods. Reports one that is not whole, none, or more
    /// than `limit`.
    @inline(never)
    mutating func periods(
        _ field: InputField, _ term: TermLength, aYear periodsAYear: Int, from least: Int = 1,
        limit: Int, unit: String
    ) -> Int? {
        if let count = term.periods(periodsAYear), count <= limit {
            if count >= least { return count }
            report(field, .zero(term.text))
        } else if ExactDecimal(Int128(limit)) < term.count || term.periods(periodsAYear) != nil {
            report(field, .termTooLong(term.text, limit: limit, unit: unit))
        } else {
            let nearest = periodsAYear == 12 ? term.nearestMonths : nil
            report(field, .termNotWhole(term.text, unit: unit, nearest: nearest))
        }
        return nil
    }

    // MARK: - Choices, dates and counts

    /// Reads a choice, and returns its index.
    @inline(never)
    mutating func choice(_ field: InputField) -> Int? {
        guard case .choice(let words) = field.syntax else { return nil }
        return read(
            field,
            { typed throws(InputFailure) in
                if let index = EnglishSynonyms.index(of: typed, among: words) { return index }
                throw InputFailure(.notAChoice(typed, choices: words))
            }
        ) { .choice(words[$0]) }
    }

    /// Reads a name of `names`, or a number of times a year.
    @inline(never)
    mutating func timesAYear(_ field: InputField, _ names: [(String, Int)]) -> Int? {
        let convention = convention
        let words = choiceNames(names)
        let parse: (String) throws(InputFailure) -> Int = { typed throws(InputFailure) in
            if let index = EnglishSynonyms.index(of: typed, among: words) { return names[index].1 }
            do throws(InputFailure) {
                return try InputReader.parseCount(typed, convention, 1...366)
            } catch {
                let choices = words + ["a number of times a year up to 366"]
                throw InputFailure(.notAChoice(typed, choices: choices))
            }
        }
        return read(field, parse) { times in
            for (word, known) in names where known == times { return .choice(word) }
            return .count(times)
        }
    }

    @inline(never)
    mutating func date(_ field: InputField) -> CivilDate? {
        read(field, { typed throws(InputFailure) in try InputReader.parseDate(typed) }) {
            .date($0)
        }
    }

    /// Reads a text that is not empty, without the spaces around it.
    @inline(never)
    mutating func name(_ field: InputField) -> String? {
        read(
            field,
            { typed throws(InputFailure) in
                let name = TypedText.trimmed(typed)
                if name.isEmpty { throw InputFailure(.missing(example: field.example)) }
                return name
            }
        ) { .text($0) }
    }

    @inline(never)
    static func parseDate(_ typed: String) throws(InputFailure) -> CivilDate {
        guard let date = CivilDate(iso: TypedText.folded(typed)) else {
            throw InputFailure(.notADate(typed))
        }
        return date
    }

    @inline(never)
    mutating func count(_ field: InputField, _ limits: ClosedRange<Int>? = nil) -> Int? {
        guard let range = limits ?? field.range else { return nil }
        let convention = convention
        return read(
            field,
            { typed throws(InputFailure) in
                try InputReader.parseCount(typed, convention, range)
            }
        ) { .count($0) }
    }

    @inline(never)
    static func parseCount(
        _ typed: String, _ convention: NumberConvention, _ range: ClosedRange<Int>
    ) throws(InputFailure) -> Int {
        var text = TypedText(TypedText.folded(typed))
        guard let number = number(&text, convention, typed), text.isAtEnd, number.scale == 0,
            number.coefficient >= Int128(range.lowerBound),
            number.coefficient <= Int128(range.upperBound)
        else {
            throw InputFailure(
                .notACount(typed, lowest: range.lowerBound, highest: range.upperBound))
        }
        return Int(number.coefficient)
    }
}

extension TermLength {
    /// Reads a length as it is typed in English or the language of `words`; nil for another text.
    package init?(typed: String, _ convention: NumberConvention, _ words: TypedWords) {
        for reading in [typed] + words.readings(of: typed) {
            guard let length = InputReader.parseTerm(reading, convention, nil) else { continue }
            self = length
            return
        }
        return nil
    }

    /// The length of a bare number in a unit; nil for text that is not a number.
    package init?(bare typed: String, _ unit: Unit, _ convention: NumberConvention) {
        guard let length = InputReader.parseTerm(typed, convention, unit) else { return nil }
        self = length
    }
}
