/// Determines the unit-period of a credit from its intervals: Regulation Z, 12 CFR 1026, appendix
/// J, (b)(3) and (4).
struct UnitPeriodFinder {
    private var periods: [(period: UnitPeriod, occurrences: Int)] = []
    private var days: Int64 = 0
    private var intervals = 0

    /// Adds a number of intervals with a named length.
    mutating func add(_ period: UnitPeriod, times: Int, days: Int) {
        self.days += Int64(days)
        intervals += times
        let capped = period.length > UnitPeriod.months(12).length ? .months(12) : period
        for index in periods.indices where periods[index].period == capped {
            periods[index].occurrences += times
            return
        }
        periods.append((capped, times))
    }

    /// Adds one interval between two dates, as whole months or weeks if possible.
    mutating func add(from start: CivilDate, to later: CivilDate, dueDay: Int) {
        let days = later.dayNumber - start.dayNumber
        if days > 0 { add(Self.period(from: start, to: later, dueDay), times: 1, days: days) }
    }

    private static func period(
        from start: CivilDate, to later: CivilDate, _ dueDay: Int
    ) -> UnitPeriod {
        let (months, odd) = UnitPeriods.monthsBack(from: later, to: start, dueDay: dueDay)
        if odd == 0, months > 0 { return .months(min(months, 12)) }
        let days = later.dayNumber - start.dayNumber
        return days % 7 == 0 && days <= 364 ? .weeks(days / 7) : .days(days)
    }

    /// The standard period that occurs most often, the smaller one if two are equally frequent. If
    /// none repeats, it is the standard interval nearest to the average of all.
    var unitPeriod: UnitPeriod {
        var best: (period: UnitPeriod, occurrences: Int)?
        for candidate in periods where candidate.occurrences > 1 && candidate.period.isStandard {
            guard let known = best else {
                best = candidate
                continue
            }
            let isSmaller = candidate.period.length < known.period.length
            let isAsOften = candidate.occurrences == known.occurrences
            if candidate.occurrences > known.occurrences || (isAsOften && isSmaller) {
                best = candidate
            }
        }
        return best?.period ?? nearestToAverage
    }

    private var nearestToAverage: UnitPeriod {
        if intervals == 0 { return .months(1) }
        var standard: [UnitPeriod] = [.days(1), .semimonth]
        for weeks in 1...52 { standard.append(.weeks(weeks)) }
        for months in 1...12 { standard.append(.months(months)) }
        var best = UnitPeriod.days(1)
        for candidate in standard {
            let distance = distance(candidate)
            let known = self.distance(best)
            if distance < known || (distance == known && candidate.length < best.length) {
                best = candidate
            }
        }
        return best
    }

    /// The distance of a period from the average, in twelfths of a day times the number of
    /// intervals.
    private func distance(_ period: UnitPeriod) -> Int64 {
        let distance = 12 * days - Int64(period.length) * Int64(intervals)
        return distance < 0 ? -distance : distance
    }

    /// The term of a single advance that is repaid by a single payment, at most a year.
    static func term(from start: CivilDate, to end: CivilDate, dueDay: Int) -> UnitPeriod {
        let (months, odd) = UnitPeriods.monthsBack(from: end, to: start, dueDay: dueDay)
        if months >= 12 { return .months(12) }
        return odd == 0 && months > 0
            ? .months(months) : .days(max(end.dayNumber - start.dayNumber, 1))
    }
}

extension UnitPeriod {
    /// A day, or a multiple of a week or a month.
    fileprivate var isStandard: Bool {
        if case .days(let days) = self { days == 1 } else { true }
    }
}
