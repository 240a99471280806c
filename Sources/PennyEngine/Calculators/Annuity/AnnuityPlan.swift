/// Money paid and received over equal periods at one rate: validated inputs, with one of the five
/// values unknown. Amounts received are positive and amounts paid are negative.
struct AnnuityPlan {
    let currency: Currency
    /// The value to solve for; nil until it is known.
    var asked: Unknown?
    /// Minor units; zero if it is the unknown.
    var presentValue: Int64 = 0
    var payment: Int64 = 0
    var futureValue: Int64 = 0
    /// The number of periods; zero if it is the unknown.
    var periods = 0
    var typedPeriods: TermLength?
    /// The nominal rate a year; zero if it is the unknown.
    var rate = ExactDecimal.zero
    var periodsAYear = 12
    var compounding = Compounding.period
    var timing = Timing.end
    var typedRange: TypedPeriods?
    /// The periods whose interest and principal are requested, counted from 1.
    var inPeriods: ClosedRange<Int>?

    var solveFor: Unknown { asked ?? .payment }

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
