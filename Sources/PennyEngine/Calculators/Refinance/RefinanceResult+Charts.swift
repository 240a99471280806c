extension RefinanceResult {
    var charts: [Chart] { balance.months.count < 2 ? [costChart] : [interestChart, costChart] }

    /// Interest and costs so far on either loan: where the lines cross, the
    /// costs are back.
    private var interestChart: Chart {
        let count = balance.months.count
        let step = count <= 60 ? 1 : 12
        var positions: [Int64] = [0]
        var olds: [Int64] = [0]
        var news = [terms.costs]
        var sums = (old: Int64(0), new: terms.costs)
        for (index, month) in balance.months.enumerated() {
            sums.old += month.oldInterest
            sums.new += month.newInterest
            guard (index + 1) % step == 0 || index + 1 == count else { continue }
            positions.append(Int64((index + step) / step))
            olds.append(sums.old)
            news.append(sums.new)
        }
        return Chart(
            "interest", .lines, title: interestTitle, axis: step == 1 ? .month : .year,
            positions: positions,
            series: [
                .init("old", "Interest on today's loan", olds),
                .init("new", "Interest and costs of the new loan", news),
            ], isComparison: true)
    }

    private var interestTitle: [Piece] {
        guard let month = balance.breakEven else {
            return [.text("The new loan never makes up for its costs")]
        }
        if balance.months[balance.best - 1].advantage == 0 {
            return [.text("The new loan never costs less than today's")]
        }
        var title: [Piece] = [
            .text("The new loan has cost no more from month "), .value(.count(month)),
        ]
        if let last = balance.lastGood {
            title += [.text(" to month "), .value(.count(last))]
        }
        return title
    }

    private var costChart: Chart {
        let costs = ways.map { $0.schedule.totalInterest + $0.costs }
        let least = costs.reduce(Int64.max) { min($0, $1) }
        var bars: [Chart.Bar] = []
        for (way, cost) in zip(ways, costs) {
            bars.append(
                .init(way.label, to: cost, .money(cost), cost == least ? .best : .plain))
        }
        let saved = balance.atEnd
        return Chart(
            "costs",
            title: saved == 0
                ? [.text("To the end, the new loan costs as much as today's")]
                : [
                    .text("To the end, the new loan costs "), .value(.money(abs(saved))),
                    .text(saved < 0 ? " more" : " less"),
                ], bars: bars)
    }
}
