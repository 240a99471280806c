private typealias Words = ScenariosWords

extension ScenarioResult {
    /// A chart of the sets over time if their first charts have a comparable line, else of one bar
    /// for each set.
    var charts: [Chart] {
        guard let (finding, line) = finding else { return [] }
        if let lines { return [lines] }
        return [bars(line, finding)]
    }

    // MARK: - The finding

    /// The first figure that is an amount, with the finding from its comparison.
    private var finding: (title: Message, line: ScenarioComparison.Line)? {
        for line in comparison.lines {
            if let title = finding(of: line) { return (title, line) }
        }
        return nil
    }

    /// The finding about the lowest and the highest amount; nil if the figure is not an amount.
    func finding(of line: ScenarioComparison.Line) -> Message? {
        if line.isMixed, line.values.allSatisfy({ if case .money = $0 { true } else { false } }) {
            return line.label
        }
        let amounts = line.stated.compactMap { value -> Int64? in
            if case .money(let amount) = value { amount } else { nil }
        }
        guard amounts.count == members.count else { return nil }
        var (lowest, highest) = (0, 0)
        for index in 1..<amounts.count {
            if amounts[index] < amounts[lowest] { lowest = index }
            if amounts[index] > amounts[highest] { highest = index }
        }
        return amounts[lowest] == amounts[highest]
            ? Words.chartBarsFindingSame(figure: line.label, amount: amounts[0])
            : Words.chartBarsFinding(
                figure: line.label, lowest: amounts[lowest],
                lowestSet: members[lowest].title, highest: amounts[highest],
                highestSet: members[highest].title)
    }

    private func bars(_ line: ScenarioComparison.Line, _ title: Message) -> Chart {
        var bars: [Chart.Bar] = []
        for (member, value) in zip(members, line.stated) {
            guard case .money(let amount) = value else { continue }
            bars.append(Chart.Bar(.text(member.title), to: amount, value))
        }
        return Chart("scenarios", title: title, bars: bars)
    }

    // MARK: - Over time

    /// The first line of every set's first chart; nil if they cannot be combined.
    private var lines: Chart? {
        guard let first = members[0].result.charts.first, let axis = first.axis else {
            return nil
        }
        var charts: [Chart] = []
        for member in members {
            guard let chart = member.result.charts.first, chart.kind == .lines,
                !chart.series.isEmpty, chart.name.isSameText(as: first.name),
                chart.axis == axis
            else { return nil }
            charts.append(chart)
        }
        let end = Self.end(of: charts)
        var positions: [Int64] = []
        for chart in charts {
            for position in chart.positions where position <= end && !positions.contains(position) {
                positions.append(position)
            }
        }
        let ordered = positions
        positions = sortedIndices(ordered.count) { ordered[$0] < ordered[$1] }.map { ordered[$0] }
        guard positions.count > 1 else { return nil }
        var series: [Chart.Series] = []
        for (member, chart) in zip(members, charts) {
            series.append(
                Chart.Series(
                    member.name, .text(member.title),
                    positions.map { Self.value(of: chart, at: $0) }))
        }
        return Chart(
            "scenarios", .lines, title: title(of: charts, series, axis, positions),
            axis: axis, positions: positions, series: series, isComparison: true)
    }

    /// The title: `Still owed: nothing after year 30 (A), 15 (B)`, or the values at the end. Lines
    /// that all end in the same place have one number.
    private func title(
        of charts: [Chart], _ series: [Chart.Series], _ axis: ChartAxis, _ positions: [Int64]
    ) -> Message {
        let label = charts[0].series[0].label
        let endsAtZero = series.allSatisfy { $0.values.last == 0 }
        let last = positions.count - 1
        var ends: [Quantity] = []
        var zeros: [Int] = []
        for (member, line) in zip(members, series) {
            // A line can reach zero and rise again. The point from which it stays at zero counts.
            let ended = (line.values.lastIndex { $0 != 0 } ?? -1) + 1
            let zero = ended < positions.count ? Int(positions[ended]) : 0
            zeros.append(zero)
            ends.append(
                .words(
                    endsAtZero
                        ? Words.chartLinesEndZero(number: zero, set: member.title)
                        : Words.chartLinesEndValue(amount: line.values[last], set: member.title)))
        }
        if endsAtZero {
            if zeros.allSatisfy({ $0 == zeros[0] }) { ends = [.count(zeros[0])] }
            return Words.chartLinesFindingZero(series: label, axis: Words.Axis(axis), ends: ends)
        }
        let end: Wording = "\(Int(positions[last]))"
        return Words.chartLinesFinding(
            series: label, axis: Words.Axis(axis), end: end.text, values: ends)
    }

    /// The last position that all lines reach. A line that ends at zero stays at zero.
    private static func end(of charts: [Chart]) -> Int64 {
        var longest: Int64 = 0
        var shortest = Int64.max
        for chart in charts {
            guard let last = chart.positions.last else { continue }
            longest = max(longest, last)
            if chart.series[0].values.last != 0 { shortest = min(shortest, last) }
        }
        return min(longest, shortest)
    }

    /// The value at a position, or at the last point before it.
    private static func value(of chart: Chart, at position: Int64) -> Int64 {
        var value: Int64 = 0
        for (index, point) in chart.positions.enumerated() where point <= position {
            value = chart.series[0].values[index]
        }
        return value
    }
}

extension ScenariosWords.Axis {
    fileprivate init(_ axis: ChartAxis) {
        self =
            switch axis {
            case .day: .day
            case .month: .month
            case .year: .year
            case .payment: .payment
            case .period: .period
            case .time: .other
            }
    }
}
