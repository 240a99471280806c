/// The validated terms of a savings plan.
struct SavingsPlan {
    let currency: Currency
    var months = 0
    var initialInvestment: Int64 = 0
    var monthlyDeposit: Int64 = 0
    var interestRate = ExactDecimal.zero
    var feeRate = ExactDecimal.zero
    var compoundingsAYear = 12
    var depositTiming = DepositTiming.end
    var feeRule = FeeRule.yearEnd
    var insidePeriod = InsidePeriod.equivalent

    enum DepositTiming: Equatable {
        /// At the end of each month.
        case end
        /// At its beginning.
        case begin
    }

    /// The rule for charging the additional fee.
    enum FeeRule: Equatable {
        /// From the balance after every twelfth month, as the US SEC computes it.
        case yearEnd
        /// From the interest rate, as the US Department of Labor computes it.
        case subtract
        /// From the balance at every compounding date.
        case perCompounding
    }

    /// The interest on money deposited between two compounding dates until the second one.
    enum InsidePeriod: Equatable {
        /// The equivalent monthly rate.
        case equivalent
        /// Nothing.
        case none
        /// The interest of the whole period.
        case full
    }

    var deposits: Int64 { initialInvestment + monthlyDeposit * Int64(months) }

    /// The yearly rate that is compounded; negative for a loss.
    var netRate: ExactDecimal {
        guard feeRule == .subtract else { return interestRate }
        return interestRate.minus(feeRate)
    }

    /// The plan without the additional fee.
    var withoutFee: SavingsPlan {
        var plan = self
        plan.feeRate = .zero
        return plan
    }

    /// The number of months between compounding dates; nil if interest is compounded at least
    /// monthly or not at the end of a month.
    var monthsAPeriod: Int? {
        compoundingsAYear < 12 && 12 % compoundingsAYear == 0 ? 12 / compoundingsAYear : nil
    }
}
