/// Money paid and received over equal periods at one rate: validated inputs, with one of the five
/// values unknown. Amounts received are positive and amounts paid are negative.
struct AnnuityPlan {
    let currency: Currency
    let solveFor: Unknown
    /// Minor units; zero if it is the unknown.
    let presentValue: Int64
    let payment: Int64
    let futureValue: Int64
    /// The number of periods; zero if it is the unknown.
    let periods: Int
    /// The nominal rate a year; zero if it is the unknown.
    let rate: ExactDecimal
    let periodsAYear: Int
    let compounding: Compounding
    let timing: Timing
    /// The periods whose interest and principal are requested, counted from 1.
    let inPeriods: ClosedRange<Int>?

    /// The value to solve for.
    enum Unknown: Equatable {
        case presentValue, payment, futureValue, periods, rate
    }

    enum Timing: Equatable {
        /// Payments are made at the end of each period.
        case end
        /// Payments are made at the beginning of each period.
        case begin
    }

    /// The compounding frequency.
    enum Compounding: Equatable {
        /// Once a period.
        case period
        case timesAYear(Int)
        /// Continuously.
        case continuous
    }

    /// The number of compounding dates a year; nil for continuous compounding.
    var compoundingsAYear: Int? {
        switch compounding {
        case .period: periodsAYear
        case .timesAYear(let times): times
        case .continuous: nil
        }
    }

    /// The growth of one unit in a period.
    var growth: PeriodGrowth {
        guard let times = compoundingsAYear else {
            return .continuous(rate, periodsAYear: periodsAYear)
        }
        return .compounded(
            CompoundFactor(
                rate: rate, compoundedTimesAYear: times, periodsAYear: periodsAYear))
    }
}
