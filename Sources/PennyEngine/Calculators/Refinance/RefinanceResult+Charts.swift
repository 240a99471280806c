extension RefinanceResult {
    private typealias Words = RefinanceWords

    var charts: [Chart] { balance.months.count < 2 ? [costChart] : [interestChart, costChart] }

    /// The interest and costs so far of both loans. The costs are recovered where the lines cross.
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
                .init("old", Words.chartInterestSeriesOld, olds),
                .init("new", Words.chartInterestSeriesNew, news),
            ], isComparison: true)
    }

    private var interestTitle: Message {
        if balance.isAlwaysEqual { return Words.chartInterestFindingSame }
        guard let month = balance.breakEven else {
            return terms.costs > 0
                ? Words.chartInterestFindingNeverBack : Words.chartInterestFindingNeverLess
        }
        if balance.months[balance.best - 1].advantage == 0 {
            return Words.chartInterestFindingNeverLess
        }
        guard let last = balance.lastGood else {
            return Words.chartInterestFindingFrom(month: month)
        }
        return Words.chartInterestFindingFromTo(month: month, last: last)
    }

    private var costChart: Chart {
        let costs = options.map { $0.schedule.totalInterest + $0.costs }
        let least = costs.reduce(Int64.max) { min($0, $1) }
        var bars: [Chart.Bar] = []
        for (option, cost) in zip(options, costs) {
            bars.append(
                .init(option.label, to: cost, .money(cost), cost == least ? .best : .plain))
        }
        return Chart("costs", title: Words.chartCostsFinding(saved: balance.atEnd), bars: bars)
    }
}
