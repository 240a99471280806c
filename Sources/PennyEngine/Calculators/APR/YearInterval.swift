/// The time between two dates in years by the European rule: whole years, months or weeks counted
/// back from the later date, then the remaining days over the 365 or 366 days of a year (Directive
/// 2008/48/EC, annex I, remark (c), as the Commission's guidelines SWD(2012) 128, 4.1.1, read it).
/// A month that lacks the end day ends on its last day (Regulation (EEC, Euratom) No 1182/71,
/// article 3(2)(c)): January 31 to February 29 is one whole month.
struct YearInterval: Equatable {
    /// The number of whole units. `unitsAYear` of them make a year.
    let whole: Int
    let unitsAYear: Int
    /// The remaining days, and the number of days in the year they are a part of.
    let days: Int
    let daysOfYear: Int

    init(
        from start: CivilDate, to later: CivilDate, _ unit: UnitPeriod, dueDay: Int,
        _ oddDays: OddDays
    ) {
        let anchor: CivilDate
        let whole: Int
        switch unit {
        case .weeks:
            unitsAYear = 52
            let days = later.dayNumber - start.dayNumber
            whole = days / 7
            anchor = start.adding(days: days % 7) ?? start
        case .months(12):
            unitsAYear = 1
            (whole, anchor) = Self.back(from: later, to: start, dueDay, each: 12)
        default:
            unitsAYear = 12
            (whole, anchor) = Self.back(from: later, to: start, dueDay, each: 1)
        }
        self.whole = whole
        days = anchor.dayNumber - start.dayNumber
        switch oddDays {
        case .yearBefore:
            let before = anchor.adding(months: -12, dueDay: anchor.day)
            daysOfYear = before.map { anchor.dayNumber - $0.dayNumber } ?? 365
        case .calendarYear: daysOfYear = CivilDate.isLeap(start.year) ? 366 : 365
        }
    }

    /// Counts units of `months` months back from `later`. Returns the number of whole units and the
    /// day they lead to.
    private static func back(
        from later: CivilDate, to start: CivilDate, _ dueDay: Int, each months: Int
    ) -> (whole: Int, anchor: CivilDate) {
        let whole =
            UnitPeriods.monthsBack(from: later, to: start, dueDay: dueDay).months / months
        let anchor = later.adding(months: -months * whole, dueDay: dueDay) ?? later
        return start.adding(months: months, dueDay: start.day) == anchor
            ? (whole + 1, start) : (whole, anchor)
    }

    /// The interval in years.
    var years: Ratio {
        let unit = Int128(unitsAYear)
        let year = Int128(daysOfYear)
        return Ratio(Int128(whole) * year + Int128(days) * unit, unit * year)
    }

    /// The interval as a sum: `2/12 + 3/365`.
    var text: Wording {
        if days == 0 { return "\(whole)/\(unitsAYear)" }
        if whole == 0 { return "\(days)/\(daysOfYear)" }
        return "\(whole)/\(unitsAYear) + \(days)/\(daysOfYear)"
    }
}
