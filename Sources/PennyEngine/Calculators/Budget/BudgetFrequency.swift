/// How often an amount of a budget comes or goes.
enum BudgetFrequency: Equatable, Sendable, CaseIterable {
    case day, week, twoWeeks, fourWeeks, twiceAMonth, month, twoMonths, quarter, sixMonths, year

    /// The word a file says.
    var name: String {
        switch self {
        case .day: "day"
        case .week: "week"
        case .twoWeeks: "2 weeks"
        case .fourWeeks: "4 weeks"
        case .twiceAMonth: "twice a month"
        case .month: "month"
        case .twoMonths: "2 months"
        case .quarter: "quarter"
        case .sixMonths: "6 months"
        case .year: "year"
        }
    }

    /// How many times a year the amount comes: its twelfth is a month's.
    var timesAYear: Int64 {
        switch self {
        case .day: 365
        case .week: 52
        case .twoWeeks: 26
        case .fourWeeks: 13
        case .twiceAMonth: 24
        case .month: 12
        case .twoMonths: 6
        case .quarter: 4
        case .sixMonths: 2
        case .year: 1
        }
    }

    /// The frequency in messages.
    var word: BudgetWords.Every {
        switch self {
        case .day: .day
        case .week: .week
        case .twoWeeks: .twoWeeks
        case .fourWeeks: .fourWeeks
        case .twiceAMonth: .twiceAMonth
        case .month: .other
        case .twoMonths: .twoMonths
        case .quarter: .quarter
        case .sixMonths: .sixMonths
        case .year: .year
        }
    }

    /// What else people type. `bimonthly` is left out: it means two things.
    private var synonyms: [String] {
        switch self {
        case .day: ["daily"]
        case .week: ["weekly", "1 week"]
        case .twoWeeks:
            [
                "two weeks", "2 week", "2 weekly", "biweekly", "bi weekly", "fortnight",
                "fortnightly", "other week", "second week",
            ]
        case .fourWeeks: ["four weeks", "4 week", "4 weekly", "four weekly"]
        case .twiceAMonth:
            ["semimonthly", "semi monthly", "twice monthly", "twice per month", "2 times a month"]
        case .month: ["monthly", "1 month", "calendar month"]
        case .twoMonths: ["two months", "2 month", "2 monthly", "other month", "second month"]
        case .quarter: ["quarterly", "3 months", "three months", "3 month", "3 monthly"]
        case .sixMonths:
            [
                "six months", "6 month", "6 monthly", "semiannual", "semi annual", "semiannually",
                "half year", "half yearly", "twice a year", "twice yearly",
            ]
        case .year: ["yearly", "annual", "annually", "1 year", "12 months", "annum"]
        }
    }

    static var choices: [String] { allCases.map { $0.name } }

    /// The frequency of this name, exactly.
    static func named(_ name: String) -> BudgetFrequency? {
        allCases.first { $0.name.isSameText(as: name) }
    }

    static func parse(_ typed: String) throws(InputFailure) -> BudgetFrequency {
        let plain = withoutLead(plainWords(typed))
        for frequency in allCases {
            if frequency.name.isSameText(as: plain) { return frequency }
            for synonym in frequency.synonyms where synonym.isSameText(as: plain) {
                return frequency
            }
        }
        throw InputFailure(.notAChoice(typed, choices: choices))
    }

    /// Small letters, one space between words and none for hyphens.
    private static func plainWords(_ typed: String) -> String {
        var out: [UInt8] = []
        for byte in TypedText.folded(typed).bytes {
            let isGap = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
            if !isGap {
                out.append(byte)
            } else if out.last != UInt8(ascii: " ") {
                out.append(UInt8(ascii: " "))
            }
        }
        return String(bytes: out)
    }

    /// `every 2 weeks`, `per week` and `once a week` without their first words.
    private static func withoutLead(_ words: String) -> String {
        for lead in ["every ", "each ", "per ", "once a ", "once per ", "a ", "an ", "the "] {
            let bytes = words.bytes
            let lead = lead.bytes
            if bytes.starts(with: lead) { return String(bytes: Array(bytes[lead.count...])) }
        }
        return words
    }
}
