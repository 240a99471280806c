/// Puts a converted rate into the form every page is printed from.
struct ConversionResult {
    let asked: ConvertedRate
    let currency: Currency
    let inputs: [NormalisedInput]
    let effective: ExactDecimal
    let equivalent: ExactDecimal
    let periodic: ExactDecimal
    /// For each compounding: the rate that comes to the same, and the effective
    /// rate if the rate typed were compounded so.
    let rows: [(times: CompoundingTimes, equivalent: ExactDecimal, effective: ExactDecimal)]

    init(
        _ asked: ConvertedRate, _ currency: Currency, _ inputs: [NormalisedInput]
    ) throws(CalculationError) {
        self.asked = asked
        self.currency = currency
        self.inputs = inputs
        effective = try asked.effective(asked.compounding)
        equivalent = try asked.equivalent(.aYear(asked.periodsAYear))
        periodic = try asked.periodic()
        var rows: [(times: CompoundingTimes, equivalent: ExactDecimal, effective: ExactDecimal)] =
            []
        for (_, times) in RateConversion.words {
            rows.append((times, try asked.equivalent(times), try asked.effective(times)))
        }
        self.rows = rows
    }

    func calculation() throws(CalculationError) -> Calculation {
        var result = Calculation(calculator: .rates, currency: currency, inputs: inputs)
        result.figures = [
            Figure("effectiveRate", "Effective rate a year", .rate(effective)),
            Figure("equivalentRate", "Nominal rate that comes to the same", .rate(equivalent)),
            Figure("periodicRate", "Rate of a period", .rate(periodic)),
        ]
        result.tables = [table]
        result.charts = charts
        result.steps = steps
        result.proofs = [try proof()]
        result.notes = .old(notes)
        return result
    }

    private var table: Table {
        var table = Table(
            "equivalents", title: "The same rate in other words",
            caption: [
                .text(
                    """
                    The first column of rates comes to the same in a year as what you typed. The \
                    second says what the rate you typed would be worth if it were compounded so.
                    """)
            ],
            columns: [
                .init("compounding", "Compounded", .value(isNumber: false)),
                .init("rate", "Same rate", .value(isNumber: true)),
                .init("effectiveRate", "Your rate, effective", .value(isNumber: true)),
            ])
        for row in rows {
            table.append([
                .value(.text(row.times.name)), .value(.rate(row.equivalent)),
                .value(.rate(row.effective)),
            ])
        }
        return table
    }

    /// How much of it is compounding: drawn in units of 10^-10.
    private var charts: [Chart] {
        guard let last = rows.last, asked.rate != .zero else { return [] }
        let bars = rows.map { row in
            Chart.Bar(
                row.times.name, to: Int64(clamping: row.effective.units(10)),
                .rate(row.effective), row.times == asked.compounding ? .best : .plain)
        }
        return [
            Chart(
                "compounding",
                title: [
                    .value(.rate(asked.rate)), .text(" a year is worth from "),
                    .value(.rate(asked.rate)), .text(", compounded yearly, to "),
                    .value(.rate(last.effective)), .text(", at every moment"),
                ], bars: bars)
        ]
    }

    private var notes: [[Piece]] {
        asked.compounding == .aYear(1)
            ? [[.text("A rate that is compounded once a year is an effective rate.")]] : []
    }

    // MARK: - Steps

    private static let rounding = [
        Piece.text("Computed with an error bound, and rounded half-up to 18 decimals.")
    ]

    private var steps: [Step] {
        let periods = Piece.value(.count(asked.periodsAYear))
        return [
            Step(
                "The effective rate", for: ["effectiveRate"], formula: [.text(effectiveFormula)],
                numbers: effectiveNumbers, answer: [.value(.rate(effective))],
                rounding: Self.rounding, source: "12 CFR 1030, appendix A, for a year of interest"),
            Step(
                "The rate of a period", for: ["periodicRate"],
                formula: [.text("(1 + effective rate)^(1 ÷ periods a year) − 1")],
                numbers: [
                    .text("(1 + "), .value(.rate(effective)), .text(")^(1 ÷ "), periods,
                    .text(") − 1"),
                ], answer: [.value(.rate(periodic))], rounding: Self.rounding),
            Step(
                "The nominal rate", for: ["equivalentRate"],
                formula: [.text("rate of a period × periods a year")],
                numbers: [.value(.rate(periodic)), .text(" × "), periods],
                answer: [.value(.rate(equivalent))], rounding: Self.rounding),
        ]
    }

    private var effectiveFormula: String {
        asked.compounding == .continuous
            ? "e^rate − 1" : "(1 + rate ÷ compoundings a year)^(compoundings a year) − 1"
    }

    private var effectiveNumbers: [Piece] {
        guard let times = asked.compounding.number else {
            return [.text("e^"), .value(.rate(asked.rate)), .text(" − 1")]
        }
        return [
            .text("(1 + "), .value(.rate(asked.rate)), .text(" ÷ "), .value(.count(times)),
            .text(")^"), .value(.count(times)), .text(" − 1"),
        ]
    }

    /// The nominal rate found, compounded again.
    private func proof() throws(CalculationError) -> Proof {
        let back = try ConvertedRate(
            rate: equivalent, compounding: .aYear(asked.periodsAYear),
            periodsAYear: asked.periodsAYear
        ).effective(.aYear(asked.periodsAYear))
        let difference = back.units(18) - effective.units(18)
        return Proof(
            [
                .text(
                    "Compounded again, the nominal rate gives the effective one to 12 decimals: "),
                .value(.rate(back)), .text("."),
            ], holds: difference.magnitude <= 1_000_000)
    }
}

extension ExactDecimal {
    /// The value in units of 10^-`decimals`, cut.
    func units(_ decimals: Int) -> Int128 {
        if scale <= decimals { return coefficient(scale: decimals) }
        return coefficient / Self.powerOfTen(scale - decimals)
    }
}
