/// A target and the savings plan that reaches it, except for the unknown.
struct GoalPlan {
    let target: Int64
    /// The known values of the plan. The unknown's value in it is meaningless.
    let known: SavingsPlan
    let unknown: Unknown

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

    var currency: Currency { known.currency }

    func lasting(_ months: Int) -> SavingsPlan {
        plan(months: months)
    }

    func depositing(_ deposit: Int64, first: Int64? = nil) -> SavingsPlan {
        plan(initial: first, deposit: deposit)
    }

    func earning(_ steps: Int64) -> SavingsPlan {
        plan(rate: ExactDecimal(Int128(steps), scale: Self.rateScale))
    }

    private func plan(
        months: Int? = nil, initial: Int64? = nil, deposit: Int64? = nil,
        rate: ExactDecimal? = nil
    ) -> SavingsPlan {
        SavingsPlan(
            currency: known.currency, months: months ?? known.months,
            initialInvestment: initial ?? known.initialInvestment,
            monthlyDeposit: deposit ?? known.monthlyDeposit,
            interestRate: rate ?? known.interestRate, feeRate: known.feeRate,
            compoundingsAYear: known.compoundingsAYear, depositTiming: known.depositTiming,
            feeRule: known.feeRule, insidePeriod: known.insidePeriod)
    }
}
