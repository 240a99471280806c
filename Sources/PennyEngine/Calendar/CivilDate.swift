/// A day of the proleptic Gregorian calendar, from 1600-01-01 to 2999-12-31.
public struct CivilDate: Equatable, Hashable, Sendable {
    /// The year, from 1600 to 2999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Makes a day; nil for one that does not exist or is outside the range.
    public init?(year: Int, month: Int, day: Int) {
        guard (1600...2999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.init(unchecked: year, month, day)
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whether a year has a 29 February.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The number of days in a month.
    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Whether the day is the last of its month.
    public var isLastOfMonth: Bool { day == Self.days(inMonth: month, of: year) }

    /// The number of the day; 1970-01-01 is 0.
    public var dayNumber: Int {
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Makes the day with this number; nil outside the range.
    public init?(dayNumber: Int) {
        guard (-1_000_000...1_000_000).contains(dayNumber) else { return nil }
        let shifted = dayNumber + 719_468
        guard shifted > 0 else { return nil }
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isAfterFebruary = month < 10
        self.init(
            year: yearOfEra + era * 400 + (isAfterFebruary ? 0 : 1),
            month: isAfterFebruary ? month + 3 : month - 9,
            day: dayOfYear - (153 * month + 2) / 5 + 1)
    }

    /// Returns the day `dueDay` of the month that is `months` later, or the last day of a shorter
    /// month. Nil outside the range.
    public func adding(months: Int, dueDay: Int) -> CivilDate? {
        guard (-20_000...20_000).contains(months) else { return nil }
        let index = year * 12 + month - 1 + months
        let (newYear, monthIndex) = index.quotientAndRemainder(dividingBy: 12)
        guard index >= 0, (1600...2999).contains(newYear) else { return nil }
        let last = Self.days(inMonth: monthIndex + 1, of: newYear)
        return CivilDate(year: newYear, month: monthIndex + 1, day: min(dueDay, last))
    }

    /// Returns the day that is `days` later; nil outside the range.
    public func adding(days: Int) -> CivilDate? {
        let (number, overflow) = dayNumber.addingReportingOverflow(days)
        return overflow ? nil : CivilDate(dayNumber: number)
    }

    /// The date in ISO 8601: `2026-11-20`.
    public var isoText: String {
        var out: [UInt8] = []
        appendISO(to: &out)
        return String(bytes: out)
    }

    /// Appends the date in ISO 8601, in ASCII.
    public func appendISO(to out: inout [UInt8]) {
        appendDecimal(Int128(year), scale: 0, to: &out)
        for part in [month, day] {
            out.append(UInt8(ascii: "-"))
            out.append(UInt8(ascii: "0") + UInt8(part / 10))
            out.append(UInt8(ascii: "0") + UInt8(part % 10))
        }
    }

    /// Parses `2026-11-20` and nothing else; nil also for days that do not exist.
    public init?(iso text: String) {
        let bytes = text.bytes
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-")
        else { return nil }
        func number(_ range: Range<Int>) -> Int? {
            var value = 0
            for byte in bytes[range] {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return value
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension CivilDate: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.year != rhs.year { return lhs.year < rhs.year }
        if lhs.month != rhs.month { return lhs.month < rhs.month }
        return lhs.day < rhs.day
    }
}
