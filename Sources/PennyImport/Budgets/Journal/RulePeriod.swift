/// The period of a periodic rule: its interval, start and end.
struct RulePeriod {
    /// The budget's word for the interval.
    let every: String
    let start: CalendarMonth?
    /// The first month after the period.
    let end: CalendarMonth?

    /// Nil if a budget has no word for the interval.
    init?(_ typed: String) {
        var words = typed.lowercased().split { $0 == " " || $0 == "\t" }[...]
        // A date alone means once.
        if words.count == 1, let date = AccountDate(String(words[0])) {
            every = date.isYear ? "year" : "month"
            start = date.month
            end = Self.end(of: date)
            return
        }
        guard let every = Self.scanInterval(&words) else { return nil }
        self.every = every
        var start: CalendarMonth?
        var end: CalendarMonth?
        while let word = words.popFirst() {
            guard let typed = words.popFirst(), let date = AccountDate(String(typed)) else {
                return nil
            }
            switch word {
            case "from", "since": start = date.month
            case "to", "until":
                // An end after the first day of a month includes part of the month.
                end = (date.day ?? 1) > 1 ? date.month.next : date.month
            case "in":
                start = date.month
                end = Self.end(of: date)
            default: return nil
            }
        }
        self.start = start
        self.end = end
    }

    func holds(in month: CalendarMonth) -> Bool {
        if let start, month < start { return false }
        if let end, month >= end { return false }
        return true
    }

    /// The first month after a date or a year.
    private static func end(of date: AccountDate) -> CalendarMonth? {
        date.isYear ? CalendarMonth(year: date.month.year + 1, month: 1) : date.month.next
    }

    /// Scans the words of an interval.
    private static func scanInterval(_ words: inout ArraySlice<Substring>) -> String? {
        guard let first = words.popFirst() else { return nil }
        if first != "every" { return adverbs[String(first)] }
        if let period = scanDay(&words) { return period }
        guard let second = words.popFirst() else { return nil }
        guard let count = Int(second) else { return phrases["1 \(second)"] }
        guard let unit = words.popFirst() else { return nil }
        return phrases["\(count) \(unit.hasSuffix("s") ? unit.dropLast() : unit)"]
    }

    /// Scans a day that recurs in each week, month or year: `15th day of month`, `2nd monday`,
    /// `tuesday`, `jan 5th`, `04/15`.
    private static func scanDay(_ words: inout ArraySlice<Substring>) -> String? {
        guard let first = words.first else { return nil }
        var rest = words.dropFirst()
        var period: String?
        if days.contains(first.prefix(3)), !first.hasPrefix("month") {
            period = "week"
        } else if months.contains(first.prefix(3)), let day = rest.first, isOrdinal(day) {
            rest = rest.dropFirst()
            period = "year"
        } else if isOrdinal(first), let unit = rest.first {
            rest = rest.dropFirst()
            period = "month"
            if months.contains(unit.prefix(3)), !unit.hasPrefix("month") { period = "year" }
            let isOfDay = unit == "day" || days.contains(unit.prefix(3)) || period == "year"
            if !isOfDay { return nil }
        } else if let slash = first.firstIndex(of: "/"), Int(first[..<slash]) != nil,
            Int(first[slash...].dropFirst()) != nil
        {
            period = "year"
        }
        guard let period else { return nil }
        words = rest
        guard rest.first == "of" else { return period }
        guard let whole = rest.dropFirst().first, ["week", "month", "year"].contains(whole) else {
            return nil
        }
        words = rest.dropFirst(2)
        return String(whole)
    }

    private static func isOrdinal(_ word: Substring) -> Bool {
        let digits = word.prefix { $0.isNumber }
        return !digits.isEmpty && ["st", "nd", "rd", "th"].contains(word[digits.endIndex...])
    }

    private static let days: [Substring] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    private static let months: [Substring] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    // The meanings in the manuals of ledger and hledger, where `bimonthly` is every two months.
    private static let adverbs = [
        "daily": "day", "weekly": "week", "biweekly": "2 weeks", "fortnightly": "2 weeks",
        "monthly": "month", "bimonthly": "2 months", "quarterly": "quarter", "yearly": "year",
        "annually": "year",
    ]

    private static let phrases = [
        "1 day": "day", "1 week": "week", "7 day": "week", "2 week": "2 weeks",
        "14 day": "2 weeks", "4 week": "4 weeks", "28 day": "4 weeks", "1 month": "month",
        "2 month": "2 months", "1 quarter": "quarter", "3 month": "quarter",
        "6 month": "6 months", "2 quarter": "6 months", "1 year": "year", "12 month": "year",
        "4 quarter": "year",
    ]
}
