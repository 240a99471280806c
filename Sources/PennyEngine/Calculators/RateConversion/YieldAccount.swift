import PennyNaturals

/// An account whose annual percentage yield is computed.
struct YieldAccount {
    let principal: Int64
    let days: Int
    let earning: Earning

    /// The longest term: a hundred years.
    static let maximumDays = 36_500

    enum Earning {
        /// The interest is known. With `compoundingDays`, the statement covers another time than
        /// the compounding period: appendix A, part II.B.
        case stated(interest: Int64, compoundingDays: Int?)
        /// The interest of each portion is compounded daily.
        case daily([Portion])
    }

    /// A portion of the principal with its successive rates.
    struct Portion {
        let amount: Int64
        let segments: [Segment]
    }

    /// A yearly rate for a number of days.
    struct Segment {
        var rate = ExactDecimal.zero
        var days = 0
    }

    var compoundingDays: Int? {
        if case .stated(_, let days) = earning { days } else { nil }
    }
}

/// The interest of an account that is compounded daily, with a year of 365 days.
struct DailyInterest: SignedFormula {
    let portions: [YieldAccount.Portion]

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        var sum = SignedNumber<Number>(0, precision)
        for portion in portions {
            let amount = Number(portion.amount, precision)
            var balance = amount
            for segment in portion.segments {
                let daily = CompoundFactor(
                    rate: segment.rate, compoundedTimesAYear: 365, periodsAYear: 365)
                balance = balance * daily.wholePeriods(kind, precision).power(segment.days)
            }
            sum = sum + SignedNumber(plus: balance, minus: amount)
        }
        return [sum]
    }
}

/// The annual percentage yield: (1 + interest ÷ principal)^(365 ÷ days) − 1. With compounding
/// periods of c days, it is (1 + interest ÷ principal ÷ days × c)^(365 ÷ c) − 1.
struct AnnualYield: SignedFormula {
    let account: YieldAccount
    let interest: Int64

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        let one = Number(1, precision)
        let days = account.compoundingDays ?? account.days
        let earned = Number(
            BigNatural(interest.magnitude) * BigNatural(UInt64(days)),
            over: BigNatural(account.principal.magnitude) * BigNatural(UInt64(account.days)),
            precision)
        return [
            (one + earned).power(Ratio(365, Int128(days))).map {
                SignedNumber(plus: $0, minus: one)
            }
        ]
    }
}

/// The interest for the account's days at a yield: the inverse of `AnnualYield`.
struct YieldInterest: SignedFormula {
    let account: YieldAccount
    let yield: ExactDecimal

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        let one = Number(1, precision)
        let days = account.compoundingDays ?? account.days
        let scale = ExactDecimal.powerOfTen(yield.scale)
        let base = Number(
            BigNatural((scale + yield.coefficient).magnitude), over: BigNatural(scale.magnitude),
            precision)
        let principal = Number(
            BigNatural(account.principal.magnitude) * BigNatural(UInt64(account.days)),
            over: BigNatural(UInt64(days)), precision)
        return [
            base.power(Ratio(Int128(days), 365)).map {
                SignedNumber(plus: $0, minus: one) * principal
            }
        ]
    }
}
