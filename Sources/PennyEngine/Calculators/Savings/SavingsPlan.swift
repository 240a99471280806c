/// A savings plan as agreed: readable inputs that fit together.
struct SavingsPlan {
    let currency: Currency
    let months: Int
    let initialInvestment: Int64
    let monthlyDeposit: Int64
    let interestRate: ExactDecimal
    let feeRate: ExactDecimal
    let compoundingsAYear: Int
    let depositTiming: DepositTiming
    let feeRule: FeeRule
    let insidePeriod: InsidePeriod

    enum DepositTiming: Equatable {
        /// At the end of each month.
        case end
        /// At its beginning.
        case begin
    }

    /// How the additional fee is taken.
    enum FeeRule: Equatable {
        /// From the balance after every twelfth month, as the US SEC reckons.
        case yearEnd
        /// From the interest rate, as the US Department of Labor reckons.
        case subtract
        /// From the balance at every compounding date.
        case perCompounding
    }

    /// What money deposited between two compounding dates earns until the next.
    enum InsidePeriod: Equatable {
        /// The equivalent monthly rate.
        case equivalent
        /// Nothing.
        case none
        /// The interest of the whole period.
        case full
    }

    var deposits: Int64 { initialInvestment + monthlyDeposit * Int64(months) }

    /// The yearly rate that is compounded; below zero it is a loss.
    var netRate: ExactDecimal {
        guard feeRule == .subtract else { return interestRate }
        return interestRate.minus(feeRate)
    }

    /// The same plan without the additional fee.
    var withoutFee: SavingsPlan {
        SavingsPlan(
            currency: currency, months: months, initialInvestment: initialInvestment,
            monthlyDeposit: monthlyDeposit, interestRate: interestRate, feeRate: .zero,
            compoundingsAYear: compoundingsAYear, depositTiming: depositTiming, feeRule: feeRule,
            insidePeriod: insidePeriod)
    }

    /// The months from one compounding date to the next, or nil where interest
    /// is compounded at least monthly or at no end of a month.
    var monthsAPeriod: Int? {
        compoundingsAYear < 12 && 12 % compoundingsAYear == 0 ? 12 / compoundingsAYear : nil
    }
}
