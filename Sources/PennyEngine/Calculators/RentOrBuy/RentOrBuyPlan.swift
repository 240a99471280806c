/// A home that can be rented or bought: readable inputs that fit together.
struct RentOrBuyPlan {
    let currency: Currency
    let price: Int64
    let downPayment: Int64
    /// Nil where the price is paid at once.
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

    /// What buying takes at once; the renter invests as much.
    var upfront: Int64 { downPayment + Self.share(buyingCostRate, of: price) }

    /// A part of an amount, rounded half up.
    static func share(_ rate: ExactDecimal, of amount: Int64) -> Int64 {
        Int64(
            (Int128(amount) * rate.coefficient).divided(
                by: ExactDecimal.powerOfTen(rate.scale), .halfUp))
    }
}
