import PennyNaturals

/// The time in which money doubles: exact, and by the rule of 72.
enum DoublingTime {
    private typealias Words = DoublingTimeWords

    static let definition = CalculatorDefinition(
        .doublingTime, fields, words: [Words.area], calculate)

    static let fields: [InputField] = [
        InputField("rate", Words.inputRate, .rate, .required, example: "6%"),
        InputField(
            "compounding", Words.inputCompounding, .choice(choiceNames(RateConversion.words)),
            .defaults(to: "annual"), in: .common, example: "annual"),
    ]

    static func calculate(
        _ raw: [RawInput], _ defaults: InputDefaults
    ) throws(InputProblems) -> Calculation {
        var reader = InputReader(.doublingTime, fields, raw, defaults)
        let rate = reader.rate("rate")
        let compounding = reader.choice("compounding", RateConversion.words)
        if rate == .zero { reader.report(.init("rate"), .zero("0%")) }
        guard let rate, let compounding, reader.problems.isEmpty else {
            throw InputProblems(problems: reader.orderedProblems)
        }
        do throws(CalculationError) {
            return try DoublingTimeResult(
                rate, compounding, reader.currency, reader.inputs
            ).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("rate"), .calculation(error, currency: reader.currency))
            ])
        }
    }
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
