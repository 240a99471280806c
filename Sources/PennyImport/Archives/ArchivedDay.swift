import PennyEngine

/// The day of a moment that an archive counts in seconds from 2001, in UTC: it
/// does not say where on earth it was made.
enum ArchivedDay {
    private static let secondsADay = 86_400

    /// Nil where the bits are no number, or no day of the calendar.
    static func day(_ bits: UInt64) -> CivilDate? {
        guard let seconds = BinaryFloat.floor(bits) else { return nil }
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: secondsADay)
        return CivilDate(year: 2001, month: 1, day: 1)?.adding(days: rest < 0 ? days - 1 : days)
    }
}
