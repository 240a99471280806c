/// Puts a series of months into the form every page is printed from.
struct BudgetSeriesResult {
    let series: BudgetSeries
    let months: [BudgetMonth]
    let changes: [BudgetChange]

    init(_ series: BudgetSeries) {
        self.series = series
        months = series.months
        changes = BudgetChange.all(
            from: series.months[0], to: series.months[series.months.count - 1])
    }

    var first: BudgetMonth { months[0] }
    var last: BudgetMonth { months[months.count - 1] }

    /// The month that leaves the most, the earliest of equal ones.
    var best: BudgetMonth {
        months.reduce(first) { $1.left > $0.left ? $1 : $0 }
    }

    func sum(_ amount: (BudgetMonth) -> Int64) -> Int64 {
        months.reduce(0) { $0 + amount($1) }
    }

    func average(_ amount: (BudgetMonth) -> Int64) -> Int64 {
        Int64(Int128(sum(amount)).divided(by: Int128(months.count), .halfUp))
    }

    func calculation() -> Calculation {
        let inputs = series.name.map { [$0] } ?? []
        var result = Calculation(calculator: .budget, currency: series.currency, inputs: inputs)
        result.figures = figures
        result.tables = tables
        result.charts = [chart]
        result.steps = steps
        result.proofs = proofs
        result.notes = .old(notes)
        return result
    }

    private var figures: [Figure] {
        [
            Figure("averageLeft", "Left in a month, on average", .money(average { $0.left })),
            Figure("averageIncome", "Income, on average", .money(average { $0.income })),
            Figure("averageExpenses", "Expenses, on average", .money(average { $0.expenses })),
            Figure("changeInLeft", "Change in what is left", .money(last.left - first.left)),
            Figure("bestMonth", "Best month", .text(best.month)),
        ]
    }

    // MARK: - Chart and notes

    private var chart: Chart {
        let isShort = best.left < 0
        return Chart(
            "left",
            title: [
                .text(best.month),
                .text(isShort ? " is short by the least: " : " leaves the most: "),
                .value(.money(isShort ? -best.left : best.left)),
            ],
            bars: months.map {
                Chart.Bar($0.month, to: $0.left, .money($0.left), $0.left < 0 ? .loss : .gain)
            })
    }

    private var notes: [[Piece]] {
        var notes = [leftNote, changesNote]
        let short = months.filter { $0.left < 0 }
        if !short.isEmpty {
            notes.append(
                [.text("Short in ")] + Piece.names(short.map { $0.month }) + [
                    .text(": expenses are above income.")
                ])
        }
        return notes
    }

    private var leftNote: [Piece] {
        let change = last.left - first.left
        let span: [Piece] = [.text(last.month), .text(" than in "), .text(first.month), .text(".")]
        if change == 0 {
            return [
                .text("As much is left in "), .text(last.month), .text(" as in "),
                .text(first.month), .text("."),
            ]
        }
        return [
            .value(.money(change < 0 ? -change : change)),
            .text(change < 0 ? " less is left in " : " more is left in "),
        ] + span
    }

    /// The three largest changes.
    private var changesNote: [Piece] {
        let named = changes.filter { $0.change != 0 }.prefix(3)
        let span: Wording = "from \(first.month) to \(last.month)"
        if named.isEmpty { return [.words("No group of expenses changed \(span).")] }
        return [
            .words(
                named.count == 1
                    ? "The one change of expenses \(span): "
                    : "The largest changes of expenses \(span): ")
        ]
            + Piece.list(
                named.map {
                    [
                        .text($0.group), .text($0.change < 0 ? " down by " : " up by "),
                        .value(.money($0.change < 0 ? -$0.change : $0.change)),
                    ]
                }) + [.text(".")]
    }
}
