/// Puts a leverage ratio into the form every page is printed from.
struct LeverageResult {
    let debts: Int64
    let liabilities: Int64
    let income: Int64
    let assets: Int64?
    let currency: Currency
    let inputs: [NormalisedInput]

    private var owed: Int64 { debts + liabilities }

    /// Half-up to 4 decimals.
    private func ratio(to base: Int64) -> ExactDecimal {
        ExactDecimal((Int128(owed) * 10_000).divided(by: Int128(base), .halfUp), scale: 4)
    }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .leverage, currency: currency, inputs: inputs)
        result.figures = [
            Figure(
                "leverageRatio", "Owed for each unit earned in a year", .number(ratio(to: income))),
            Figure("totalOwed", "Owed in all", .money(owed)),
        ]
        if let assets {
            result.figures += [
                Figure("debtToAssets", "Owed for each unit owned", .number(ratio(to: assets))),
                Figure("netWorth", "Owned less owed", .money(assets - owed)),
            ]
        }
        result.tables = [table]
        result.charts = [chart]
        result.steps = steps
        result.proofs = [proof]
        result.notes = .old([
            [
                .text(
                    """
                    The ratio sets all that is owed beside a year of income. It is not the \
                    debt-to-income ratio of lenders, which sets the payments of a month beside \
                    the income of a month.
                    """)
            ]
        ])
        return result
    }

    private var table: Table {
        var table = Table(
            "ratios", title: "What is owed beside what there is",
            caption: [.text("In "), .text(currency.code), .text("; ratios with four decimals.")],
            columns: [
                .init("base", "Beside", .value(isNumber: false)),
                .init("amount", "Amount", .money), .init("ratio", "Ratio", .value(isNumber: true)),
            ])
        var rows = [("Income a year", income)]
        if let assets { rows.append(("What you own", assets)) }
        for (name, amount) in rows {
            table.append([
                .value(.text(name)), .number(amount), .value(.number(ratio(to: amount))),
            ])
        }
        return table
    }

    private var chart: Chart {
        var bars = [
            Chart.Bar("Owed", to: owed, .money(owed), .best),
            Chart.Bar("Income a year", to: income, .money(income)),
        ]
        if let assets { bars.append(Chart.Bar("What you own", to: assets, .money(assets))) }
        return Chart(
            "leverage",
            title: [
                .value(.money(owed)), .text(" is owed beside a year's income of "),
                .value(.money(income)),
            ], bars: bars)
    }

    private var steps: [Step] {
        let rounding = [Piece.text("Rounded half-up to 4 decimals.")]
        var steps = [
            Step(
                "Owed in all", for: ["totalOwed"], formula: [.text("debts + other liabilities")],
                numbers: [.value(.money(debts)), .text(" + "), .value(.money(liabilities))],
                answer: [.value(.money(owed))]),
            Step(
                "The leverage ratio", for: ["leverageRatio"],
                formula: [.text("(debts + other liabilities) ÷ income a year")],
                numbers: [.value(.money(owed)), .text(" ÷ "), .value(.money(income))],
                answer: [.value(.number(ratio(to: income)))], rounding: rounding),
        ]
        guard let assets else { return steps }
        steps += [
            Step(
                "Debt to assets", for: ["debtToAssets"], formula: [.text("owed ÷ owned")],
                numbers: [.value(.money(owed)), .text(" ÷ "), .value(.money(assets))],
                answer: [.value(.number(ratio(to: assets)))], rounding: rounding),
            Step(
                "Net worth", for: ["netWorth"], formula: [.text("owned − owed")],
                numbers: [.value(.money(assets)), .text(" − "), .value(.money(owed))],
                answer: [.value(.money(assets - owed))]),
        ]
        return steps
    }

    private var proof: Proof {
        let ratio = ratio(to: income)
        // The ratio is off by at most half of its last decimal.
        let back = ratio.coefficient(scale: 4) * Int128(income)
        let difference = back - Int128(owed) * 10_000
        return Proof(
            [
                .text("The ratio times the income is what is owed, within its last decimal: "),
                .value(.number(ratio)), .text(" × "), .value(.money(income)), .text("."),
            ], holds: difference.magnitude * 2 <= income.magnitude)
    }
}
