/// Money paid and received over equal periods at one rate: readable inputs that
/// fit together. Of the five values one is asked for; amounts you receive are
/// above zero and amounts you pay below it.
struct AnnuityPlan {
    let currency: Currency
    let solveFor: Unknown
    /// Minor units; zero where it is asked for.
    let presentValue: Int64
    let payment: Int64
    let futureValue: Int64
    /// Zero where it is asked for.
    let periods: Int
    /// Nominal, a year; zero where it is asked for.
    let rate: ExactDecimal
    let periodsAYear: Int
    let compounding: Compounding
    let timing: Timing
    /// Periods whose interest and principal are asked for, counted from 1.
    let inPeriods: ClosedRange<Int>?

    /// What is asked for.
    enum Unknown: Equatable {
        case presentValue, payment, futureValue, periods, rate
    }

    enum Timing: Equatable {
        /// Payments are made at the end of each period.
        case end
        /// At its beginning.
        case begin
    }

    /// How often in a year interest begins to earn interest itself.
    enum Compounding: Equatable {
        /// As often as there are periods.
        case period
        case timesAYear(Int)
        /// At every moment.
        case continuous
    }

    /// How often a year interest is compounded; nil where it is at every moment.
    var compoundingsAYear: Int? {
        switch compounding {
        case .period: periodsAYear
        case .timesAYear(let times): times
        case .continuous: nil
        }
    }

    /// What one unit grows to in a period.
    var growth: PeriodGrowth {
        guard let times = compoundingsAYear else {
            return .continuous(rate, periodsAYear: periodsAYear)
        }
        return .compounded(
            CompoundFactor(
                rate: rate, compoundedTimesAYear: times, periodsAYear: periodsAYear))
    }
}
