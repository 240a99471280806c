import PennyEngine

/// Converts an archive's seconds since 2001 to a day in UTC, since the archive does not record a
/// time zone.
enum ArchivedDay {
    private static let secondsADay = 86_400

    /// Nil if the bits are not a number, or not a day of the calendar.
    static func day(_ bits: UInt64) -> CivilDate? {
        guard let seconds = BinaryFloat.floor(bits) else { return nil }
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: secondsADay)
        return CivilDate(year: 2001, month: 1, day: 1)?.adding(days: rest < 0 ? days - 1 : days)
    }
}
