/// The time between two dates in years by the European rule: whole years, months
/// or weeks counted back from the later date, and what is left in days over the
/// 365 or 366 of a year (Directive 2008/48/EC, annex I, remark (c), as the
/// Commission's guidelines SWD(2012) 128, 4.1.1, read it).
struct YearInterval: Equatable {
    /// Whole units, of which `unitsAYear` make a year.
    let whole: Int
    let unitsAYear: Int
    /// Days that are left, and those of the year they are a part of.
    let days: Int
    let daysOfYear: Int

    init(
        from start: CivilDate, to later: CivilDate, _ unit: UnitPeriod, dueDay: Int,
        _ oddDays: OddDays
    ) {
        let anchor: CivilDate
        switch unit {
        case .weeks:
            unitsAYear = 52
            let days = later.dayNumber - start.dayNumber
            whole = days / 7
            anchor = start.adding(days: days % 7) ?? start
        case .months(12):
            unitsAYear = 1
            whole = UnitPeriods.monthsBack(from: later, to: start, dueDay: dueDay).months / 12
            anchor = later.adding(months: -12 * whole, dueDay: dueDay) ?? later
        default:
            unitsAYear = 12
            whole = UnitPeriods.monthsBack(from: later, to: start, dueDay: dueDay).months
            anchor = later.adding(months: -whole, dueDay: dueDay) ?? later
        }
        days = anchor.dayNumber - start.dayNumber
        switch oddDays {
        case .yearBefore:
            let before = anchor.adding(months: -12, dueDay: anchor.day)
            daysOfYear = before.map { anchor.dayNumber - $0.dayNumber } ?? 365
        case .calendarYear: daysOfYear = CivilDate.isLeap(start.year) ? 366 : 365
        }
    }

    /// The interval in years.
    var years: Ratio {
        let unit = Int128(unitsAYear)
        let year = Int128(daysOfYear)
        return Ratio(Int128(whole) * year + Int128(days) * unit, unit * year)
    }

    /// The sum it is: `2/12 + 3/365`.
    var text: Wording {
        if days == 0 { return "\(whole)/\(unitsAYear)" }
        if whole == 0 { return "\(days)/\(daysOfYear)" }
        return "\(whole)/\(unitsAYear) + \(days)/\(daysOfYear)"
    }
}
