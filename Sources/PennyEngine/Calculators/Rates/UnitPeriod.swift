/// The period in which an annual percentage rate is counted: a standard time interval of Regulation
/// Z (12 CFR 1026, appendix J, (b)(3)), or the term of a single payment.
enum UnitPeriod: Equatable, Sendable {
    /// A day, or a term of a number of days.
    case days(Int)
    case weeks(Int)
    case semimonth
    /// A number of months, at most twelve, which are a year.
    case months(Int)

    /// The unit-period of a loan with this payment frequency.
    init(_ frequency: PaymentFrequency) {
        switch frequency {
        case .weekly, .acceleratedWeekly: self = .weeks(1)
        case .biweekly, .acceleratedBiweekly: self = .weeks(2)
        case .semimonthly: self = .semimonth
        default: self = .months(12 / frequency.paymentsAYear)
        }
    }

    /// The number of unit-periods in a year: appendix J, (b)(5)(ii) to (vii).
    var perYear: Ratio {
        switch self {
        case .days(let days): Ratio(365, Int128(days))
        case .weeks(let weeks): Ratio(52, Int128(weeks))
        case .semimonth: Ratio(24, 1)
        case .months(let months): Ratio(12, Int128(months))
        }
    }

    /// The length for comparing periods, in twelfths of a day.
    var length: Int {
        switch self {
        case .days(let days): 12 * days
        case .weeks(let weeks): 84 * weeks
        case .semimonth: 182
        case .months(let months): 365 * months
        }
    }

    /// The name in typed text: `2 weeks`, `month`.
    var name: Wording {
        switch self {
        case .days(let days): Self.name(days, "day", "days")
        case .weeks(let weeks): Self.name(weeks, "week", "weeks")
        case .semimonth: "semimonth"
        case .months(12): "year"
        case .months(let months): Self.name(months, "month", "months")
        }
    }

    private static func name(_ count: Int, _ one: Wording, _ many: Wording) -> Wording {
        count == 1 ? one : "\(count) \(many)"
    }

    /// The date of `index` periods after `first`; nil outside the calendar.
    func date(_ index: Int, after first: CivilDate, dueDay: Int) -> CivilDate? {
        switch self {
        case .days(let days): first.adding(days: days * index)
        case .weeks(let weeks): first.adding(days: 7 * weeks * index)
        case .semimonth: PaymentFrequency.semimonthly.date(index, after: first, dueDay: dueDay)
        case .months(let months): first.adding(months: months * index, dueDay: dueDay)
        }
    }
}

extension UnitPeriod {
    /// Parses `day`, `week`, `2 weeks`, `semimonth`, `month`, `3 months`, `year` and synonyms.
    /// Returns nil for anything else.
    init?(typed: String) {
        var text = TypedText(TypedText.folded(typed))
        if text.scan("every ") { text.skipSpaces() }
        if let standard = EnglishSynonyms.standard(typed) {
            switch String(bytes: standard) {
            case let word where word.isSameText(as: "twice a month"):
                self = .semimonth
                return
            case let word where word.isSameText(as: "quarter"):
                self = .months(3)
                return
            case let word: text = TypedText(word)
            }
        }
        var count = 1
        if let digit = text.next, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") {
            guard let number = try? text.scanNumber(.point), number.scale == 0,
                number.coefficient >= 1, number.coefficient <= 366
            else { return nil }
            count = Int(number.coefficient)
        }
        text.skipSpaces()
        let word = EnglishSynonyms.unit(text.scanWord())
        guard text.isAtEnd, let word, let period = Self.period(count, word) else { return nil }
        self = period
    }

    private static func period(_ count: Int, _ word: String) -> UnitPeriod? {
        for (limit, unit, period) in units where unit.isSameText(as: word) {
            return count <= limit ? period(count) : nil
        }
        return nil
    }

    private static let units: [(Int, String, @Sendable (Int) -> UnitPeriod)] = [
        (366, "days", { .days($0) }), (52, "weeks", { .weeks($0) }),
        (12, "months", { .months($0) }), (1, "years", { .months(12 * $0) }),
    ]
}
