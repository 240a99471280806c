/// The dates of a loan: its start and the due date of each payment.
struct LoanDates: Equatable {
    let start: CivilDate
    let firstPayment: CivilDate
    let dueDay: Int
    let frequency: PaymentFrequency

    /// The date of payment `number`, counted from 1. Number 0 is the start.
    func date(of number: Int) throws(CalculationError) -> CivilDate {
        if number == 0 { return start }
        guard let date = frequency.date(number - 1, after: firstPayment, dueDay: dueDay) else {
            throw .dateOutOfRange
        }
        return date
    }

    /// The dates from the start to payment number `payments`.
    func all(_ payments: Int) throws(CalculationError) -> [CivilDate] {
        var dates: [CivilDate] = []
        dates.reserveCapacity(payments + 1)
        for number in 0...payments { dates.append(try date(of: number)) }
        return dates
    }

    /// The time from the start to the first payment, for the APR.
    var firstUnitPeriods: UnitPeriods {
        hasRegularFirstPeriod
            ? .one : UnitPeriods(from: start, to: firstPayment, frequency, dueDay: dueDay)
    }

    /// The time from the start to the first payment in whole years, months or weeks and days, by
    /// the European rule; nil if it is one period.
    var firstInterval: YearInterval? {
        if frequency == .semimonthly, hasRegularFirstPeriod { return nil }
        let unit: UnitPeriod =
            switch frequency {
            case .weekly, .acceleratedWeekly, .biweekly, .acceleratedBiweekly: .weeks(1)
            case .yearly: .months(12)
            default: .months(1)
            }
        let interval = YearInterval(
            from: start, to: firstPayment, unit, dueDay: dueDay, .yearBefore)
        let isPeriod =
            interval.days == 0 && interval.whole * frequency.paymentsAYear == interval.unitsAYear
        return isPeriod ? nil : interval
    }

    /// Whether the first payment is due one period after the start: by the day of the start, or by
    /// the due day if the loan starts on one.
    var hasRegularFirstPeriod: Bool {
        if frequency.date(1, after: start, dueDay: start.day) == firstPayment { return true }
        return frequency.date(0, after: start, dueDay: dueDay) == start
            && frequency.date(1, after: start, dueDay: dueDay) == firstPayment
    }
}
