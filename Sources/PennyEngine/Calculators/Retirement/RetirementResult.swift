/// Builds the `Calculation` of a retirement plan, from which every page is rendered.
struct RetirementResult {
    private typealias Words = RetirementWords

    let plan: RetirementPlan
    let inputs: [NormalisedInput]
    /// The pot at retirement, and its value in today's money.
    let potAtRetirement: Int64
    let potToday: Int64
    /// The monthly withdrawal in today's money.
    let withdrawalToday: Int64
    /// The monthly withdrawal of each year of retirement, in that year's money.
    let withdrawals: [Int64]
    let years: [RetirementPot.Year]
    /// The balance after each year in today's money.
    let balancesToday: [Int64]
    /// The number of months paid in full, and the requested number.
    let monthsPaid: Int
    let monthsWanted: Int
    /// The number of months that a monthly withdrawal of one minor unit more would last.
    let monthsWithMore: Int?

    init(_ plan: RetirementPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.plan = plan
        self.inputs = inputs
        var pot = RetirementPot(plan)
        try pot.save()
        potAtRetirement = pot.balance
        potToday = try Self.today(pot.balance, plan, after: plan.monthsOfSaving)
        let answer = try RetirementAnswer(pot, potToday)
        withdrawalToday = answer.today
        withdrawals = answer.withdrawals
        monthsWanted = answer.months
        monthsWithMore = answer.monthsWithMore
        monthsPaid = try pot.spend(withdrawals, months: answer.months)
        years = pot.years
        balancesToday = try certified(
            BalancesToday(years: pot.years, prices: plan.prices), .halfUp)
    }

    private static func today(
        _ amount: Int64, _ plan: RetirementPlan, after months: Int
    ) throws(CalculationError) -> Int64 {
        if months == 0 { return amount }
        return try certified(
            RaisedAmount(amount: amount, rise: plan.prices.inverse, periods: months), .halfUp)[0]
    }

    /// Whether a requested month could not be paid in full.
    private var isShort: Bool { monthsPaid < monthsWanted }

    /// Whether the pot was used up before the end of the requested months or with the last of them.
    var isSpent: Bool { isShort || (balance == 0 && totalWithdrawn > 0) }

    var balance: Int64 { years.last?.balance ?? potAtRetirement }

    func sum(_ amount: (RetirementPot.Year) -> Int64) -> Int64 {
        years.reduce(0) { $0 + amount($1) }
    }

    var totalDeposits: Int64 { sum { $0.deposits } }
    var totalGrowth: Int64 { sum { $0.growth } }
    var totalFees: Int64 { sum { $0.fees } }
    var totalWithdrawn: Int64 { sum { $0.withdrawals } }

    func calculation(from today: CivilDate?) throws(CalculationError) -> Calculation {
        // Later withdrawals are capped, because no savings pay them; the first one is shown.
        guard plan.savings + totalDeposits <= Money.limit, totalWithdrawn <= Money.limit * 100,
            (withdrawals.first ?? 0) < Money.limit
        else {
            throw .tooLarge
        }
        return Calculation(
            calculator: .retirement, currency: plan.currency, inputs: inputs,
            answer: answer(from: today), figures: figures, tables: [table], charts: [chart],
            steps: RetirementSteps(self).steps, proofs: proofs,
            notes: notes, from: today)
    }

    // MARK: - Figures

    private var figures: [Figure] {
        var figures: [Figure] = []
        let today = Figure(
            "monthlyWithdrawal", Words.figureMonthlyWithdrawal, .money(withdrawalToday))
        switch plan.withdrawal {
        case .lasting: figures.append(today)
        case .share: figures += lastsFigures + [today]
        case .amount: figures += lastsFigures
        }
        return figures + [
            Figure("potAtRetirement", Words.figurePotAtRetirement, .money(potAtRetirement)),
            Figure("potToday", Words.figurePotToday, .money(potToday)),
            Figure(
                "firstWithdrawal", Words.figureFirstWithdrawal, .money(withdrawals.first ?? 0)),
            Figure("totalDeposits", Words.figureTotalDeposits, .money(totalDeposits)),
            Figure("totalGrowth", Words.figureTotalGrowth, .money(totalGrowth)),
            Figure("totalFees", Words.figureTotalFees, .money(totalFees)),
            Figure("totalWithdrawn", Words.figureTotalWithdrawn, .money(totalWithdrawn)),
            Figure("lastBalance", Words.figureLastBalance, .money(balance)),
        ]
    }

    var lasts: Quantity {
        if isSpent { return .duration(TermLength(ExactDecimal(Int128(monthsPaid)), .months)) }
        let machine: Wording =
            "more than \(monthsWanted) \(monthsWanted == 1 ? "month" : "months")"
        return .words(Words.figureLastsMore(time: monthsWanted), machine: machine.text)
    }

    private func answer(from today: CivilDate?) -> Message {
        let retirement = today?.adding(months: plan.monthsOfSaving, dueDay: 1)
        func time(_ months: Int) -> Message { CommonWords.span(of: months, from: retirement) }
        if case .lasting(let months) = plan.withdrawal {
            return Words.answerLasting(amount: withdrawalToday, time: time(months))
        }
        return isSpent
            ? Words.answerLasts(amount: withdrawalToday, time: time(monthsPaid))
            : Words.answerLastsMore(amount: withdrawalToday, time: time(monthsWanted))
    }

    private var lastsFigures: [Figure] {
        let shown = isSpent ? Quantity.months(monthsPaid) : lasts
        var figures = [Figure("lasts", Words.figureLasts, lasts, shown: shown)]
        if isSpent, let age = plan.age {
            figures.append(
                Figure(
                    "ageWhenSpent", Words.figureAgeWhenSpent,
                    .count(age + (plan.monthsOfSaving + monthsPaid) / 12)))
        }
        return figures
    }

    // MARK: - Table and chart

    private var columns: [Table.Column] {
        var columns: [Table.Column] = [.init("year", Words.tableYearsColumnYear, .ordinal)]
        if plan.age != nil {
            columns.append(.init("age", Words.tableYearsColumnAge, .ordinal))
        }
        return columns + [
            .init("deposits", Words.tableYearsColumnDeposits, .money, summable: true),
            .init("growth", Words.tableYearsColumnGrowth, .money, summable: true),
            .init("withdrawals", Words.tableYearsColumnWithdrawals, .money, summable: true),
            .init("fees", Words.tableYearsColumnFees, .money, summable: true),
            .init("balance", Words.tableYearsColumnBalance, .money),
            .init("balanceToday", Words.tableYearsColumnBalanceToday, .money),
        ]
    }

    private var table: Table {
        var table = Table(
            "years", title: Words.tableYearsTitle,
            caption: Words.tableYearsCaption(currency: plan.currency.code), columns: columns)
        var months = 0
        for (index, year) in years.enumerated() {
            months += year.months
            table.cells.append(Int64(index + 1))
            if let age = plan.age { table.cells.append(Int64(age + months / 12)) }
            table.cells += [
                year.deposits, year.growth, year.withdrawals,
                year.fees, year.balance, balancesToday[index],
            ]
        }
        return table
    }

    private var chart: Chart {
        Chart(
            "balance", .lines, title: finding, axis: .year,
            positions: (0...years.count).map { Int64($0) },
            series: [
                Chart.Series(
                    "balance", Words.chartBalanceSeriesBalance,
                    [plan.savings] + years.map { $0.balance }),
                Chart.Series(
                    "balanceToday", Words.chartBalanceSeriesBalanceToday,
                    [plan.savings] + balancesToday),
            ])
    }

    private var finding: Message {
        isSpent
            ? Words.chartBalanceFindingSpent(pot: potAtRetirement, time: monthsPaid)
            : Words.chartBalanceFindingLeft(
                pot: potAtRetirement, balance: balance, time: monthsWanted)
    }

    // MARK: - Notes and proofs

    private var notes: [Message] {
        var notes = [
            plan.withdrawalTiming == .start ? Words.noteOrderStart : Words.noteOrderEnd,
            Words.noteReturns,
        ]
        if plan.inflation == .zero { notes.append(Words.noteNoInflation) }
        if isSpent { return notes }
        if case .lasting = plan.withdrawal { return notes }
        return notes + [Words.noteHorizon(time: monthsWanted)]
    }

    private var proofs: [Proof] {
        let sum = plan.savings + totalDeposits + totalGrowth - totalWithdrawn - totalFees
        var proofs = [Proof(Words.proofRows(balance: sum), holds: sum == balance)]
        if case .lasting = plan.withdrawal, let monthsWithMore {
            proofs.append(
                Proof(
                    Words.proofLargest(
                        paid: monthsPaid, wanted: monthsWanted, more: monthsWithMore),
                    holds: monthsPaid == monthsWanted && monthsWithMore < monthsWanted))
        }
        if isShort {
            let wanted = withdrawals[monthsPaid / 12]
            proofs.append(
                Proof(
                    Words.proofSpent(month: monthsPaid + 1, withdrawal: wanted),
                    holds: balance == 0))
        }
        return proofs
    }
}

/// Divides each year's balance by the price level.
private struct BalancesToday: CertifiableFormula {
    let years: [RetirementPot.Year]
    let prices: CompoundFactor

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        var months = 0
        var yearEnds: [Int] = []
        for year in years {
            months += year.months
            yearEnds.append(months)
        }
        let levels = prices.values(after: yearEnds, kind, precision)
        return years.indices.map { index in
            levels[index].map { Number(years[index].balance, precision) / $0 }
        }
    }
}
