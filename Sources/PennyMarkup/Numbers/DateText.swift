import PennyEngine

/// Writes dates: as the readers of a locale have them, or for tools.
struct DateText: Sendable {
    private let pattern: NumberStyle.DatePattern?
    /// What stands between the parts.
    private let mark: ShortText
    /// Each with a space behind it.
    private let monthNames: [ShortText]

    /// - Parameter pattern: nil for the form of ISO 8601: `2026-11-20`.
    init(_ pattern: NumberStyle.DatePattern?, monthNames: [String]) {
        self.pattern = pattern
        self.monthNames = monthNames.map { ShortText($0, then: UInt8(ascii: " ")) }
        mark =
            switch pattern {
            case .monthDayYear: ShortText(", ")
            case .dayMonthYear: ShortText(" ")
            case .dottedDayMonthYear: ShortText(".")
            case .slashedYearMonthDay: ShortText("/")
            case nil: ShortText("-")
            }
    }

    /// Room for any date, whose parts are written by words.
    static let room = 32

    @inline(never)
    func put(_ date: CivilDate, in room: inout MutableRawSpan, at place: Int) -> Int {
        var place = place
        switch pattern {
        case .monthDayYear:
            place = monthNames[date.month - 1].put(in: &room, at: place)
            place = Self.put(date.day, in: &room, at: place)
            place = mark.put(in: &room, at: place)
            return Self.put(date.year, in: &room, at: place)
        case .dayMonthYear:
            place = Self.put(date.day, in: &room, at: place)
            place = mark.put(in: &room, at: place)
            return put(monthOf: date, in: &room, at: place)
        case .dottedDayMonthYear:
            place = Self.put(twoDigits: date.day, in: &room, at: place)
            place = mark.put(in: &room, at: place)
            return put(monthOf: date, in: &room, at: place)
        case .slashedYearMonthDay, nil:
            place = put(monthOf: date, in: &room, at: place)
            place = mark.put(in: &room, at: place)
            return Self.put(twoDigits: date.day, in: &room, at: place)
        }
    }

    /// A month of a year, in the order of its dates: `Jun 2025`, `06.2025`, `2025/06`.
    @inline(never)
    func put(monthOf date: CivilDate, in room: inout MutableRawSpan, at place: Int) -> Int {
        var place = place
        switch pattern {
        case .monthDayYear, .dayMonthYear:
            place = monthNames[date.month - 1].put(in: &room, at: place)
            return Self.put(date.year, in: &room, at: place)
        case .dottedDayMonthYear:
            place = Self.put(twoDigits: date.month, in: &room, at: place)
            place = mark.put(in: &room, at: place)
            return Self.put(date.year, in: &room, at: place)
        case .slashedYearMonthDay, nil:
            place = Self.put(date.year, in: &room, at: place)
            place = mark.put(in: &room, at: place)
            return Self.put(twoDigits: date.month, in: &room, at: place)
        }
    }

    private static func put(_ number: Int, in room: inout MutableRawSpan, at place: Int) -> Int {
        DecimalMarks.put(whole: Int64(number), in: &room, at: place)
    }

    private static func put(
        twoDigits number: Int, in room: inout MutableRawSpan, at place: Int
    ) -> Int {
        let digits = UInt16(number / 10 | (number % 10) << 8) | 0x3030
        room.storeBytes(of: digits.littleEndian, toByteOffset: place, as: UInt16.self)
        return place + 2
    }
}
