public import PennyEngine
import PennyText

/// A moment in UTC, to the second.
public struct Moment: Equatable, Sendable {
    public let day: CivilDate
    /// From 0 to 86,399.
    public let secondOfDay: Int

    /// Nil if the second is out of range.
    public init?(day: CivilDate, secondOfDay: Int) {
        guard (0..<Self.daySeconds).contains(secondOfDay) else { return nil }
        self.day = day
        self.secondOfDay = secondOfDay
    }

    private static let daySeconds = 86_400

    /// Reads RFC 3339, such as `2026-05-27T09:30:00Z`. Drops decimals of a second and converts to
    /// UTC.
    public init?(rfc3339 text: String) {
        var rest = TextScanner(text)
        guard let day = CivilDate(iso: String(rest.scan(10))),
            rest.skip({ "Tt ".contains($0) }) != nil, let hour = rest.number(digits: 2...2),
            rest.skip(":"), let minute = rest.number(digits: 2...2),
            rest.skip(":"), let second = rest.number(digits: 2...2),
            !rest.skip(".") || !rest.digits().isEmpty,
            hour < 24, minute < 60, second <= 60, let shift = Self.shift(&rest), rest.isAtEnd
        else { return nil }
        // A leap second becomes the last second of its minute.
        self.init(day, (hour * 60 + minute) * 60 + min(second, 59) - shift)
    }

    private init?(_ day: CivilDate, _ seconds: Int) {
        let moved = seconds < 0 ? -1 : seconds < Self.daySeconds ? 0 : 1
        guard let day = day.adding(days: moved) else { return nil }
        self.init(day: day, secondOfDay: seconds - moved * Self.daySeconds)
    }

    /// The offset from UTC in seconds: `+01:00` is 3,600.
    private static func shift(_ rest: inout TextScanner) -> Int? {
        if rest.skip("Z") || rest.skip("z") { return 0 }
        guard let sign = rest.skip({ "+-".contains($0) }), let hours = rest.number(digits: 2...2),
            rest.skip(":"), let minutes = rest.number(digits: 2...2), hours < 24, minutes < 60
        else { return nil }
        return (sign == "-" ? -1 : 1) * (hours * 60 + minutes) * 60
    }

    /// RFC 3339, such as `2026-05-27T09:30:00Z`.
    public var rfc3339: String { "\(day.isoText)T\(clock):\(Self.twoDigits(secondOfDay % 60))Z" }

    /// The time of day, such as `09:30`.
    public var clock: String {
        Self.twoDigits(secondOfDay / 3600) + ":" + Self.twoDigits(secondOfDay / 60 % 60)
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}

extension Moment: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.day, lhs.secondOfDay) < (rhs.day, rhs.secondOfDay)
    }
}
