/// Reads the inputs of a home to rent or to buy and checks that they fit
/// together.
struct RentOrBuyReading {
    var reader: InputReader

    /// The plan, or nil when `reader` has problems to report.
    mutating func plan() -> RentOrBuyPlan? {
        let price = reader.money("price", allowsZero: false)
        let downPayment = reader.money("downPayment")
        let loanRate = reader.rate("loanRate")
        let loanMonths = reader.months("loanTerm")
        let rent = reader.money("monthlyRent")
        let years = years()
        let buying = reader.rate("buyingCostRate")
        let selling = reader.rate("sellingCostRate")
        let tax = reader.rate("propertyTaxRate")
        let maintenance = reader.rate("maintenanceRate")
        let insurance = reader.money("insurance")
        let insuranceIncrease = reader.rate("insuranceIncrease")
        let appreciation = reader.rate("appreciationRate", isReturn: true)
        let rentIncrease = reader.rate("rentIncrease")
        let investmentReturn = reader.rate("investmentReturn")
        guard let price, let downPayment, let loanRate, let loanMonths, let rent, let years,
            let buying, let selling, let tax, let maintenance, let insurance,
            let insuranceIncrease, let appreciation, let rentIncrease, let investmentReturn
        else { return nil }
        guard downPayment <= price else {
            reader.report(.init("downPayment"), .above(other: "price"))
            return nil
        }
        return RentOrBuyPlan(
            currency: reader.currency, price: price, downPayment: downPayment,
            loan: loan(price - downPayment, loanRate, loanMonths), monthlyRent: rent,
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

    /// The terms of the plain monthly loan of `principal`, as its calculator reads
    /// them.
    private func loan(_ principal: Int64, _ rate: ExactDecimal, _ months: Int) -> LoanTerms? {
        if principal == 0 { return nil }
        let amount = ExactDecimal(Int128(principal), scale: reader.currency.minorUnitDigits)
        let percent = ExactDecimal(rate.coefficient * 100, scale: rate.scale)
        let rateText: Wording = "\(percent.text())%"
        let term: Wording = "\(months) months"
        let inputs = [
            RawInput("principal", amount.text(decimals: reader.currency.minorUnitDigits)),
            RawInput("rate", rateText.text), RawInput("term", term.text),
        ]
        var reading = LoanReading(
            reader: InputReader(.loan, inputs, InputDefaults(currency: reader.currency)))
        return reading.terms()
    }
}
