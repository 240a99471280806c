extension CashflowResult {
    /// Every rate found, and what the value does there.
    var rootTable: Table {
        var table = Table(
            "roots", title: "Rates at which the value is zero",
            caption: [.text("All rates from ")] + RateRoots.range
                + [.text(" at which the net present value is zero.")],
            columns: [
                .init("number", "Number", .ordinal),
                .init("rate", "Rate", .value(isNumber: true)),
                .init("kind", "The value there", .value(isNumber: false)),
            ])
        for (index, root) in rates.roots.enumerated() {
            table.append([
                .number(Int64(index + 1)), .value(.rate(root.rate)),
                .value(.text(root.changesSign ? "changes sign" : "touches zero")),
            ])
        }
        return table
    }

    /// Every flow with the sum so far, and with a discount rate its worth now.
    func flowTable() throws(CalculationError) -> Table {
        let discounted = try discountedFlows()
        var columns: [Table.Column] = [
            plan.hasDates
                ? .init("date", "Date", .date) : .init("period", "Period", .ordinal),
            .init("amount", "Flow", .money, summable: true),
            .init("total", "Total so far", .money),
        ]
        if discounted != nil {
            columns.append(.init("presentValue", "Worth now", .money, summable: true))
        }
        var caption: [Piece] = [.text("Amounts in "), .text(plan.currency.code)]
        caption.append(
            .text(
                discounted == nil
                    ? "; below zero is money out."
                    : """
                    ; below zero is money out. Each worth is rounded half-up by itself, so their \
                    sum may be off by cents.
                    """
            ))
        var table = Table(
            "flows", title: "The flows", caption: caption, columns: columns,
            isDetail: plan.flows.count > 36)
        var total: Int64 = 0
        for (index, flow) in plan.flows.enumerated() {
            total += flow.amount
            let first = flow.date.map { Int64($0.dayNumber) } ?? flow.time + offset
            table.cells += [first, flow.amount, total]
            if let discounted { table.cells.append(discounted[index]) }
        }
        return table
    }

    /// The period that the first flow belongs to.
    var offset: Int64 { plan.timing == .end ? 1 : 0 }

    private func discountedFlows() throws(CalculationError) -> [Int64]? {
        guard let rate = plan.discountRate else { return nil }
        let sizes = try certified(DiscountedFlows(plan: plan, rate: rate), .halfUp)
        var signed: [Int64] = []
        for (index, size) in sizes.enumerated() {
            signed.append(plan.flows[index].amount < 0 ? -size : size)
        }
        return signed
    }
}
