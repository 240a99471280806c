extension CashflowResult {
    var charts: [Chart] {
        var charts: [Chart] = []
        if let chart = valueChart { charts.append(chart) }
        if (2...36).contains(plan.flows.count) { charts.append(flowChart) }
        return charts
    }

    /// The net present value at nine round rates, around the rate where it is zero.
    private var valueChart: Chart? {
        var bars: [Chart.Bar] = []
        for percent in chartPercents {
            let rate = ExactDecimal(Int128(percent), scale: 2)
            guard let value = try? NetPresentValue(plan: plan, rate: rate).rounded() else {
                return nil
            }
            let label: Wording = "\(percent < 0 ? "−" : "")\(abs(percent))%"
            bars.append(Chart.Bar(label.text, to: value, .money(value)))
        }
        return Chart("values", title: valueTitle, bars: bars)
    }

    private var valueTitle: [Piece] {
        switch rates.roots.count {
        case 0: [.text("What the flows are worth at different rates")]
        case 1: [.text("Worth nothing at "), .value(.rate(rates.roots[0].rate))]
        default:
            [.text("Worth nothing at "), .value(.count(rates.roots.count)), .text(" rates")]
        }
    }

    private var chartPercents: [Int] {
        let whole = (chosen?.rate).map { rate in
            rate.coefficient * 100 / ExactDecimal.powerOfTen(rate.scale)
        }
        let size = min(whole?.magnitude ?? 20, 100_000)
        var step = 1
        for next in [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000]
        where step * 4 < Int(size) {
            step = next
        }
        if (whole ?? 0) >= 0 { return (0...8).map { $0 * step } }
        step = min(step, 20)
        let first = -4 * step
        if step < 20 { return (0...8).map { first + $0 * step } }
        return (-9...(-1)).map { $0 * 10 }
    }

    private var flowChart: Chart {
        var bars: [Chart.Bar] = []
        for flow in plan.flows {
            let label: Wording =
                (flow.date?.isoText).map { "\($0)" } ?? "Period \(Int(flow.time + offset))"
            bars.append(Chart.Bar(label.text, to: flow.amount, .money(flow.amount)))
        }
        return Chart(
            "flows",
            title: [
                .value(.money(plan.moneyOut)), .text(" goes out and "),
                .value(.money(plan.moneyIn)), .text(" comes in"),
            ], bars: bars)
    }
}
