/// Explains how an annual percentage rate was computed: each rule, then the rule with this credit's
/// numbers.
struct APRSteps {
    private typealias Words = APRWords

    private let result: APRResult
    private let terms: APRTerms

    init(_ result: APRResult) {
        self.result = result
        terms = result.terms
    }

    var steps: [Step] {
        var steps = [advancesStep, paymentsStep, chargeStep]
        if let unit = terms.unitPeriod { steps.append(timesStep(unit)) }
        return steps + [equationStep, rateStep, roundedStep]
    }

    private var isUS: Bool { terms.method == .us }

    // MARK: - Totals

    private var advancesStep: Step {
        Step(
            isUS ? Words.stepAdvancesTitleUs : Words.stepAdvancesTitleEu, for: ["totalAdvances"],
            formula: Words.stepAdvancesFormula, numbers: sum(isAdvance: true),
            answer: .value(.money(result.advanced)))
    }

    private var paymentsStep: Step {
        Step(
            Words.stepPaymentsTitle, for: ["totalPayments", "numberOfPayments"],
            formula: Words.stepPaymentsFormula, numbers: sum(isAdvance: false),
            answer: Words.stepPaymentsAnswer(total: result.paid, count: terms.numberOfPayments))
    }

    /// The sum of the advances or payments, with runs of equal amounts combined.
    private func sum(isAdvance: Bool) -> Message {
        var runs: [(amount: Int64, count: Int)] = []
        for flow in terms.flows where flow.isAdvance == isAdvance {
            if let last = runs.last, last.amount == flow.amount {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((flow.amount, 1))
            }
        }
        var amounts: [Quantity] = []
        for run in runs {
            if amounts.count == 5 {
                amounts.append(.words(Words.stepMore))
                break
            }
            amounts.append(
                run.count > 1
                    ? .words(Words.stepAmountsRun(count: run.count, amount: run.amount))
                    : .money(run.amount))
        }
        return Words.stepAmounts(amounts: amounts)
    }

    private var chargeStep: Step {
        Step(
            isUS ? Words.stepChargeTitleUs : Words.stepChargeTitleEu, for: ["financeCharge"],
            formula: Words.stepChargeFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(result.paid), second: .money(result.advanced)),
            answer: .value(.money(result.paid - result.advanced)))
    }

    // MARK: - Times

    private func timesStep(_ unit: UnitPeriod) -> Step {
        let later = terms.flows.first { !$0.isAdvance && !$0.time.isSameText(as: "0") }
        let start = terms.flows.first { isUS || $0.isAdvance }?.date
        let time = later?.time ?? "0"
        var numbers: Message?
        if let date = later?.date, let start {
            numbers =
                isUS
                ? Words.stepTimesNumbersUs(start: start, date: date, time: time)
                : Words.stepTimesNumbersEu(start: start, date: date)
        }
        switch terms.method {
        case .us:
            return Step(
                Words.stepTimesTitleUs, for: ["apr"],
                formula: Words.stepTimesFormulaUs(unit: unit.message), numbers: numbers,
                answer: Words.stepTimesAnswerUs(times: terms.equation.periodsAYear.text),
                source: Words.stepTimesSourceUs)
        case .eu:
            return Step(
                Words.stepTimesTitleEu, for: ["apr"],
                formula: terms.oddDays == .yearBefore
                    ? Words.stepTimesFormulaEuYearBefore(unit: unit.message)
                    : Words.stepTimesFormulaEuCalendarYear(unit: unit.message),
                numbers: numbers, answer: Words.stepTimesAnswerEu(time: time),
                source: Words.stepTimesSourceEu(directive: directive))
        }
    }

    private var directive: Message {
        switch CreditDate(terms.flows.compactMap { $0.date }.min()) {
        case .before: Words.stepDirective(credit: .before)
        case .since: Words.stepDirective(credit: .since)
        case .unknown: Words.stepDirective(credit: .other)
        }
    }

    // MARK: - The equation

    private var equationStep: Step {
        Step(
            Words.stepEquationTitle, for: ["apr"],
            formula: isUS ? Words.stepEquationFormulaUs : Words.stepEquationFormulaEu,
            numbers: Words.stepEquationNumbers(
                advances: side(isAdvance: true), payments: side(isAdvance: false)),
            answer: result.worth.advances == result.worth.payments
                ? .value(.money(result.worth.advances))
                : Words.stepEquationAnswer(
                    advances: result.worth.advances, payments: result.worth.payments),
            rounding: Words.stepEquationRounding,
            source: isUS
                ? Words.stepEquationSourceUs : Words.stepEquationSourceEu(directive: directive))
    }

    /// The first terms of one side with their numbers.
    private func side(isAdvance: Bool) -> [Quantity] {
        var shown: [Quantity] = []
        for flow in terms.flows where flow.isAdvance == isAdvance {
            if shown.count == 3 { return shown + [.words(Words.stepMore)] }
            shown.append(isUS ? divided(flow) : multiplied(flow))
        }
        return shown
    }

    private func divided(_ flow: APRTerms.Flow) -> Quantity {
        let periods: Wording = "\(flow.ticks)"
        return switch (flow.fraction.numerator > 0, flow.ticks > 0) {
        case (true, true):
            .words(
                Words.stepEquationNumbersBoth(
                    amount: flow.amount, fraction: flow.fraction.text, periods: periods.text))
        case (true, false):
            .words(
                Words.stepEquationNumbersFraction(
                    amount: flow.amount, fraction: flow.fraction.text))
        case (false, true):
            .words(Words.stepEquationNumbersWhole(amount: flow.amount, periods: periods.text))
        case (false, false): .money(flow.amount)
        }
    }

    private func multiplied(_ flow: APRTerms.Flow) -> Quantity {
        flow.time.isSameText(as: "0")
            ? .money(flow.amount)
            : .words(Words.stepEquationNumbersYears(amount: flow.amount, years: flow.time))
    }

    // MARK: - The rate

    private var rateStep: Step {
        Step(
            isUS ? Words.stepRateTitleUs : Words.stepRateTitleEu, for: ["apr"],
            formula: isUS ? Words.stepRateFormulaUs : Words.stepRateFormulaEu,
            numbers: isUS ? rateNumbers : nil, answer: .value(exact),
            rounding: Words.stepRateRounding,
            source: isUS ? Words.stepRateSourceUs : Words.stepRateSourceEu(directive: directive))
    }

    /// The rate of a unit-period in percent, cut, times the number of unit-periods in a year.
    private var rateNumbers: Message {
        let perYear = terms.equation.periodsAYear
        let rate = UnitPeriodRate(rate: result.apr, perYear: perYear)
        guard let cut = CutValue(rate, scale: 12) else {
            return Words.stepRateNumbersLarge(times: perYear.text)
        }
        return Words.stepRateNumbers(rate: cut.quantity(Words.stepRateCut), times: perYear.text)
    }

    private var exact: Quantity {
        .percentage(
            ExactDecimal(result.apr.coefficient * 100, scale: result.apr.scale), decimals: 2)
    }

    private var roundedStep: Step {
        Step(
            isUS ? Words.stepRoundedTitleUs : Words.stepRoundedTitleEu, for: ["aprRounded"],
            formula: Words.stepRoundedFormula, numbers: .value(exact),
            answer: .value(.rate(result.aprRounded)),
            rounding: isUS ? Words.stepRoundedRoundingUs : Words.stepRoundedRoundingEu,
            source: isUS
                ? Words.stepRoundedSourceUs : Words.stepRoundedSourceEu(directive: directive))
    }
}

/// The rate of a unit-period in units of 10^-12 percent.
private struct UnitPeriodRate: CertifiableFormula {
    let rate: ExactDecimal
    let perYear: Ratio

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let point = RatePoint.exact(rate.coefficient(scale: RatePoint.decimals))
        let unit = Number(100_000_000_000_000, precision)
        return [point.perPeriod(perYear, kind, precision) * unit]
    }
}
