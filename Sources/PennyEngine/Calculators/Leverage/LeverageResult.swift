/// Builds the `Calculation` of a leverage ratio, from which every page is rendered.
struct LeverageResult {
    private typealias Words = LeverageWords

    let debts: Int64
    let liabilities: Int64
    let income: Int64
    let assets: Int64?
    let currency: Currency
    let inputs: [NormalisedInput]

    private var owed: Int64 { debts + liabilities }

    /// The ratio to `base`, rounded half up to 4 decimals.
    private func ratio(to base: Int64) -> ExactDecimal {
        ExactDecimal((Int128(owed) * 10_000).divided(by: Int128(base), .halfUp), scale: 4)
    }

    /// The ratio to `base` as a percentage.
    private func percent(of base: Int64) -> Quantity {
        .percentage(ExactDecimal(ratio(to: base).units(4), scale: 2), decimals: 0)
    }

    private var answer: Message {
        let part = percent(of: income)
        guard let assets else { return Words.answerOwed(owed: owed, part: part) }
        return assets < owed
            ? Words.answerShort(owed: owed, part: part, net: owed - assets)
            : Words.answerOwned(owed: owed, part: part, net: assets - owed)
    }

    func calculation() -> Calculation {
        Calculation(
            calculator: .leverage, currency: currency, inputs: inputs, answer: answer,
            figures: figures, tables: [table], charts: [chart], steps: steps, proofs: [proof],
            notes: [Words.noteRatio])
    }

    private var figures: [Figure] {
        let owing = [
            Figure(
                "leverageRatio", Words.figureLeverageRatio, .number(ratio(to: income)),
                shown: percent(of: income)),
            Figure("totalOwed", Words.figureTotalOwed, .money(owed)),
        ]
        guard let assets else { return owing }
        return owing + [
            Figure(
                "debtToAssets", Words.figureDebtToAssets, .number(ratio(to: assets)),
                shown: percent(of: assets)),
            .sized(
                "netWorth",
                assets < owed ? Words.figureNetWorthShort : Words.figureNetWorth,
                assets - owed),
        ]
    }

    private var table: Table {
        var table = Table(
            "ratios", title: Words.tableRatiosTitle,
            caption: Words.tableRatiosCaption(currency: currency.code),
            columns: [
                .init("base", Words.tableRatiosColumnBase, .value(isNumber: false)),
                .init("amount", Words.tableRatiosColumnAmount, .money),
                .init("ratio", Words.tableRatiosColumnRatio, .value(isNumber: true)),
            ])
        var rows: [(base: Quantity, amount: Int64)] = [
            (.words(Words.tableRatiosRowIncome, machine: "Income a year"), income)
        ]
        if let assets {
            rows.append((.words(Words.tableRatiosRowAssets, machine: "What you own"), assets))
        }
        for (base, amount) in rows {
            table.append([.value(base), .number(amount), .value(.number(ratio(to: amount)))])
        }
        return table
    }

    private var chart: Chart {
        var bars = [
            Chart.Bar(Words.chartLeverageBarOwed, to: owed, .money(owed), .best),
            Chart.Bar(Words.chartLeverageBarIncome, to: income, .money(income)),
        ]
        if let assets {
            bars.append(Chart.Bar(Words.chartLeverageBarAssets, to: assets, .money(assets)))
        }
        return Chart(
            "leverage", title: Words.chartLeverageFinding(owed: owed, income: income), bars: bars)
    }

    private var steps: [Step] {
        var steps = [
            Step(
                Words.stepTotalOwedTitle, for: ["totalOwed"], formula: Words.stepTotalOwedFormula,
                numbers: CommonWords.formulaPlus(first: .money(debts), second: .money(liabilities)),
                answer: .value(.money(owed))),
            Step(
                Words.stepLeverageRatioTitle, for: ["leverageRatio"],
                formula: Words.stepLeverageRatioFormula,
                numbers: CommonWords.formulaOver(first: .money(owed), second: .money(income)),
                answer: .value(.number(ratio(to: income))), rounding: Words.stepRatioRounding),
        ]
        guard let assets else { return steps }
        steps += [
            Step(
                Words.stepDebtToAssetsTitle, for: ["debtToAssets"],
                formula: Words.stepDebtToAssetsFormula,
                numbers: CommonWords.formulaOver(first: .money(owed), second: .money(assets)),
                answer: .value(.number(ratio(to: assets))), rounding: Words.stepRatioRounding),
            Step(
                Words.stepNetWorthTitle, for: ["netWorth"], formula: Words.stepNetWorthFormula,
                numbers: CommonWords.formulaMinus(first: .money(assets), second: .money(owed)),
                answer: .value(.money(assets - owed))),
        ]
        return steps
    }

    private var proof: Proof {
        let ratio = ratio(to: income)
        // The error of the ratio is at most half of its last decimal.
        let back = ratio.coefficient(scale: 4) * Int128(income)
        let difference = back - Int128(owed) * 10_000
        return Proof(
            Words.proofRatio(ratio: ratio, income: income),
            holds: difference.magnitude * 2 <= income.magnitude)
    }
}
