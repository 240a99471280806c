/// A yearly rate with its compounding, and the compounding to convert it to.
struct ConvertedRate {
    let rate: ExactDecimal
    let compounding: CompoundingTimes
    /// The compounding dates a year of the target rate.
    let periodsAYear: Int

    /// The growth of one unit in a year.
    func growth(_ times: CompoundingTimes) -> PeriodGrowth {
        switch times {
        case .aYear(let times):
            .compounded(
                CompoundFactor(rate: rate, compoundedTimesAYear: times, periodsAYear: 1))
        case .continuous: .continuous(rate, periodsAYear: 1)
        }
    }

    /// The equivalent nominal rate, compounded `times`.
    func equivalent(_ times: CompoundingTimes) throws(CalculationError) -> ExactDecimal {
        if times == compounding { return rate }
        let formula = NominalRate(
            growth: growth(compounding), periodsAYear: 1, timesAYear: times.number)
        return try Self.decimal(formula)
    }

    /// The effective yearly rate if the rate is compounded `times`.
    func effective(_ times: CompoundingTimes) throws(CalculationError) -> ExactDecimal {
        if times == .aYear(1) { return rate }
        return try Self.decimal(
            NominalRate(growth: growth(times), periodsAYear: 1, timesAYear: 1))
    }

    /// The rate of one period of the target.
    func periodic() throws(CalculationError) -> ExactDecimal {
        try Self.decimal(
            PeriodicPart(growth: growth(compounding), periodsAYear: periodsAYear))
    }

    /// The number of decimals that rates are rounded to.
    static let decimals = 18

    private static func decimal(
        _ formula: some SignedFormula
    ) throws(CalculationError) -> ExactDecimal {
        ExactDecimal(try certifiedSigned(formula, decimals: decimals)[0], scale: decimals)
    }
}

/// The compounding frequency.
enum CompoundingTimes: Equatable {
    case aYear(Int)
    /// Continuous compounding.
    case continuous

    static let names: [(String, CompoundingTimes)] = [
        ("annual", .aYear(1)), ("semiannual", .aYear(2)), ("quarterly", .aYear(4)),
        ("monthly", .aYear(12)), ("biweekly", .aYear(26)), ("weekly", .aYear(52)),
        ("daily", .aYear(365)), ("continuous", .continuous),
    ]

    /// The number of compounding dates a year; nil for continuous compounding.
    var number: Int? {
        if case .aYear(let times) = self { times } else { nil }
    }

    /// The name in tables.
    var message: Message {
        switch self {
        case .aYear(1): CommonWords.compoundingAnnual
        case .aYear(2): CommonWords.compoundingSemiannual
        case .aYear(4): CommonWords.compoundingQuarterly
        case .aYear(12): CommonWords.compoundingMonthly
        case .aYear(26): CommonWords.compoundingBiweekly
        case .aYear(52): CommonWords.compoundingWeekly
        case .aYear(365): CommonWords.compoundingDaily
        case .aYear(let times): RatesWords.tableEquivalentsCellTimes(times: times)
        case .continuous: CommonWords.compoundingContinuous
        }
    }
}

/// The periodic rate: growth^(1 / periods) − 1.
private struct PeriodicPart: SignedFormula {
    let growth: PeriodGrowth
    let periodsAYear: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [SignedNumber<Number>?] {
        [
            growth.value(kind, precision).flatMap { $0.power(Ratio(1, Int128(periodsAYear))) }
                .map { SignedNumber(plus: $0, minus: Number(1, precision)) }
        ]
    }
}
