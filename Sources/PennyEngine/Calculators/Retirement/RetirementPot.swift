/// A pot of money, month by month. Each month's growth and each year's fee are rounded half up to
/// the minor unit, so that the table adds up.
struct RetirementPot {
    /// The changes of the pot in a year or a part of one.
    struct Year: Equatable {
        var deposits: Int64 = 0
        var growth: Int64 = 0
        var withdrawals: Int64 = 0
        var fees: Int64 = 0
        var balance: Int64
        var months = 0
        let isRetirement: Bool
    }

    private(set) var balance: Int64
    private(set) var years: [Year] = []
    let plan: RetirementPlan

    init(_ plan: RetirementPlan) {
        self.plan = plan
        balance = plan.savings
    }

    // MARK: - Saving

    mutating func save() throws(CalculationError) {
        let rate = RetirementPlan.monthly(plan.rateBefore)
        var deposit: Int64 = 0
        for month in 0..<plan.monthsOfSaving {
            if month % 12 == 0 {
                deposit = try Self.raised(
                    plan.monthlyDeposit, by: plan.depositIncrease, years: month / 12)
                begin(isRetirement: false)
            }
            if plan.depositTiming == .start { try add(deposit) }
            try grow(rate)
            if plan.depositTiming == .end { try add(deposit) }
            close(month)
        }
    }

    /// An amount after a number of yearly rises, from the exact product.
    private static func raised(
        _ amount: Int64, by rate: ExactDecimal, years: Int
    ) throws(CalculationError) -> Int64 {
        if rate == .zero || years == 0 || amount == 0 { return amount }
        let rise = CompoundFactor(rate: rate, compoundedTimesAYear: 1, periodsAYear: 1)
        return try certified(RaisedAmount(amount: amount, rise: rise, periods: years), .halfUp)[0]
    }

    // MARK: - Living on it

    /// Pays `withdrawals`, one amount for each year of retirement in that year's money, until a
    /// payment cannot be made in full or `months` are over. Returns the number of months paid in
    /// full.
    mutating func spend(
        _ withdrawals: [Int64], months: Int
    ) throws(CalculationError) -> Int {
        let rate = RetirementPlan.monthly(plan.rateAfter)
        for month in 0..<months {
            if month % 12 == 0 { begin(isRetirement: true) }
            let wanted = withdrawals[month / 12]
            var isShort = false
            if plan.withdrawalTiming == .start { isShort = withdraw(wanted) }
            try grow(rate)
            if plan.withdrawalTiming == .end { isShort = withdraw(wanted) }
            close(month)
            if isShort {
                endWithLastMoney()
                return month
            }
        }
        return months
    }

    /// Removes a last year with nothing to withdraw, because the pot was already empty at the end
    /// of the year before.
    private mutating func endWithLastMoney() {
        let empty = Year(balance: 0, months: 1, isRetirement: true)
        if years.count > 1, years[years.count - 1] == empty { years.removeLast() }
    }

    // MARK: - A month

    private mutating func begin(isRetirement: Bool) {
        years.append(Year(balance: balance, isRetirement: isRetirement))
    }

    private mutating func add(_ amount: Int64) throws(CalculationError) {
        balance += amount
        years[years.count - 1].deposits += amount
        guard balance <= Money.limit else { throw .tooLarge }
    }

    private mutating func grow(_ rate: PeriodicRate) throws(CalculationError) {
        let growth = try rate.interest(on: balance, .halfUp)
        balance += growth
        years[years.count - 1].growth += growth
        guard balance <= Money.limit else { throw .tooLarge }
    }

    /// Withdraws up to `wanted`. Returns whether the pot had less.
    private mutating func withdraw(_ wanted: Int64) -> Bool {
        let withdrawn = min(wanted, balance)
        balance -= withdrawn
        years[years.count - 1].withdrawals += withdrawn
        return withdrawn < wanted
    }

    private mutating func close(_ month: Int) {
        let year = years.count - 1
        if month % 12 == 11 {
            let fee = plan.fee(on: balance)
            balance -= fee
            years[year].fees += fee
        }
        years[year].months += 1
        years[year].balance = balance
    }
}

/// An amount after a number of periods of a rise.
struct RaisedAmount: CertifiableFormula {
    let amount: Int64
    let rise: CompoundFactor
    let periods: Int

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        [rise.value(after: periods, kind, precision).map { Number(amount, precision) * $0 }]
    }
}
