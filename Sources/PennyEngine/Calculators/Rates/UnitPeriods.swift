/// A length of time in unit-periods: whole ones, and a fraction of one.
struct UnitPeriods: Equatable, Sendable {
    let whole: Int
    let fraction: Ratio

    static let one = UnitPeriods(whole: 1, fraction: Ratio(0, 1))

    init(whole: Int, fraction: Ratio) {
        self.whole = whole
        self.fraction = fraction
    }

    /// The time from `start` to the first payment of a loan paid as `frequency`
    /// says, counted back from the payment: Regulation Z, 12 CFR 1026, appendix
    /// J, (b)(5)(i) to (v).
    init(from start: CivilDate, to first: CivilDate, _ frequency: PaymentFrequency, dueDay: Int) {
        switch frequency {
        case .weekly, .acceleratedWeekly:
            self.init(days: first.dayNumber - start.dayNumber, each: 7)
        case .biweekly, .acceleratedBiweekly:
            self.init(days: first.dayNumber - start.dayNumber, each: 14)
        case .yearly: self.init(yearsFrom: start, to: first, dueDay: dueDay)
        case .monthly, .semimonthly, .everyTwoMonths, .quarterly, .semiannual:
            let (months, days) = Self.monthsBack(from: first, to: start, dueDay: dueDay)
            let each = 360 / frequency.paymentsAYear
            self.init(days: 30 * months + days, each: each)
        }
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

    /// The full months counted back from `later`, and the days that are left.
    private static func monthsBack(
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
