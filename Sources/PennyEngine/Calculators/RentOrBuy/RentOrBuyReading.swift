/// Reads the inputs of a home to rent or to buy and checks that they fit
/// together.
struct RentOrBuyReading {
    var reader: InputReader

    /// Reads the plan. Returns nil when `reader` has problems to report.
    mutating func plan() -> RentOrBuyPlan? {
        let price = reader.money("price", allowsZero: false)
        let typedPayment = reader.amountOrPart("downPayment", of: price)
        let loanRate = reader.rate("loanRate")
        let loanMonths = reader.months("loanTerm")
        let rent = reader.money("monthlyRent")
        let years = years()
        let buying = reader.rate("buyingCostRate")
        let selling = reader.rate("sellingCostRate")
        let tax = reader.rate("propertyTaxRate")
        let maintenance = reader.rate("maintenanceRate")
        let insurance = reader.money("insurance")
        let insuranceIncrease = reader.rate("insuranceIncrease", isReturn: true)
        let appreciation = reader.rate("appreciationRate", isReturn: true)
        let rentIncrease = reader.rate("rentIncrease", isReturn: true)
        let investmentReturn = reader.rate("investmentReturn", isReturn: true)
        guard let price, let typedPayment, let loanRate, let loanMonths, let rent, let years,
            let buying, let selling, let tax, let maintenance, let insurance,
            let insuranceIncrease, let appreciation, let rentIncrease, let investmentReturn
        else { return nil }
        guard let downPayment = try? typedPayment.share(of: price), downPayment <= price else {
            reader.report(.init("downPayment"), .above(other: "price"))
            return nil
        }
        return RentOrBuyPlan(
            currency: reader.currency, price: price, downPayment: downPayment,
            loan: downPayment == price
                ? nil
                : LoanTerms(
                    monthly: price - downPayment, reader.currency, rate: loanRate,
                    payments: loanMonths), monthlyRent: rent,
            years: years, buyingCostRate: buying, sellingCostRate: selling,
            propertyTaxRate: tax, maintenanceRate: maintenance, insurance: insurance,
            insuranceIncrease: insuranceIncrease, appreciation: appreciation,
            rentIncrease: rentIncrease, investmentReturn: investmentReturn)
    }

    private mutating func years() -> Int? {
        guard let months = reader.months("years") else { return nil }
        if months % 12 == 0 { return months / 12 }
        let typed: Wording = "\(months) months"
        reader.report(.init("years"), .termNotWhole(typed.text, unit: "years"))
        return nil
    }
}
