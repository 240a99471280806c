/// The frequency of a loan's payments.
public enum PaymentFrequency: Equatable, Sendable, CaseIterable {
    case monthly, semimonthly, biweekly, weekly, everyTwoMonths, quarterly, semiannual, yearly
    case acceleratedBiweekly, acceleratedWeekly

    /// The word a person types.
    public var name: String {
        switch self {
        case .monthly: "monthly"
        case .semimonthly: "semimonthly"
        case .biweekly: "biweekly"
        case .weekly: "weekly"
        case .everyTwoMonths: "every-2-months"
        case .quarterly: "quarterly"
        case .semiannual: "semiannual"
        case .yearly: "yearly"
        case .acceleratedBiweekly: "accelerated-biweekly"
        case .acceleratedWeekly: "accelerated-weekly"
        }
    }

    /// The number of payments a year.
    public var paymentsAYear: Int {
        switch self {
        case .monthly: 12
        case .semimonthly: 24
        case .biweekly, .acceleratedBiweekly: 26
        case .weekly, .acceleratedWeekly: 52
        case .everyTwoMonths: 6
        case .quarterly: 4
        case .semiannual: 2
        case .yearly: 1
        }
    }

    /// The number of days between payments; nil if they fall on days of months.
    var days: Int? {
        switch self {
        case .biweekly, .acceleratedBiweekly: 14
        case .weekly, .acceleratedWeekly: 7
        default: nil
        }
    }

    /// Whether payments fall on days of months, and not a fixed number of days apart.
    var isByMonths: Bool { days == nil }

    /// The number of accelerated payments that one monthly payment is split into: a Canadian
    /// accelerated biweekly payment is half the monthly one.
    var partsOfMonthlyPayment: Int? {
        switch self {
        case .acceleratedBiweekly: 2
        case .acceleratedWeekly: 4
        default: nil
        }
    }

    /// The date of the payment `index` periods after `first`; nil outside the calendar.
    func date(_ index: Int, after first: CivilDate, dueDay: Int) -> CivilDate? {
        if let days { return first.adding(days: days * index) }
        return self == .semimonthly
            ? semimonthlyDate(index, after: first, dueDay: dueDay)
            : first.adding(months: 12 / paymentsAYear * index, dueDay: dueDay)
    }

    /// The date of a semimonthly payment. The two days of a month are fifteen days apart: the 1st
    /// and the 16th, or the 15th and the last. `first` falls on one of them and decides which comes
    /// first.
    private func semimonthlyDate(
        _ index: Int, after first: CivilDate, dueDay: Int
    ) -> CivilDate? {
        let early = dueDay <= 15 ? dueDay : min(dueDay - 15, 15)
        let late = dueDay == 15 ? 31 : max(dueDay, early + 15)
        let half = index + (first.day > early ? 1 : 0)
        return first.adding(months: half >> 1, dueDay: half & 1 == 0 ? early : late)
    }
}
