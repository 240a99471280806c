/// Builds the `Calculation` of a series of months, from which every page is rendered.
struct BudgetSeriesResult {
    private typealias Words = BudgetWords

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

    /// The month with the largest rest, the earliest if there are several.
    var best: BudgetMonth {
        months.reduce(first) { $1.left > $0.left ? $1 : $0 }
    }

    /// All months whose rest equals that of the best month.
    private var allBest: [BudgetMonth] { months.filter { $0.left == best.left } }

    func sum(_ amount: (BudgetMonth) -> Int64) -> Int64 {
        months.reduce(0) { $0 + amount($1) }
    }

    func average(_ amount: (BudgetMonth) -> Int64) -> Int64 {
        Int64(Int128(sum(amount)).divided(by: Int128(months.count), .halfUp))
    }

    func calculation() -> Calculation {
        let inputs = series.name.map { [$0] } ?? []
        return Calculation(
            calculator: .budget, currency: series.currency, inputs: inputs, answer: answer,
            figures: figures, tables: tables, charts: [chart], steps: steps, proofs: proofs,
            notes: notes)
    }

    private var averageLeft: Int64 { average { $0.left } }

    private var answer: Message {
        averageLeft < 0
            ? Words.answerMonthsShort(short: -averageLeft, months: months.count)
            : Words.answerMonthsLeft(left: averageLeft, months: months.count)
    }

    private var figures: [Figure] {
        let change = last.left - first.left
        return [
            .sized(
                "averageLeft",
                averageLeft < 0
                    ? Words.monthsFigureAverageLeftShort : Words.monthsFigureAverageLeft,
                averageLeft),
            Figure("averageIncome", Words.monthsFigureAverageIncome, .money(average { $0.income })),
            Figure(
                "averageExpenses", Words.monthsFigureAverageExpenses,
                .money(average { $0.expenses })),
            .sized(
                "changeInLeft",
                change < 0 ? Words.monthsFigureChangeInLeftLess : Words.monthsFigureChangeInLeft,
                change),
            Figure(
                "bestMonth",
                allBest.count > 1
                    ? Words.monthsFigureBestMonthTie : Words.monthsFigureBestMonth,
                best.quantity),
        ]
    }

    // MARK: - Chart and notes

    private var chart: Chart {
        Chart(
            "left",
            title: finding,
            bars: months.map {
                Chart.Bar(
                    $0.name, to: $0.left, .money($0.left), $0.left < 0 ? .loss : .gain)
            })
    }

    private var finding: Message {
        let (isShort, amount) = (best.left < 0, abs(best.left))
        if months.count > 1, allBest.count == months.count {
            return Words.monthsChartLeftFindingSame(left: best.left)
        }
        guard allBest.count > 1 else {
            return isShort
                ? Words.monthsChartLeftFindingShort(month: best.start, amount: amount)
                : Words.monthsChartLeftFindingMost(month: best.start, left: amount)
        }
        let equal = BudgetNotes.few(allBest.map { $0.quantity })
        return isShort
            ? Words.monthsChartLeftFindingShortTie(months: equal, amount: amount)
            : Words.monthsChartLeftFindingMostTie(months: equal, left: amount)
    }

    private var notes: [Message] {
        var notes = [leftNote, changesNote]
        let short = months.filter { $0.left < 0 }
        if !short.isEmpty {
            notes.append(
                Words.monthsNoteShort(months: BudgetNotes.few(short.map { $0.quantity })))
        }
        return notes
    }

    private var leftNote: Message {
        let change = last.left - first.left
        if change == 0 { return Words.monthsNoteSame(first: first.start, last: last.start) }
        return change < 0
            ? Words.monthsNoteLess(amount: -change, first: first.start, last: last.start)
            : Words.monthsNoteMore(amount: change, first: first.start, last: last.start)
    }

    /// The note on the three largest changes, and on others as large as the third.
    private var changesNote: Message {
        let changed = changes.filter { $0.change != 0 }
        let third = changed.prefix(3).last?.change.magnitude ?? 0
        let named = changed.filter { $0.change.magnitude >= third }
        if named.isEmpty { return Words.monthsNoteNoChange(first: first.start, last: last.start) }
        return Words.monthsNoteChanges(
            first: first.start, last: last.start,
            changes: BudgetNotes.few(
                named.map {
                    .words(
                        $0.change < 0
                            ? Words.monthsChangeDown(group: $0.group, amount: -$0.change)
                            : Words.monthsChangeUp(group: $0.group, amount: $0.change))
                }))
    }
}
