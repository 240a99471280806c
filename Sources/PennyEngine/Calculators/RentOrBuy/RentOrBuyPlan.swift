/// The validated inputs for renting or buying a home.
struct RentOrBuyPlan {
    let currency: Currency
    let price: Int64
    let downPayment: Int64
    /// The loan; nil if the price is paid at once.
    let loan: LoanTerms?
    let monthlyRent: Int64
    let years: Int
    let buyingCostRate: ExactDecimal
    let sellingCostRate: ExactDecimal
    let propertyTaxRate: ExactDecimal
    let maintenanceRate: ExactDecimal
    let insurance: Int64
    let insuranceIncrease: ExactDecimal
    let appreciation: ExactDecimal
    let rentIncrease: ExactDecimal
    let investmentReturn: ExactDecimal

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
