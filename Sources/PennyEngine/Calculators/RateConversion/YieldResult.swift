/// Puts an annual percentage yield into the form every page is printed from.
struct YieldResult {
    let account: YieldAccount
    let currency: Currency
    let inputs: [NormalisedInput]
    let interest: Int64
    /// The interest in the major unit with 16 decimals, where it was computed.
    let unroundedInterest: ExactDecimal?
    /// With 18 decimals.
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
        yield = ExactDecimal(try certifiedSigned(formula, decimals: 18)[0], scale: 18)
    }

    func calculation() throws(CalculationError) -> Calculation {
        var result = Calculation(calculator: .rates, currency: currency, inputs: inputs)
        result.figures = [
            Figure("apy", "Annual percentage yield (APY)", .rate(yield)),
            Figure("apyRounded", "APY as it is disclosed", .percentage(rounded, decimals: 2)),
        ]
        if unroundedInterest != nil {
            result.figures.append(Figure("interest", "Interest earned", .money(interest)))
        }
        result.tables = [unroundedTable]
        result.charts = charts
        result.steps = steps
        result.proofs = [try proof()]
        result.notes = .old(notes)
        return result
    }

    /// Percent, to the nearest hundredth: 12 CFR 1030.3(f)(1).
    private var rounded: ExactDecimal {
        ExactDecimal(
            yield.units(18).divided(by: ExactDecimal.powerOfTen(14), .halfUp), scale: 2)
    }

    private var unroundedTable: Table {
        var table = Table(
            "unrounded", title: "Before rounding",
            caption: [.text("The answers with more decimals, for checks by other programs.")],
            columns: [
                .init("figure", "Figure", .value(isNumber: false)),
                .init("value", "Value", .value(isNumber: true)),
            ], isDetail: true)
        table.append([.value(.text("apy")), .value(.number(yield))])
        if let unroundedInterest {
            table.append([.value(.text("interest")), .value(.number(unroundedInterest))])
        }
        return table
    }

    /// The interest of a year without interest on it, beside the yield.
    private var charts: [Chart] {
        let simple = ExactDecimal(
            (Int128(interest) * 365 * ExactDecimal.powerOfTen(10))
                .divided(by: Int128(account.principal) * Int128(account.days), .halfUp), scale: 10)
        return [
            Chart(
                "yield",
                title: [
                    .value(.money(interest)), .text(" in "), .value(.count(account.days)),
                    .text(" days is a yield of "), .value(.percentage(rounded, decimals: 2)),
                ],
                bars: [
                    .init(
                        "Simple rate a year", to: Int64(clamping: simple.units(8)),
                        .rate(simple)),
                    .init("APY", to: Int64(clamping: yield.units(8)), .rate(yield), .best),
                ])
        ]
    }

    private var notes: [[Piece]] {
        unroundedInterest == nil
            ? []
            : [
                [
                    .text("Interest is compounded daily, at a 365th of the rate. The yield is "),
                    .text("computed from the interest in whole minor units."),
                ]
            ]
    }

    // MARK: - Steps and proof

    private var steps: [Step] {
        var steps: [Step] = []
        if case .daily(let portions) = account.earning { steps.append(interestStep(portions)) }
        let source = "12 CFR 1030 (Regulation DD), appendix A"
        let formula: String
        var numbers: [Piece] = [
            .text("(1 + "), .value(.money(interest)), .text(" ÷ "),
            .value(.money(account.principal)),
        ]
        if let days = account.compoundingDays {
            formula = "(1 + interest ÷ balance ÷ days × compounding)^(365 ÷ compounding) − 1"
            numbers += [
                .text(" ÷ "), .value(.count(account.days)), .text(" × "), .value(.count(days)),
                .text(")^(365 ÷ "), .value(.count(days)), .text(") − 1"),
            ]
        } else {
            formula = "(1 + interest ÷ principal)^(365 ÷ days in term) − 1"
            numbers += [.text(")^(365 ÷ "), .value(.count(account.days)), .text(") − 1")]
        }
        steps.append(
            Step(
                "The annual percentage yield", for: ["apy"], formula: [.text(formula)],
                numbers: numbers, answer: [.value(.rate(yield))],
                rounding: [
                    .text("Computed with an error bound, and rounded half-up to 18 decimals.")
                ], source: source))
        steps.append(
            Step(
                "The yield as it is disclosed", for: ["apyRounded"],
                formula: [.text("APY in percent, with two decimals")],
                numbers: [
                    .value(
                        .percentage(
                            ExactDecimal(yield.coefficient * 100, scale: yield.scale), decimals: 2))
                ],
                answer: [.value(.percentage(rounded, decimals: 2))],
                rounding: [.text("To the nearest hundredth of a percentage point.")],
                source: "12 CFR 1030.3(f)(1)"))
        return steps
    }

    private func interestStep(_ portions: [YieldAccount.Portion]) -> Step {
        var numbers: [Piece] = []
        for portion in portions {
            numbers += [.text(numbers.isEmpty ? "" : " + "), .value(.money(portion.amount))]
            for segment in portion.segments {
                numbers += [
                    .text(" × (1 + "), .value(.rate(segment.rate)), .text(" ÷ 365)^"),
                    .value(.count(segment.days)),
                ]
            }
        }
        numbers += [.text(" − "), .value(.money(account.principal))]
        return Step(
            "The interest", for: ["interest"],
            formula: [.text("amount × (1 + rate ÷ 365)^days for each part and rate, less amount")],
            numbers: numbers, answer: [.value(.money(interest))],
            rounding: [.text("The exact interest is rounded half-up once.")])
    }

    private func proof() throws(CalculationError) -> Proof {
        let back = try certifiedSigned(YieldInterest(account: account, yield: yield), decimals: 0)
        return Proof(
            [
                .text("At the yield, the principal earns in these days: "),
                .value(.money(Int64(clamping: back[0]))), .text("."),
            ], holds: back[0] == Int128(interest))
    }
}
