import PennyEngine

/// Writes dates: as the readers of a locale have them, or for tools.
struct DateText: Sendable {
    private let date: [DatePattern.Part]
    private let months: [ShortText]
    private let digits: DigitSet

    init(_ style: NumberStyle) {
        self.init(style.datePattern, Self.names(style.months), style.digits)
    }

    private init(
        _ date: String, _ months: [ShortText] = [], _ digits: DigitSet = .ascii
    ) {
        self.date = DatePattern(date)?.parts ?? []
        self.months = months
        self.digits = digits
    }

    /// The form of ISO 8601: `2026-11-20`.
    static let plain = DateText("y-MM-dd")

    /// The names of a list; one that is too long is left out.
    static func names(_ list: String) -> [ShortText] {
        list.bytes.split(separator: UInt8(ascii: ";")).compactMap { ShortText(bytes: Array($0)) }
    }

    /// Room for any date, whose parts are written by words.
    static let room = 64

    @inline(never)
    func put(_ date: CivilDate, in room: inout MutableRawSpan, at place: Int) -> Int {
        put(self.date, date, in: &room, at: place)
    }

    private func put(
        _ parts: [DatePattern.Part], _ date: CivilDate, in room: inout MutableRawSpan,
        at start: Int
    ) -> Int {
        var place = start
        for part in parts {
            switch part.field {
            case .day: place = Self.put(date.day, in: &room, at: place)
            case .paddedDay: place = Self.put(twoDigits: date.day, in: &room, at: place)
            // A full name is too long for a word of the processor: see `FullMonth`.
            case .month, .fullMonth: place = Self.put(date.month, in: &room, at: place)
            case .paddedMonth: place = Self.put(twoDigits: date.month, in: &room, at: place)
            case .monthName: place = months[date.month - 1].put(in: &room, at: place)
            case .year: place = Self.put(date.year, in: &room, at: place)
            }
            place = part.mark.put(in: &room, at: place)
        }
        return digits.put(from: start, to: place, in: &room)
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
