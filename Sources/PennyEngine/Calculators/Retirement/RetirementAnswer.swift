/// The withdrawals, for each way to specify them.
struct RetirementAnswer {
    /// The monthly withdrawal in today's money.
    let today: Int64
    /// The monthly withdrawal in each year of retirement.
    let withdrawals: [Int64]
    /// The number of months to compute.
    let months: Int
    let monthsWithMore: Int?

    init(_ pot: RetirementPot, _ potToday: Int64) throws(CalculationError) {
        let plan = pot.plan
        switch plan.withdrawal {
        case .amount(let amount):
            months = plan.horizon
            today = amount
            withdrawals = try Self.prices(plan, months, plan.monthsOfSaving).withdrawals(amount)
            monthsWithMore = nil
        case .share(let share):
            months = plan.horizon
            today = Self.month(of: potToday, share)
            withdrawals = try Self.prices(plan, months, 0)
                .withdrawals(Self.month(of: pot.balance, share))
            monthsWithMore = nil
        case .lasting(let wanted):
            months = wanted
            let prices = Self.prices(plan, wanted, plan.monthsOfSaving)
            let search = RetirementSearch(pot: pot, prices: prices, months: wanted)
            today = try search.largest()
            withdrawals = try prices.withdrawals(today)
            monthsWithMore =
                today < Money.limit ? try search.monthsPaid(today + 1) : nil
        }
    }

    private static func prices(
        _ plan: RetirementPlan, _ months: Int, _ start: Int
    ) -> RetirementPrices {
        RetirementPrices(plan, start: start, years: (months + 11) / 12)
    }

    /// A twelfth of the share, rounded half up.
    private static func month(of pot: Int64, _ share: ExactDecimal) -> Int64 {
        let exact = Int128(pot) * share.coefficient
        let month = exact.divided(by: ExactDecimal.powerOfTen(share.scale) * 12, .halfUp)
        return Int64(min(month, Int128(Money.limit)))
    }
}
