import PennyNaturals

/// Builds the `Calculation` of a doubling time, from which every page is rendered.
struct DoublingTimeResult {
    private typealias Words = DoublingTimeWords

    /// A rule of thumb.
    struct Rule {
        let name: Message
        /// The name in machine-readable output.
        let machine: String
        /// The years, with 4 decimals.
        let years: ExactDecimal
    }

    let rate: ExactDecimal
    let compounding: CompoundingTimes
    let currency: Currency
    let inputs: [NormalisedInput]
    let growth: PeriodGrowth
    /// The exact years, rounded to 12 decimals.
    let exact: ExactDecimal
    /// The rules of thumb.
    let rules: [Rule]

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
        rules = [
            Rule(Words.ruleOf72, "Rule of 72", 720, rate),
            Rule(Words.ruleOf70, "Rule of 70", 700, rate),
            Rule(Words.ruleOf693, "Rule of 69.3", 693, rate),
        ]
    }

    private var shown: ExactDecimal {
        ExactDecimal(
            exact.units(12).divided(by: ExactDecimal.powerOfTen(8), .halfUp), scale: 4)
    }

    func calculation(from today: CivilDate?) throws(CalculationError) -> Calculation {
        let difference = rules[0].years.minus(shown)
        return Calculation(
            calculator: .doublingTime, currency: currency, inputs: inputs,
            answer: Words.answerTime(rate: rate, time: CommonWords.span(of: months, from: today)),
            figures: [
                Figure("years", Words.figureYears, .number(shown), shown: length),
                Figure(
                    "ruleOf72", Words.figureRuleOf72, .number(rules[0].years),
                    shown: Self.short(rules[0].years)),
                Figure(
                    "difference", Words.figureDifference, .number(difference),
                    shown: Self.short(difference.magnitude)),
            ],
            tables: [table], charts: [chart], steps: steps(difference), proofs: [try proof()],
            notes: [Words.noteRule], from: today)
    }

    /// The exact time to the nearest month.
    private var months: Int {
        Int(clamping: (exact.units(12) * 12).divided(by: ExactDecimal.powerOfTen(12), .halfUp))
    }

    /// The exact time in words; in years if it is below half a month.
    private var length: Quantity {
        if months == 0 { return Self.short(shown) }
        let machine: Wording = "\(months)"
        return .words(
            CommonWords.durationAbout(time: CommonWords.span(of: months)), machine: machine.text)
    }

    /// The same years with two decimals.
    private static func short(_ years: ExactDecimal) -> Quantity {
        .number(
            ExactDecimal(
                years.units(4).divided(by: ExactDecimal.powerOfTen(2), .halfUp), scale: 2))
    }

    private var table: Table {
        var table = Table(
            "rules", title: Words.tableRulesTitle, caption: Words.tableRulesCaption,
            columns: [
                .init("rule", Words.tableRulesColumnRule, .value(isNumber: false)),
                .init("years", Words.tableRulesColumnYears, .value(isNumber: true)),
                .init("difference", Words.tableRulesColumnDifference, .value(isNumber: true)),
            ])
        table.append([
            .value(.words(Words.ruleExact, machine: "Exact")), .value(.number(shown)),
            .value(.number(.zero)),
        ])
        for rule in rules {
            table.append([
                .value(.words(rule.name, machine: rule.machine)), .value(.number(rule.years)),
                .value(.number(rule.years.minus(shown))),
            ])
        }
        return table
    }

    private var chart: Chart {
        let exactBar = Chart.Bar(
            Words.ruleExact, to: Int64(clamping: shown.units(4)), .number(shown), .best)
        return Chart(
            "rules", title: Words.chartRulesFinding(rate: rate, years: shown),
            bars: [exactBar]
                + rules.map {
                    Chart.Bar($0.name, to: Int64(clamping: $0.years.units(4)), .number($0.years))
                })
    }

    private func steps(_ difference: ExactDecimal) -> [Step] {
        [
            yearsStep,
            Step(
                Words.stepRuleOf72Title, for: ["ruleOf72"], formula: Words.stepRuleOf72Formula,
                numbers: Words.stepRuleOf72Numbers(percent: percent),
                answer: .value(.number(rules[0].years)), rounding: Words.stepRuleOf72Rounding,
                source: Words.stepRuleOf72Source),
            Step(
                Words.stepDifferenceTitle, for: ["difference"],
                formula: Words.stepDifferenceFormula,
                numbers: CommonWords.formulaMinus(
                    first: .number(rules[0].years), second: .number(shown)),
                answer: .value(.number(difference))),
        ]
    }

    private var yearsStep: Step {
        let times = compounding.number
        return Step(
            Words.stepYearsTitle, for: ["years"],
            formula: times == nil ? Words.stepYearsFormulaContinuous : Words.stepYearsFormula,
            numbers: times.map { Words.stepYearsNumbers(times: $0, rate: rate) }
                ?? Words.stepYearsNumbersContinuous(rate: rate),
            answer: .value(.number(exact)), rounding: Words.stepYearsRounding,
            source: Words.stepYearsSource)
    }

    private var percent: ExactDecimal {
        ExactDecimal(rate.coefficient * 100, scale: rate.scale)
    }

    private func proof() throws(CalculationError) -> Proof {
        let doubled = try certifiedNaturals(
            DoubledUnit(growth: growth, years: exact, decimals: 6), .halfUp)[0]
        let value = ExactDecimal(doubled.int128 ?? 0, scale: 6)
        return Proof(Words.proofDouble(value: value), holds: value == ExactDecimal(2))
    }
}

extension DoublingTimeResult.Rule {
    /// Computes the years: `tenths` ÷ 10 ÷ the rate in percent, rounded half up to 4 decimals.
    fileprivate init(
        _ name: Message, _ machine: String, _ tenths: Int128, _ rate: ExactDecimal
    ) {
        let scaled = tenths * 10 * ExactDecimal.powerOfTen(rate.scale)
        self.init(
            name: name, machine: machine,
            years: ExactDecimal(scaled.divided(by: rate.coefficient, .halfUp), scale: 4))
    }
}
