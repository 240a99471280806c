import PennyNaturals

extension Calculator {
    /// Doubling times.
    public static let doublingTime = Calculator(
        "doubling-time", slug: "doubling-times", table: "rules",
        words: .init(
            DoublingTimeWords.calculatorOne, DoublingTimeWords.calculatorMany,
            DoublingTimeWords.calculatorQuestion),
        areas: [DoublingTimeWords.area],
        DoublingTime.inputs, DoublingTime.calculate)
}

/// The time in which money doubles: exact, and by the rule of 72.
enum DoublingTime {
    private typealias Words = DoublingTimeWords

    static let inputs: [Input<DoublingTimePlan>] = [
        Input("rate", Words.inputRate, .rateAboveZero, .required, example: "6%") { $0.rate = $1 },
        Input(
            "compounding", Words.inputCompounding, .choice(CompoundingTimes.names),
            .defaults(to: "annual"), in: .common, example: "annual"
        ) { $0.compounding = $1 },
    ]

    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let plan = try reader.plan(inputs, DoublingTimePlan())
        do throws(CalculationError) {
            return try DoublingTimeResult(
                plan.rate, plan.compounding, reader.currency, reader.inputs
            ).calculation(from: reader.defaults.today)
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("rate"), .calculation(error, currency: reader.currency))
            ])
        }
    }
}

/// The validated inputs of a doubling time.
struct DoublingTimePlan {
    var rate = ExactDecimal.zero
    var compounding = CompoundingTimes.aYear(1)
}

/// The years: ln 2 ÷ ln of the yearly growth of one unit, in units of 10^-`decimals`.
struct DoublingYears: CertifiableFormula {
    let growth: PeriodGrowth
    let decimals: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let scale = BigNatural(ExactDecimal.powerOfTen(decimals).magnitude)
        return [
            growth.value(kind, precision).flatMap { Number(2, precision).logarithm(base: $0) }
                .map { $0 * Number(scale, over: .one, precision) }
        ]
    }
}

/// The growth of one unit over a time, in units of 10^-`decimals`.
struct DoubledUnit: CertifiableFormula {
    let growth: PeriodGrowth
    let years: ExactDecimal
    let decimals: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let exponent = Ratio(years.coefficient, ExactDecimal.powerOfTen(years.scale))
        let unit = Number(Int64(ExactDecimal.powerOfTen(decimals)), precision)
        return [growth.value(kind, precision).flatMap { $0.power(exponent) }.map { $0 * unit }]
    }
}
