extension CashflowResult {
    private typealias Words = CashflowWords

    var charts: [Chart] {
        var charts: [Chart] = []
        if let chart = valueChart { charts.append(chart) }
        if (2...36).contains(plan.flows.count) { charts.append(flowChart) }
        return charts
    }

    /// The net present value at nine round rates, chosen around the rate at which it is zero.
    private var valueChart: Chart? {
        var bars: [Chart.Bar] = []
        for percent in chartPercents {
            let rate = ExactDecimal(Int128(percent), scale: 2)
            guard let value = try? NetPresentValue(plan: plan, rate: rate).rounded() else {
                return nil
            }
            bars.append(
                Chart.Bar(
                    Words.chartValuesBar(
                        percent: .percentage(ExactDecimal(Int128(percent)), decimals: 0)),
                    to: value, .money(value)))
        }
        return Chart("values", title: valueTitle, bars: bars)
    }

    private var valueTitle: Message {
        switch rates.roots.count {
        case 0: Words.chartValuesFindingNoRate
        case 1: Words.chartValuesFindingOneRate(rate: rates.roots[0].rate)
        default: Words.chartValuesFindingSeveralRates(rates: rates.roots.count)
        }
    }

    /// The chosen rate in percent, rounded away from zero.
    private var chosenPercent: Int {
        guard let rate = chosen?.rate else { return 20 }
        let percent = (rate.coefficient * 100).divided(
            by: ExactDecimal.powerOfTen(rate.scale), .up)
        return Int(max(-100, min(percent, 60_000_000)))
    }

    /// Nine round percentages. The step is the smallest that places a positive rate among the first
    /// six above zero, or a negative rate after the first.
    private var chartPercents: [Int] {
        let percent = chosenPercent
        var step = 1
        if percent < -90 { return [-99] + (-9...(-2)).map { $0 * 10 } }
        if percent < 0 {
            for next in [2, 5, 10, 20] where step * 3 < -percent { step = next }
            return step * 3 < -percent
                ? (-9...(-1)).map { $0 * 10 } : (-4...4).map { $0 * step }
        }
        var unit = 1
        while step * 6 < percent {
            for next in [2 * unit, 5 * unit, 10 * unit] where step * 6 < percent { step = next }
            unit *= 10
        }
        return (0...8).map { $0 * step }
    }

    private var flowChart: Chart {
        var bars: [Chart.Bar] = []
        for flow in plan.flows {
            let label =
                flow.date.map { .value(.date($0)) }
                ?? Words.chartFlowsBar(
                    period: Int(flow.time + offset), every: plan.every)
            bars.append(Chart.Bar(label, to: flow.amount, .money(flow.amount)))
        }
        return Chart(
            "flows",
            title: Words.chartFlowsFinding(
                moneyOut: plan.moneyOut, moneyIn: plan.moneyIn), bars: bars)
    }
}
