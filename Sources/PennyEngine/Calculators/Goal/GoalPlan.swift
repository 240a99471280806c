/// A target and the savings plan that reaches it, except for the unknown.
struct GoalPlan: GrowingPlan {
    var target: Int64 = 0
    /// The plan, in which the value of the unknown is meaningless.
    var savings: SavingsPlan
    var hasTime = false
    var hasRate = false

    init(currency: Currency) {
        savings = SavingsPlan(currency: currency, months: Self.longest)
    }

    var unknown: Unknown {
        if !hasTime { return .time }
        return hasRate ? .monthlyDeposit : .rate
    }

    enum Unknown: Equatable {
        case monthlyDeposit
        case time
        case rate
    }

    /// The longest plan, in months.
    static let longest = 1200
    /// The number of decimals of solved rates: steps of 10^-6, or 0.0001 %.
    static let rateScale = 6
    /// The highest rate in these steps: 1000 %.
    static let highestRate: Int64 = 10_000_000

    var currency: Currency { savings.currency }

    func lasting(_ months: Int) -> SavingsPlan {
        var plan = savings
        plan.months = months
        return plan
    }

    func depositing(_ deposit: Int64, first: Int64? = nil) -> SavingsPlan {
        var plan = savings
        plan.monthlyDeposit = deposit
        plan.initialInvestment = first ?? plan.initialInvestment
        return plan
    }

    func earning(_ steps: Int64) -> SavingsPlan {
        var plan = savings
        plan.interestRate = ExactDecimal(Int128(steps), scale: Self.rateScale)
        return plan
    }
}
