/// A length of time in unit-periods: a whole number and a fraction.
struct UnitPeriods: Equatable, Sendable {
    let whole: Int
    let fraction: Ratio

    static let one = UnitPeriods(whole: 1, fraction: Ratio(0, 1))

    init(whole: Int, fraction: Ratio) {
        self.whole = whole
        self.fraction = fraction
    }

    /// The time from `start` to the first payment of a loan with this frequency.
    init(from start: CivilDate, to first: CivilDate, _ frequency: PaymentFrequency, dueDay: Int) {
        self.init(from: start, to: first, UnitPeriod(frequency), dueDay: dueDay)
    }

    /// The time between two dates, counted back from the later one: Regulation Z, 12 CFR 1026,
    /// appendix J, (b)(5)(i) to (vii).
    init(from start: CivilDate, to later: CivilDate, _ unit: UnitPeriod, dueDay: Int) {
        switch unit {
        case .days(let days): self.init(days: later.dayNumber - start.dayNumber, each: days)
        case .weeks(let weeks):
            self.init(days: later.dayNumber - start.dayNumber, each: 7 * weeks)
        case .months(12): self.init(yearsFrom: start, to: later, dueDay: dueDay)
        case .semimonth: self.init(monthsFrom: start, to: later, each: 15, dueDay: dueDay)
        case .months(let months):
            self.init(monthsFrom: start, to: later, each: 30 * months, dueDay: dueDay)
        }
    }

    private init(monthsFrom start: CivilDate, to later: CivilDate, each: Int, dueDay: Int) {
        let (months, days) = Self.monthsBack(from: later, to: start, dueDay: dueDay)
        self.init(days: 30 * months + days, each: each)
    }

    private init(days: Int, each: Int) {
        self.init(whole: days / each, fraction: Ratio(Int128(days % each), Int128(each)))
    }

    private init(yearsFrom start: CivilDate, to first: CivilDate, dueDay: Int) {
        let (months, days) = Self.monthsBack(from: first, to: start, dueDay: dueDay)
        if days == 0 {
            self.init(whole: months / 12, fraction: Ratio(Int128(months % 12), 12))
            return
        }
        let years = months / 12
        let anchor = first.adding(months: -12 * years, dueDay: dueDay) ?? first
        let rest = anchor.dayNumber - start.dayNumber
        self.init(whole: years, fraction: Ratio(Int128(rest), 365))
    }

    /// Counts full months back from `later`. Returns them and the remaining days.
    static func monthsBack(
        from later: CivilDate, to earlier: CivilDate, dueDay: Int
    ) -> (months: Int, days: Int) {
        var months = (later.year - earlier.year) * 12 + later.month - earlier.month
        var anchor = later.adding(months: -months, dueDay: dueDay) ?? later
        if anchor < earlier {
            months -= 1
            anchor = later.adding(months: -months, dueDay: dueDay) ?? later
        }
        return (months, anchor.dayNumber - earlier.dayNumber)
    }
}
