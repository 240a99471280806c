/// The validated inputs for renting or buying a home.
struct RentOrBuyPlan {
    let currency: Currency
    var price: Int64 = 0
    var downPayment: Int64 = 0
    var typedPayment = AmountOrPart.amount(0)
    var loanRate = ExactDecimal.zero
    var loanMonths = 0
    var monthlyRent: Int64 = 0
    var years = 0
    var buyingCostRate = ExactDecimal.zero
    var sellingCostRate = ExactDecimal.zero
    var propertyTaxRate = ExactDecimal.zero
    var maintenanceRate = ExactDecimal.zero
    var insurance: Int64 = 0
    var insuranceIncrease = ExactDecimal.zero
    var appreciation = ExactDecimal.zero
    var rentIncrease = ExactDecimal.zero
    var investmentReturn = ExactDecimal.zero

    /// The loan; nil if the price is paid at once.
    var loan: LoanTerms? {
        if borrowed == 0 { return nil }
        return LoanTerms(monthly: borrowed, currency, rate: loanRate, payments: loanMonths)
    }

    var borrowed: Int64 { price - downPayment }

    /// The initial cost of buying. The renter invests the same amount.
    var upfront: Int64 { downPayment + Self.share(buyingCostRate, of: price) }

    /// Computes a share of an amount, rounded half up.
    static func share(_ rate: ExactDecimal, of amount: Int64) -> Int64 {
        Int64(
            (Int128(amount) * rate.coefficient).divided(
                by: ExactDecimal.powerOfTen(rate.scale), .halfUp))
    }
}
