extension CashflowResult {
    private typealias Words = CashflowWords

    /// The table of all rates, with how the present value behaves at each.
    var rootTable: Table {
        var table = Table(
            "roots", title: Words.tableRootsTitle,
            caption: Words.tableRootsCaption(lowest: RateRoots.lowestShown),
            columns: [
                .init("number", Words.tableRootsColumnNumber, .ordinal),
                .init("rate", Words.tableRootsColumnRate, .value(isNumber: true)),
                .init("kind", Words.tableRootsColumnKind, .value(isNumber: false)),
            ])
        for (index, root) in rates.roots.enumerated() {
            table.append([
                .number(Int64(index + 1)), .value(.rate(root.rate)),
                .value(
                    root.changesSign
                        ? .words(Words.tableRootsCellChangesSign, machine: "changes sign")
                        : .words(Words.tableRootsCellTouchesZero, machine: "touches zero")),
            ])
        }
        return table
    }

    /// The table of all flows with the running sum and, if there is a discount rate, the present
    /// value.
    func flowTable() throws(CalculationError) -> Table {
        let discounted = try discountedFlows()
        var columns: [Table.Column] = [
            plan.hasDates
                ? .init("date", Words.tableFlowsColumnDate, .date)
                : .init("period", Words.tableFlowsColumnPeriod(every: plan.every), .ordinal),
            .init("amount", Words.tableFlowsColumnAmount, .money, summable: true),
            .init("total", Words.tableFlowsColumnTotal, .money),
        ]
        if discounted != nil {
            columns.append(
                .init(
                    "presentValue", Words.tableFlowsColumnPresentValue, .money, summable: true))
        }
        let currency = plan.currency.code
        var table = Table(
            "flows", title: Words.tableFlowsTitle,
            caption: discounted == nil
                ? Words.tableFlowsCaption(currency: currency)
                : Words.tableFlowsCaptionWithWorth(currency: currency),
            columns: columns, isDetail: plan.flows.count > 36)
        var total: Int64 = 0
        for (index, flow) in plan.flows.enumerated() {
            total += flow.amount
            let first = flow.date.map { Int64($0.dayNumber) } ?? flow.time + offset
            table.cells += [first, flow.amount, total]
            if let discounted { table.cells.append(discounted[index]) }
        }
        return table
    }

    /// The number of the first flow's period.
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
