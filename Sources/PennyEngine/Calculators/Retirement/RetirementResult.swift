/// Puts a retirement plan into the form every page is printed from.
struct RetirementResult {
    let plan: RetirementPlan
    let inputs: [NormalisedInput]
    /// The pot at retirement, and its value in today's money.
    let potAtRetirement: Int64
    let potToday: Int64
    /// The withdrawal of a month in today's money.
    let withdrawalToday: Int64
    /// The withdrawals of the years of retirement, in the money of each.
    let withdrawals: [Int64]
    let years: [RetirementPot.Year]
    /// The balances after each year in today's money.
    let balancesToday: [Int64]
    /// The months that were paid whole, and how many were asked for.
    let monthsPaid: Int
    let monthsWanted: Int
    /// How many months one unit more a month would have lasted.
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

    /// The pot was used up before the end of what was asked for.
    var isSpent: Bool { monthsPaid < monthsWanted }

    var balance: Int64 { years.last?.balance ?? potAtRetirement }

    func sum(_ amount: (RetirementPot.Year) -> Int64) -> Int64 {
        years.reduce(0) { $0 + amount($1) }
    }

    var totalDeposits: Int64 { sum { $0.deposits } + plan.savings }
    var totalGrowth: Int64 { sum { $0.growth } }
    var totalFees: Int64 { sum { $0.fees } }
    var totalWithdrawn: Int64 { sum { $0.withdrawals } }

    func calculation() throws(CalculationError) -> Calculation {
        guard totalDeposits <= Money.limit, totalWithdrawn <= Money.limit * 100 else {
            throw .tooLarge
        }
        var result = Calculation(calculator: .retirement, currency: plan.currency, inputs: inputs)
        result.figures = figures
        result.tables = [table]
        result.charts = [chart]
        result.steps = RetirementSteps(self).steps
        result.proofs = proofs
        result.notes = .old(notes)
        return result
    }

    // MARK: - Figures

    private var figures: [Figure] {
        var figures: [Figure] = []
        let today = Figure(
            "monthlyWithdrawal", "Withdrawal a month, in today's money", .money(withdrawalToday))
        switch plan.withdrawal {
        case .lasting: figures.append(today)
        case .share: figures += lastsFigures + [today]
        case .amount: figures += lastsFigures
        }
        return figures + [
            Figure("potAtRetirement", "Pot at retirement", .money(potAtRetirement)),
            Figure("potToday", "That in today's money", .money(potToday)),
            Figure("firstWithdrawal", "First withdrawal", .money(withdrawals.first ?? 0)),
            Figure("totalDeposits", "Paid in", .money(totalDeposits)),
            Figure("totalGrowth", "Growth", .money(totalGrowth)),
            Figure("totalFees", "Fees", .money(totalFees)),
            Figure("totalWithdrawn", "Taken out", .money(totalWithdrawn)),
            Figure("lastBalance", "Left at the end", .money(balance)),
        ]
    }

    var lasts: Quantity {
        if isSpent { return .duration(TermLength(ExactDecimal(Int128(monthsPaid)), .months)) }
        let length: Wording = "more than \(monthsWanted) \(monthsWanted == 1 ? "month" : "months")"
        return .text(length.text)
    }

    private var lastsFigures: [Figure] {
        var figures = [Figure("lasts", "The pot lasts", lasts)]
        if isSpent, let age = plan.age {
            figures.append(
                Figure(
                    "ageWhenSpent", "Age when it is spent",
                    .count(age + (plan.monthsOfSaving + monthsPaid) / 12)))
        }
        return figures
    }

    // MARK: - Table and chart

    private var table: Table {
        var columns: [Table.Column] = [.init("year", "Year", .ordinal)]
        if plan.age != nil { columns.append(.init("age", "Age", .ordinal)) }
        columns += [
            .init("deposits", "Deposits", .money, summable: true),
            .init("growth", "Growth", .money, summable: true),
            .init("withdrawals", "Withdrawals", .money, summable: true),
            .init("fees", "Fees", .money, summable: true),
            .init("balance", "Balance", .money),
            .init("balanceToday", "In today's money", .money),
        ]
        var table = Table(
            "years", title: "Year by year",
            caption: [
                .text("Sums by year in "), .text(plan.currency.code),
                .text("; the deposits of year 1 include what was saved so far."),
            ], columns: columns)
        var months = 0
        for (index, year) in years.enumerated() {
            months += year.months
            table.cells.append(Int64(index + 1))
            if let age = plan.age { table.cells.append(Int64(age + months / 12)) }
            table.cells += [
                year.deposits + (index == 0 ? plan.savings : 0), year.growth, year.withdrawals,
                year.fees, year.balance, balancesToday[index],
            ]
        }
        return table
    }

    private var chart: Chart {
        Chart(
            "balance", .lines, title: chartTitle, axis: .year,
            positions: (0...years.count).map { Int64($0) },
            series: [
                Chart.Series("balance", "Balance", [plan.savings] + years.map { $0.balance }),
                Chart.Series(
                    "balanceToday", "In today's money", [plan.savings] + balancesToday),
            ])
    }

    private var chartTitle: [Piece] {
        let pot: [Piece] = [
            .text("A pot of "), .value(.money(potAtRetirement)), .text(" at retirement "),
        ]
        if isSpent { return pot + [.text("lasts "), .value(lasts)] }
        return pot + [.text("leaves "), .value(.money(balance)), .text(" after ")]
            + Piece.months(monthsWanted)
    }

    // MARK: - Notes and proofs

    private var notes: [[Piece]] {
        var notes: [[Piece]] = [
            [
                .text("In each month of retirement: "),
                .text(
                    plan.withdrawalTiming == .start
                        ? "first the withdrawal, then growth" : "first growth, then the withdrawal"
                ),
                .text("; after each twelfth month the fee. "),
                .text("Withdrawals rise with prices once a year."),
            ],
            [
                .text(
                    """
                    The return is the same in every year here. Real ones are not, and poor years \
                    at the beginning of retirement use a pot up sooner. Taxes and pensions are not \
                    counted.
                    """
                )
            ],
        ]
        if !isSpent, case .lasting = plan.withdrawal { return notes }
        if !isSpent {
            notes.append(
                [.text("It was computed for ")] + Piece.months(monthsWanted) + [
                    .text(" of retirement; the input is horizon.")
                ])
        }
        return notes
    }

    private var proofs: [Proof] {
        let sum = totalDeposits + totalGrowth - totalWithdrawn - totalFees
        var proofs = [
            Proof(
                [
                    .text("Paid in and growth, less withdrawals and fees, is what is left: "),
                    .value(.money(sum)), .text("."),
                ], holds: sum == balance)
        ]
        if case .lasting = plan.withdrawal, let monthsWithMore {
            proofs.append(
                Proof(
                    [.text("The withdrawal is paid in ")] + Piece.months(monthsPaid) + [
                        .text(" of "), .value(.count(monthsWanted)),
                        .text("; one minor unit more a month in "),
                        .value(.count(monthsWithMore)), .text("."),
                    ], holds: monthsPaid == monthsWanted && monthsWithMore < monthsWanted))
        }
        if isSpent {
            let wanted = withdrawals[monthsPaid / 12]
            proofs.append(
                Proof(
                    [
                        .text("In month "), .value(.count(monthsPaid + 1)),
                        .text(" less than the withdrawal of "), .value(.money(wanted)),
                        .text(" is there, and nothing after it."),
                    ], holds: balance == 0))
        }
        return proofs
    }
}

/// Each year's balance divided by the level of prices.
private struct BalancesToday: CertifiableFormula {
    let years: [RetirementPot.Year]
    let prices: CompoundFactor

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        var months = 0
        var marks: [Int] = []
        for year in years {
            months += year.months
            marks.append(months)
        }
        let levels = prices.values(after: marks, kind, precision)
        return years.indices.map { index in
            levels[index].map { Number(years[index].balance, precision) / $0 }
        }
    }
}
