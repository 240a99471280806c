import PennyNaturals

/// Puts a doubling time into the form every page is printed from.
struct DoublingTimeResult {
    let rate: ExactDecimal
    let compounding: CompoundingTimes
    let currency: Currency
    let inputs: [NormalisedInput]
    let growth: PeriodGrowth
    /// Years with 12 decimals.
    let exact: ExactDecimal
    /// The rules of thumb with their years, to 4 decimals.
    let rules: [(name: String, tenths: Int128, years: ExactDecimal)]

    init(
        _ rate: ExactDecimal, _ compounding: CompoundingTimes, _ currency: Currency,
        _ inputs: [NormalisedInput]
    ) throws(CalculationError) {
        self.rate = rate
        self.compounding = compounding
        self.currency = currency
        self.inputs = inputs
        growth = ConvertedRate(rate: rate, compounding: compounding, periodsAYear: 1)
            .growth(compounding)
        let years = try certifiedNaturals(DoublingYears(growth: growth, decimals: 12), .halfUp)[0]
        guard let years = years.int128 else { throw .tooLarge }
        exact = ExactDecimal(years, scale: 12)
        rules = [("Rule of 72", 720), ("Rule of 70", 700), ("Rule of 69.3", 693)].map {
            (name: $0.0, tenths: $0.1, years: Self.rule($0.1, rate))
        }
    }

    /// `tenths` ÷ 10 ÷ the rate in percent, half-up to 4 decimals.
    private static func rule(_ tenths: Int128, _ rate: ExactDecimal) -> ExactDecimal {
        let scaled = tenths * 10 * ExactDecimal.powerOfTen(rate.scale)
        return ExactDecimal(scaled.divided(by: rate.coefficient, .halfUp), scale: 4)
    }

    private var shown: ExactDecimal {
        ExactDecimal(
            exact.units(12).divided(by: ExactDecimal.powerOfTen(8), .halfUp), scale: 4)
    }

    func calculation() throws(CalculationError) -> Calculation {
        var result = Calculation(calculator: .doublingTime, currency: currency, inputs: inputs)
        let difference = rules[0].years.minus(shown)
        result.figures = [
            Figure("years", "Years to double", .number(shown)),
            Figure("ruleOf72", "By the rule of 72", .number(rules[0].years)),
            Figure("difference", "The rule is off by", .number(difference)),
        ]
        result.tables = [table]
        result.charts = [chart]
        result.steps = steps(difference)
        result.proofs = [try proof()]
        result.notes = .old([
            [
                .text(
                    """
                    The rule of 72 fits yearly compounding near 8% best. For interest at every \
                    moment the exact number is 69.3, a hundred times ln 2.
                    """)
            ]
        ])
        return result
    }

    private var table: Table {
        var table = Table(
            "rules", title: "Rules of thumb beside the exact answer",
            caption: [.text("Years, rounded half-up to four decimals.")],
            columns: [
                .init("rule", "Rule", .value(isNumber: false)),
                .init("years", "Years", .value(isNumber: true)),
                .init("difference", "Off by", .value(isNumber: true)),
            ])
        table.append([
            .value(.text("Exact")), .value(.number(shown)), .value(.number(.zero)),
        ])
        for rule in rules {
            table.append([
                .value(.text(rule.name)), .value(.number(rule.years)),
                .value(.number(rule.years.minus(shown))),
            ])
        }
        return table
    }

    private var chart: Chart {
        let exactBar = Chart.Bar(
            "Exact", to: Int64(clamping: shown.units(4)), .number(shown), .best)
        return Chart(
            "rules",
            title: [
                .text("At "), .value(.rate(rate)), .text(" money doubles in "),
                .value(.number(shown)), .text(" years"),
            ],
            bars: [exactBar]
                + rules.map {
                    Chart.Bar($0.name, to: Int64(clamping: $0.years.units(4)), .number($0.years))
                })
    }

    private func steps(_ difference: ExactDecimal) -> [Step] {
        let formula: String
        var numbers: [Piece] = [.text("ln 2 ÷ ("), .value(.rate(rate))]
        if let times = compounding.number {
            formula = "ln 2 ÷ (m × ln(1 + rate ÷ m)), m compoundings a year"
            numbers = [
                .text("ln 2 ÷ ("), .value(.count(times)), .text(" × ln(1 + "), .value(.rate(rate)),
                .text(" ÷ "), .value(.count(times)), .text("))"),
            ]
        } else {
            formula = "ln 2 ÷ rate"
            numbers.append(.text(")"))
        }
        return [
            Step(
                "Years to double", for: ["years"], formula: [.text(formula)], numbers: numbers,
                answer: [.value(.number(exact))],
                rounding: [
                    .text("Computed with an error bound; rounded half-up to 4 decimals above.")
                ], source: "Stephen G. Kellison, The Theory of Interest, chapter 2: unknown time"),
            Step(
                "The rule of 72", for: ["ruleOf72"], formula: [.text("72 ÷ rate in percent")],
                numbers: [.text("72 ÷ "), .value(.number(percent))],
                answer: [.value(.number(rules[0].years))],
                rounding: [.text("Rounded half-up to 4 decimals.")],
                source: "Luca Pacioli, Summa de arithmetica (1494)"),
            Step(
                "The difference", for: ["difference"], formula: [.text("rule − exact")],
                numbers: [
                    .value(.number(rules[0].years)), .text(" − "), .value(.number(shown)),
                ], answer: [.value(.number(difference))]),
        ]
    }

    private var percent: ExactDecimal {
        ExactDecimal(rate.coefficient * 100, scale: rate.scale)
    }

    private func proof() throws(CalculationError) -> Proof {
        let doubled = try certifiedNaturals(
            DoubledUnit(growth: growth, years: exact, decimals: 6), .halfUp)[0]
        let value = ExactDecimal(doubled.int128 ?? 0, scale: 6)
        return Proof(
            [
                .text("After so many years one unit has become "), .value(.number(value)),
                .text("."),
            ], holds: value == ExactDecimal(2))
    }
}
