/// The years of a buyer compared with those of a renter.
///
/// Each month, the loan's payment and a twelfth of the yearly tax, maintenance and insurance are
/// compared with the rent. Both pots grow first. Then the one who paid less invests the difference.
/// All amounts are whole minor units.
struct RentOrBuyYears {
    struct Year: Equatable {
        let homeValue: Int64
        let loanBalance: Int64
        let sellingCosts: Int64
        let ownerPaid: Int64
        let rentPaid: Int64
        let ownerPot: Int64
        let renterPot: Int64

        /// The owner's net worth after selling the home and repaying the loan.
        var owner: Int64 { homeValue - loanBalance - sellingCosts + ownerPot }
        var renter: Int64 { renterPot }
        var difference: Int64 { owner - renter }
    }

    /// Invested money by its source.
    struct Pot: Equatable {
        var balance: Int64
        var invested: Int64
        var growth: Int64 = 0

        init(_ amount: Int64) {
            balance = amount
            invested = amount
        }

        mutating func grow(_ rate: PeriodicRate) throws(CalculationError) {
            let earned = try rate.interest(on: balance, .halfUp)
            growth += earned
            balance += earned
            guard balance <= Money.limit else { throw .tooLarge }
        }

        mutating func add(_ amount: Int64) throws(CalculationError) {
            balance += amount
            invested += amount
            guard balance <= Money.limit else { throw .tooLarge }
        }
    }

    let schedule: LoanSchedule?
    private(set) var years: [Year] = []
    private(set) var owner = Pot(0)
    private(set) var renter: Pot
    /// The owner's total cost in the first month.
    private(set) var firstMonth: Int64 = 0

    init(_ plan: RentOrBuyPlan) throws(CalculationError) {
        if let loan = plan.loan { schedule = try LoanSchedule(loan) } else { schedule = nil }
        guard plan.upfront <= Money.limit else { throw .tooLarge }
        renter = Pot(plan.upfront)
        let values = try Self.raised(plan.price, plan.appreciation, plan.years)
        let rents = try Self.raised(plan.monthlyRent, plan.rentIncrease, plan.years)
        let insurances = try Self.raised(plan.insurance, plan.insuranceIncrease, plan.years)
        for year in 0..<plan.years {
            let costs =
                RentOrBuyPlan.share(plan.propertyTaxRate, of: values[year])
                + RentOrBuyPlan.share(plan.maintenanceRate, of: values[year]) + insurances[year]
            let paid = try addYear(year, costs, rents[year], plan)
            years.append(
                Year(
                    homeValue: values[year + 1], loanBalance: balance(after: (year + 1) * 12),
                    sellingCosts: RentOrBuyPlan.share(
                        plan.sellingCostRate, of: values[year + 1]), ownerPaid: paid,
                    rentPaid: rents[year] * 12, ownerPot: owner.balance,
                    renterPot: renter.balance))
        }
    }

    /// Computes an amount now and after each yearly rise, each from the exact product.
    private static func raised(
        _ amount: Int64, _ rate: ExactDecimal, _ years: Int
    ) throws(CalculationError) -> [Int64] {
        let rise = CompoundFactor(rate: rate, compoundedTimesAYear: 1, periodsAYear: 1)
        return try certified(
            RaisedAmounts(amount: amount, rise: rise, periods: Array(0...years)), .halfUp)
    }

    /// Computes the months of a year. Returns the owner's payments for the home.
    private mutating func addYear(
        _ year: Int, _ costs: Int64, _ rent: Int64, _ plan: RentOrBuyPlan
    ) throws(CalculationError) -> Int64 {
        let rate = RetirementPlan.monthly(plan.investmentReturn)
        var paid: Int64 = 0
        for month in 0..<12 {
            let part = costs * Int64(month + 1) / 12 - costs * Int64(month) / 12
            let own = payment(year * 12 + month) + part
            if year == 0, month == 0 { firstMonth = own }
            paid += own
            try owner.grow(rate)
            try renter.grow(rate)
            if own > rent { try renter.add(own - rent) } else { try owner.add(rent - own) }
        }
        return paid
    }

    private func payment(_ index: Int) -> Int64 {
        guard let schedule, index < schedule.rows.count else { return 0 }
        return schedule.rows[index].payment
    }

    private func balance(after payments: Int) -> Int64 {
        guard let schedule, payments <= schedule.rows.count else { return 0 }
        return schedule.rows[payments - 1].balance
    }
}

/// An amount after different numbers of rises.
private struct RaisedAmounts: CertifiableFormula {
    let amount: Int64
    let rise: CompoundFactor
    let periods: [Int]

    func values<Number: CertifiableNumber>(
        _ kind: Number.Type, _ precision: Precision
    ) -> [Number?] {
        let amount = Number(amount, precision)
        return rise.values(after: periods, kind, precision).map { $0.map { amount * $0 } }
    }
}
