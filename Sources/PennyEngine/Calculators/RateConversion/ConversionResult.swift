/// Builds the `Calculation` of a converted rate, from which every page is rendered.
struct ConversionResult {
    private typealias Words = RatesWords

    let source: ConvertedRate
    let currency: Currency
    let inputs: [NormalisedInput]
    let effective: ExactDecimal
    let equivalent: ExactDecimal
    let periodic: ExactDecimal
    /// A row for each compounding: the equivalent nominal rate, and the effective rate of the typed
    /// rate with that compounding.
    let rows: [Row]

    struct Row {
        /// The compounding's name in files: `monthly`.
        let word: String
        let times: CompoundingTimes
        let equivalent: ExactDecimal
        let effective: ExactDecimal
    }

    init(
        _ source: ConvertedRate, _ currency: Currency, _ inputs: [NormalisedInput]
    ) throws(CalculationError) {
        self.source = source
        self.currency = currency
        self.inputs = inputs
        effective = try source.effective(source.compounding)
        equivalent = try source.equivalent(.aYear(source.periodsAYear))
        periodic = try source.periodic()
        var rows: [Row] = []
        for (word, times) in CompoundingTimes.names {
            rows.append(
                Row(
                    word: word, times: times, equivalent: try source.equivalent(times),
                    effective: try source.effective(times)))
        }
        self.rows = rows
    }

    func calculation() throws(CalculationError) -> Calculation {
        Calculation(
            calculator: .rates, currency: currency, inputs: inputs,
            answer: Words.answerEffective(
                rate: source.rate, compounding: source.compounding.message,
                effective: effective),
            figures: [
                Figure("effectiveRate", Words.figureEffectiveRate, .rate(effective)),
                Figure("equivalentRate", Words.figureEquivalentRate, .rate(equivalent)),
                Figure("periodicRate", Words.figurePeriodicRate, .rate(periodic)),
            ],
            tables: [table], charts: charts, steps: steps, proofs: [try proof()], notes: notes)
    }

    private var table: Table {
        var table = Table(
            "equivalents", title: Words.tableEquivalentsTitle,
            caption: Words.tableEquivalentsCaption,
            columns: [
                .init(
                    "compounding", Words.tableEquivalentsColumnCompounding,
                    .value(isNumber: false)),
                .init("rate", Words.tableEquivalentsColumnRate, .value(isNumber: true)),
                .init(
                    "effectiveRate", Words.tableEquivalentsColumnEffectiveRate,
                    .value(isNumber: true)),
            ])
        for row in rows {
            table.append([
                .value(.words(row.times.message, machine: row.word)),
                .value(.rate(row.equivalent)), .value(.rate(row.effective)),
            ])
        }
        return table
    }

    /// The chart of the effect of compounding, in units of 10^-10.
    private var charts: [Chart] {
        guard let last = rows.last, source.rate != .zero else { return [] }
        let bars = rows.map { row in
            Chart.Bar(
                row.times.message, to: Int64(clamping: row.effective.units(10)),
                .rate(row.effective), row.times == source.compounding ? .best : .plain)
        }
        return [
            Chart(
                "compounding",
                title: Words.chartCompoundingFinding(rate: source.rate, highest: last.effective),
                bars: bars)
        ]
    }

    private var notes: [Message] {
        source.compounding == .aYear(1) ? [Words.noteOnceAYear] : []
    }

    // MARK: - Steps

    private var steps: [Step] {
        let periods = source.periodsAYear
        return [
            Step(
                Words.stepEffectiveRateTitle, for: ["effectiveRate"], formula: effectiveFormula,
                numbers: effectiveNumbers, answer: .value(.rate(effective)),
                rounding: Words.stepRounding, source: Words.stepEffectiveRateSource),
            Step(
                Words.stepPeriodicRateTitle, for: ["periodicRate"],
                formula: Words.stepPeriodicRateFormula,
                numbers: Words.stepPeriodicRateNumbers(rate: effective, periods: periods),
                answer: .value(.rate(periodic)), rounding: Words.stepRounding),
            Step(
                Words.stepEquivalentRateTitle, for: ["equivalentRate"],
                formula: Words.stepEquivalentRateFormula,
                numbers: CommonWords.formulaTimes(first: .rate(periodic), second: .count(periods)),
                answer: .value(.rate(equivalent)), rounding: Words.stepRounding),
        ]
    }

    private var effectiveFormula: Message {
        source.compounding == .continuous
            ? Words.stepEffectiveRateFormulaContinuous : Words.stepEffectiveRateFormulaTimes
    }

    private var effectiveNumbers: Message {
        guard let times = source.compounding.number else {
            return Words.stepEffectiveRateNumbersContinuous(rate: source.rate)
        }
        return Words.stepEffectiveRateNumbersTimes(rate: source.rate, times: times)
    }

    /// Proves the result by compounding the computed nominal rate again.
    private func proof() throws(CalculationError) -> Proof {
        let back = try ConvertedRate(
            rate: equivalent, compounding: .aYear(source.periodsAYear),
            periodsAYear: source.periodsAYear
        ).effective(.aYear(source.periodsAYear))
        let difference = back.units(18) - effective.units(18)
        return Proof(
            Words.proofCompoundedAgain(rate: back), holds: difference.magnitude <= 1_000_000)
    }
}

extension ExactDecimal {
    /// The value in units of 10^-`decimals`, cut.
    func units(_ decimals: Int) -> Int128 {
        if scale <= decimals { return coefficient(scale: decimals) }
        return coefficient / Self.powerOfTen(scale - decimals)
    }
}
