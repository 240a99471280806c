/// Builds the `Calculation` of a savings plan's growth, from which every page is rendered.
struct SavingsResult {
    private typealias Words = SavingsWords

    let plan: SavingsPlan
    let inputs: [NormalisedInput]
    /// The balance after each month, rounded half up.
    let balances: [Int64]
    /// The fees charged up to each month, rounded half up.
    let fees: [Int64]
    /// The last balance without the fee, if there is a fee.
    let balanceWithoutFees: Int64?

    init(_ plan: SavingsPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        guard
            Int128(plan.monthlyDeposit) * Int128(plan.months) + Int128(plan.initialInvestment)
                <= Int128(Money.limit)
        else { throw .tooLarge }
        self.plan = plan
        self.inputs = inputs
        let values = try certified(SavingsGrowth(plan: plan), .halfUp)
        balances = Array(values[0..<plan.months])
        fees = Array(values[plan.months...])
        balanceWithoutFees =
            plan.feeRate == .zero
            ? nil
            : try certified(SavingsGrowth(plan: plan.withoutFee), .halfUp)[plan.months - 1]
    }

    var balance: Int64 { balances[plan.months - 1] }
    var totalFees: Int64 { fees[plan.months - 1] }
    /// The total interest, as the amount that makes the rows add up.
    var totalInterest: Int64 { balance - plan.deposits + totalFees }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .savings, currency: plan.currency, inputs: inputs,
            answer: answer(from: today), figures: figures, tables: tables, charts: charts,
            steps: SavingsSteps(self).steps, proofs: proofs,
            notes: notes, from: today)
    }

    var figures: [Figure] {
        var figures = [
            Figure("accruedBalance", Words.figureAccruedBalance, .money(balance)),
            Figure("totalDeposits", Words.figureTotalDeposits, .money(plan.deposits)),
            .sized(
                "totalInterest",
                totalInterest < 0 ? Words.figureTotalInterestLost : Words.figureTotalInterest,
                totalInterest),
            Figure("totalFees", Words.figureTotalFees, .money(totalFees)),
        ]
        if let balanceWithoutFees {
            figures.append(
                Figure(
                    "balanceWithoutFees", Words.figureBalanceWithoutFees,
                    .money(balanceWithoutFees)))
            figures.append(
                Figure(
                    "costOfFees", Words.figureCostOfFees, .money(balanceWithoutFees - balance)))
        }
        return figures
    }

    private func answer(from today: CivilDate?) -> Message {
        let time = CommonWords.span(of: plan.months, from: today)
        let lost = plan.deposits - balance
        if lost > 0 { return Words.answerShrinks(balance: balance, time: time, loss: lost) }
        return totalFees > 0
            ? Words.answerGrowsFees(
                balance: balance, time: time, interest: totalInterest, fees: totalFees)
            : Words.answerGrows(balance: balance, time: time, interest: totalInterest)
    }

    // MARK: - Tables

    var tables: [Table] { [growthTable, monthTable] }

    private var growthTable: Table {
        var table = Table(
            "growth", title: Words.tableGrowthTitle,
            caption: Words.tableGrowthCaption(currency: plan.currency.code),
            columns: columns("year", Words.tableGrowthColumnYear))
        table.addsUp = "months"
        append(to: &table, everyMonths: 12)
        return table
    }

    private var monthTable: Table {
        var table = Table(
            "months", title: Words.tableMonthsTitle,
            caption: Words.tableMonthsCaption(currency: plan.currency.code),
            columns: columns("month", Words.tableMonthsColumnMonth), isDetail: true)
        append(to: &table, everyMonths: 1)
        for start in stride(from: 0, to: plan.months, by: 12) {
            table.groups.append(
                .init(
                    label: Words.tableMonthsGroup(year: start / 12 + 1),
                    rows: start..<min(start + 12, plan.months)))
        }
        return table
    }

    private func columns(_ name: String, _ label: Message) -> [Table.Column] {
        [
            .init(name, label, .ordinal),
            .init("deposits", Words.tableColumnDeposits, .money, summable: true),
            .init("interest", Words.tableColumnInterest, .money, summable: true),
            .init("fees", Words.tableColumnFees, .money, summable: true),
            .init("balance", Words.tableColumnBalance, .money),
        ]
    }

    private func append(to table: inout Table, everyMonths step: Int) {
        var balance: Int64 = 0
        var charged: Int64 = 0
        var row: Int64 = 0
        for start in stride(from: 0, to: plan.months, by: step) {
            let end = min(start + step, plan.months)
            var deposits = plan.monthlyDeposit * Int64(end - start)
            if start == 0 { deposits += plan.initialInvestment }
            let fee = fees[end - 1] - charged
            row += 1
            table.cells += [
                row, deposits, balances[end - 1] - balance - deposits + fee, fee, balances[end - 1],
            ]
            balance = balances[end - 1]
            charged = fees[end - 1]
        }
    }

    // MARK: - Chart

    var charts: [Chart] {
        if plan.months < 2 || plan.deposits == 0 { return [] }
        let step = plan.months <= 36 ? 1 : 12
        var positions: [Int64] = [0]
        var deposited = [plan.initialInvestment]
        var interest: [Int64] = [0]
        var charged: [Int64] = [0]
        for start in stride(from: 0, to: plan.months, by: step) {
            let end = min(start + step, plan.months)
            let paidIn = plan.initialInvestment + plan.monthlyDeposit * Int64(end)
            positions.append(Int64((end + step - 1) / step))
            deposited.append(min(paidIn, balances[end - 1]))
            interest.append(max(balances[end - 1] - paidIn, 0))
            charged.append(fees[end - 1])
        }
        var series = [
            Chart.Series("deposits", Words.chartGrowthSeriesDeposits, deposited),
            Chart.Series(
                "interest",
                plan.feeRate == .zero
                    ? Words.chartGrowthSeriesInterest : Words.chartGrowthSeriesInterestKept,
                interest),
        ]
        if totalFees > 0 {
            series.append(Chart.Series("fees", Words.chartGrowthSeriesFees, charged))
        }
        return [
            Chart(
                "growth", .stackedAreas,
                title: Words.chartGrowthFinding(deposits: plan.deposits, balance: balance),
                axis: step == 1 ? .month : .year, positions: positions, series: series,
                total: .init(Words.tableColumnBalance, of: 2))
        ]
    }

    // MARK: - Notes and proofs

    var notes: [Message] {
        var notes: [Message] = []
        if plan.feeRate != .zero, plan.feeRule == .yearEnd, plan.months % 12 != 0 {
            notes.append(Words.noteFeeAtYearEnd(months: plan.months % 12))
        }
        if plan.feeRule == .subtract, plan.feeRate != .zero {
            notes.append(Words.noteFeeSubtracted(rate: plan.netRate))
        }
        return notes
    }

    var proofs: [Proof] {
        let table = growthTable
        let rows = 0..<table.rowCount
        let deposits = table.total(of: 1, rows: rows)
        let sum = deposits + table.total(of: 2, rows: rows) - table.total(of: 3, rows: rows)
        return [
            Proof(Words.proofRows(balance: sum), holds: sum == balance),
            Proof(Words.proofDeposits(deposits: deposits), holds: deposits == plan.deposits),
        ]
    }
}
