/// Puts a converted rate into the form every page is printed from.
struct ConversionResult {
    private typealias Words = RatesWords

    let asked: ConvertedRate
    let currency: Currency
    let inputs: [NormalisedInput]
    let effective: ExactDecimal
    let equivalent: ExactDecimal
    let periodic: ExactDecimal
    /// For each compounding: the rate that comes to the same, and the effective
    /// rate if the rate typed were compounded so.
    let rows: [Row]

    struct Row {
        /// The word of a file: `monthly`.
        let word: String
        let times: CompoundingTimes
        let equivalent: ExactDecimal
        let effective: ExactDecimal
    }

    init(
        _ asked: ConvertedRate, _ currency: Currency, _ inputs: [NormalisedInput]
    ) throws(CalculationError) {
        self.asked = asked
        self.currency = currency
        self.inputs = inputs
        effective = try asked.effective(asked.compounding)
        equivalent = try asked.equivalent(.aYear(asked.periodsAYear))
        periodic = try asked.periodic()
        var rows: [Row] = []
        for (word, times) in RateConversion.words {
            rows.append(
                Row(
                    word: word, times: times, equivalent: try asked.equivalent(times),
                    effective: try asked.effective(times)))
        }
        self.rows = rows
    }

    func calculation() throws(CalculationError) -> Calculation {
        var result = Calculation(calculator: .rates, currency: currency, inputs: inputs)
        result.figures = [
            Figure("effectiveRate", Words.figureEffectiveRate, .rate(effective)),
            Figure("equivalentRate", Words.figureEquivalentRate, .rate(equivalent)),
            Figure("periodicRate", Words.figurePeriodicRate, .rate(periodic)),
        ]
        result.tables = [table]
        result.charts = charts
        result.steps = steps
        result.proofs = [try proof()]
        result.notes = notes
        return result
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

    /// How much of it is compounding: drawn in units of 10^-10.
    private var charts: [Chart] {
        guard let last = rows.last, asked.rate != .zero else { return [] }
        let bars = rows.map { row in
            Chart.Bar(
                row.times.message, to: Int64(clamping: row.effective.units(10)),
                .rate(row.effective), row.times == asked.compounding ? .best : .plain)
        }
        return [
            Chart(
                "compounding",
                title: Words.chartCompoundingFinding(rate: asked.rate, highest: last.effective),
                bars: bars)
        ]
    }

    private var notes: [Message] {
        asked.compounding == .aYear(1) ? [Words.noteOnceAYear] : []
    }

    // MARK: - Steps

    private var steps: [Step] {
        let periods = asked.periodsAYear
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
        asked.compounding == .continuous
            ? Words.stepEffectiveRateFormulaContinuous : Words.stepEffectiveRateFormulaTimes
    }

    private var effectiveNumbers: Message {
        guard let times = asked.compounding.number else {
            return Words.stepEffectiveRateNumbersContinuous(rate: asked.rate)
        }
        return Words.stepEffectiveRateNumbersTimes(rate: asked.rate, times: times)
    }

    /// The nominal rate found, compounded again.
    private func proof() throws(CalculationError) -> Proof {
        let back = try ConvertedRate(
            rate: equivalent, compounding: .aYear(asked.periodsAYear),
            periodsAYear: asked.periodsAYear
        ).effective(.aYear(asked.periodsAYear))
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
