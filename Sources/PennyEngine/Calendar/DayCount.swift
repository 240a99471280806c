/// A day-count convention: the part of a year between two dates. Sources: 2006 ISDA Definitions,
/// section 4.16, and the rules of the Securities Industry Association for 30/360.
public enum DayCount: Equatable, Sendable, CaseIterable {
    case thirty360
    case thirtyE360
    /// The bond basis, section 4.16(f): without a rule for the end of February.
    case thirty360BondBasis
    /// Section 4.16(h): the last day of February counts as the 30th, except for the day on which
    /// the term ends.
    case thirtyE360ISDA
    case actual360
    case actual365
    /// ISDA: each day belongs to the year in which it begins.
    case actualActual
    /// Each day belongs to the year of the day on which it ends, as Apache
    /// Fineract counts; the year changes on 31 December.
    case actualActualByEndDay

    /// The word a person types for the convention.
    public var name: String {
        switch self {
        case .thirty360: "30/360"
        case .thirtyE360: "30E/360"
        case .thirty360BondBasis: "30/360-bond-basis"
        case .thirtyE360ISDA: "30E/360-ISDA"
        case .actual360: "actual/360"
        case .actual365: "actual/365"
        case .actualActual: "actual/actual"
        case .actualActualByEndDay: "actual/actual-end-day"
        }
    }

    /// The name for readers.
    var message: Message { .value(.choice(name)) }

    /// The years from `start` to `end` as an exact ratio. `end` must not be earlier.
    /// `isTermination` says whether the term ends on `end`, which matters for `30E/360-ISDA`.
    public func years(
        from start: CivilDate, to end: CivilDate, isTermination: Bool = false
    ) -> Ratio {
        let days = Int128(end.dayNumber - start.dayNumber)
        switch self {
        case .thirty360: return Ratio(Self.days30US(start, end), 360)
        case .thirtyE360:
            return Ratio(Self.days30(start, end, min(start.day, 30), min(end.day, 30)), 360)
        case .thirty360BondBasis: return Ratio(Self.days30BondBasis(start, end), 360)
        case .thirtyE360ISDA: return Ratio(Self.days30ISDA(start, end, isTermination), 360)
        case .actual360: return Ratio(days, 360)
        case .actual365: return Ratio(days, 365)
        case .actualActual: return Self.actualActual(start.dayNumber, end.dayNumber)
        case .actualActualByEndDay:
            return Self.actualActual(start.dayNumber + 1, end.dayNumber + 1)
        }
    }

    private static func days30(
        _ start: CivilDate, _ end: CivilDate, _ startDay: Int, _ endDay: Int
    ) -> Int128 {
        Int128(
            360 * (end.year - start.year) + 30 * (end.month - start.month) + endDay - startDay)
    }

    private static func days30US(_ start: CivilDate, _ end: CivilDate) -> Int128 {
        var startDay = start.day
        var endDay = end.day
        let startsOnLastOfFebruary = start.month == 2 && start.isLastOfMonth
        if startsOnLastOfFebruary, end.month == 2, end.isLastOfMonth { endDay = 30 }
        if startsOnLastOfFebruary { startDay = 30 }
        if endDay == 31, startDay >= 30 { endDay = 30 }
        if startDay == 31 { startDay = 30 }
        return days30(start, end, startDay, endDay)
    }

    private static func days30BondBasis(_ start: CivilDate, _ end: CivilDate) -> Int128 {
        let startDay = min(start.day, 30)
        return days30(start, end, startDay, startDay == 30 ? min(end.day, 30) : end.day)
    }

    private static func days30ISDA(
        _ start: CivilDate, _ end: CivilDate, _ isTermination: Bool
    ) -> Int128 {
        let endsFebruary = end.month == 2 && end.isLastOfMonth
        let startDay = start.isLastOfMonth ? 30 : start.day
        let endDay = end.isLastOfMonth && !(endsFebruary && isTermination) ? 30 : end.day
        return days30(start, end, startDay, endDay)
    }

    private static func actualActual(_ start: Int, _ end: Int) -> Ratio {
        var common: Int128 = 0
        var leap: Int128 = 0
        var day = start
        while day < end {
            // The day that follows the last year of the calendar has no date.
            guard let date = CivilDate(dayNumber: day),
                let newYearsEve = CivilDate(year: date.year, month: 12, day: 31)
            else { break }
            let next = min(end, newYearsEve.dayNumber + 1)
            if CivilDate.isLeap(date.year) {
                leap += Int128(next - day)
            } else {
                common += Int128(next - day)
            }
            day = next
        }
        return Ratio(common * 366 + leap * 365, 365 * 366)
    }
}
