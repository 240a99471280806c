/// Builds the `Calculation` of an annual percentage yield, from which every page is rendered.
struct YieldResult {
    private typealias Words = RatesWords

    let account: YieldAccount
    let currency: Currency
    let inputs: [NormalisedInput]
    let interest: Int64
    /// The interest in the major unit with 16 decimals, if it was computed.
    let unroundedInterest: ExactDecimal?
    /// The yield, with 18 decimals.
    let yield: ExactDecimal

    init(
        _ account: YieldAccount, _ currency: Currency, _ inputs: [NormalisedInput]
    ) throws(CalculationError) {
        guard account.principal <= Money.limit else { throw .tooLarge }
        self.account = account
        self.currency = currency
        self.inputs = inputs
        switch account.earning {
        case .stated(let stated, _):
            interest = stated
            unroundedInterest = nil
        case .daily(let portions):
            let formula = DailyInterest(portions: portions)
            interest = try certifiedMoney(formula)[0]
            let unrounded = try certifiedSigned(formula, decimals: 16 - currency.minorUnitDigits)
            unroundedInterest = ExactDecimal(unrounded[0], scale: 16)
        }
        let formula = AnnualYield(account: account, interest: interest)
        let units = try certifiedSigned(formula, decimals: 18)[0]
        // The steps show the yield as a percentage as well.
        if units.magnitude > Int128.max.magnitude / 100 { throw .tooLarge }
        yield = ExactDecimal(units, scale: 18)
    }

    func calculation() throws(CalculationError) -> Calculation {
        try Calculation(
            calculator: .rates, currency: currency, inputs: inputs,
            answer: Words.answerYield(yield: .percentage(rounded, decimals: 2)),
            figures: figures, tables: [unroundedTable], charts: charts, steps: steps,
            proofs: [proof()], notes: notes)
    }

    private var figures: [Figure] {
        let yields = [
            Figure("apyRounded", Words.figureApyRounded, .percentage(rounded, decimals: 2)),
            Figure("apy", Words.figureApy, .rate(yield)),
        ]
        if unroundedInterest == nil { return yields }
        return yields + [Figure("interest", Words.figureInterest, .money(interest))]
    }

    /// The yield as a percentage, rounded to the nearest hundredth: 12 CFR 1030.3(f)(1).
    private var rounded: ExactDecimal {
        ExactDecimal(
            yield.units(18).divided(by: ExactDecimal.powerOfTen(14), .halfUp), scale: 2)
    }

    private var unroundedTable: Table {
        var table = Table(
            "unrounded", title: Words.tableUnroundedTitle, caption: Words.tableUnroundedCaption,
            columns: [
                .init("figure", Words.tableUnroundedColumnFigure, .value(isNumber: false)),
                .init("value", Words.tableUnroundedColumnValue, .value(isNumber: true)),
            ], isDetail: true)
        table.append([.value(.words(Words.figureApy, machine: "apy")), .value(.number(yield))])
        if let unroundedInterest {
            table.append([
                .value(.words(Words.figureInterest, machine: "interest")),
                .value(.number(unroundedInterest)),
            ])
        }
        return table
    }

    /// The chart of a year's interest without compounding, compared with the yield.
    private var charts: [Chart] {
        let simple = ExactDecimal(
            (Int128(interest) * 365 * ExactDecimal.powerOfTen(10))
                .divided(by: Int128(account.principal) * Int128(account.days), .halfUp), scale: 10)
        return [
            Chart(
                "yield",
                title: Words.chartYieldFinding(
                    interest: interest, days: account.days,
                    yield: .percentage(rounded, decimals: 2)),
                bars: [
                    .init(
                        Words.chartYieldBarSimple, to: Int64(clamping: simple.units(8)),
                        .rate(simple)),
                    .init(
                        Words.chartYieldBarApy, to: Int64(clamping: yield.units(8)),
                        .rate(yield), .best),
                ])
        ]
    }

    private var notes: [Message] { unroundedInterest == nil ? [] : [Words.noteDaily] }

    // MARK: - Steps and proof

    private var steps: [Step] {
        var steps: [Step] = []
        if case .daily(let portions) = account.earning { steps.append(interestStep(portions)) }
        steps.append(
            Step(
                Words.stepApyTitle, for: ["apy"],
                formula: account.compoundingDays == nil
                    ? Words.stepApyFormulaTerm : Words.stepApyFormulaCompounding,
                numbers: yieldNumbers, answer: .value(.rate(yield)),
                rounding: Words.stepRounding, source: Words.stepApySource))
        let percent = ExactDecimal(yield.coefficient * 100, scale: yield.scale)
        steps.append(
            Step(
                Words.stepApyRoundedTitle, for: ["apyRounded"],
                formula: Words.stepApyRoundedFormula,
                numbers: .value(.percentage(percent, decimals: 2)),
                answer: .value(.percentage(rounded, decimals: 2)),
                rounding: Words.stepApyRoundedRounding, source: Words.stepApyRoundedSource))
        return steps
    }

    private var yieldNumbers: Message {
        guard let compounding = account.compoundingDays else {
            return Words.stepApyNumbersTerm(
                interest: interest, principal: account.principal, days: account.days)
        }
        return Words.stepApyNumbersCompounding(
            interest: interest, principal: account.principal, days: account.days,
            compounding: compounding)
    }

    private func interestStep(_ portions: [YieldAccount.Portion]) -> Step {
        let parts = portions.map { portion in
            let factors = portion.segments.map { segment in
                Quantity.words(
                    Words.stepInterestNumbersFactor(rate: segment.rate, days: segment.days))
            }
            return Quantity.words(Message(.values, [.money(portion.amount)] + factors))
        }
        return Step(
            Words.stepInterestTitle, for: ["interest"], formula: Words.stepInterestFormula,
            numbers: Words.stepInterestNumbers(parts: parts, principal: account.principal),
            answer: .value(.money(interest)), rounding: Words.stepInterestRounding)
    }

    private func proof() throws(CalculationError) -> Proof {
        let back = try certifiedSigned(YieldInterest(account: account, yield: yield), decimals: 0)
        return Proof(
            Words.proofYield(interest: Int64(clamping: back[0])), holds: back[0] == Int128(interest)
        )
    }
}
