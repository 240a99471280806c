import PennyEngine

/// Writes dates: in the format of a locale, or for tools.
struct DateText: Sendable {
    private let date: [DatePattern.Part]
    private let months: [ShortText]
    private let digits: DigitSet

    init(_ style: NumberStyle) {
        self.init(style, pattern: style.datePattern)
    }

    /// - Parameter pattern: the format of dates instead of the style's.
    init(_ style: NumberStyle, pattern: String) {
        self.init(pattern, Self.names(style.months), style.digits)
    }

    private init(
        _ date: String, _ months: [ShortText] = [], _ digits: DigitSet = .ascii
    ) {
        self.date = DatePattern(date)?.parts ?? []
        self.months = months
        self.digits = digits
    }

    /// The format of ISO 8601: `2026-11-20`.
    static let plain = DateText("y-MM-dd")

    /// Reads a list of names; omits names that are too long.
    static func names(_ list: String) -> [ShortText] {
        list.bytes.split(separator: UInt8(ascii: ";")).compactMap { ShortText(bytes: Array($0)) }
    }

    /// The number of bytes that fits any date, whose parts are written as machine words.
    static let room = 64

    @inline(never)
    func put(_ date: CivilDate, in room: inout MutableRawSpan, at offset: Int) -> Int {
        put(self.date, date, in: &room, at: offset)
    }

    private func put(
        _ parts: [DatePattern.Part], _ date: CivilDate, in room: inout MutableRawSpan,
        at start: Int
    ) -> Int {
        var offset = start
        for part in parts {
            switch part.field {
            case .day: offset = Self.put(date.day, in: &room, at: offset)
            case .paddedDay: offset = Self.put(twoDigits: date.day, in: &room, at: offset)
            // A full name does not fit a machine word: see `FullMonth`.
            case .month, .fullMonth: offset = Self.put(date.month, in: &room, at: offset)
            case .paddedMonth: offset = Self.put(twoDigits: date.month, in: &room, at: offset)
            case .monthName: offset = months[date.month - 1].put(in: &room, at: offset)
            case .year: offset = Self.put(date.year, in: &room, at: offset)
            }
            offset = part.mark.put(in: &room, at: offset)
        }
        return digits.put(from: start, to: offset, in: &room)
    }

    private static func put(_ number: Int, in room: inout MutableRawSpan, at offset: Int) -> Int {
        DecimalMarks.put(whole: Int64(number), in: &room, at: offset)
    }

    private static func put(
        twoDigits number: Int, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        let digits = UInt16(number / 10 | (number % 10) << 8) | 0x3030
        room.storeBytes(of: digits.littleEndian, toByteOffset: offset, as: UInt16.self)
        return offset + 2
    }
}
