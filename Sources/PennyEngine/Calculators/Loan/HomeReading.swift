/// Reads the inputs of a home loan.
extension LoanReading {
    /// Reads the home's value and the down payment, and computes the amount to borrow.
    mutating func purchase() -> (value: Int64?, downPayment: Int64?, principal: Int64?) {
        let principal = reader.money("principal", allowsZero: false)
        let value = reader.money("homeValue", allowsZero: false)
        let down = reader.amountOrPart("downPayment", of: value)
        if reader.isGiven("downPayment") {
            if reader.isGiven("principal") {
                reader.report(.init("downPayment"), .conflicts(other: "principal"))
            } else if !reader.isGiven("homeValue") {
                reader.report(.init("downPayment"), .needs(other: "homeValue"))
            }
        } else if !reader.isGiven("principal") {
            reader.report(.init("principal"), .missing(example: "350,000"))
        }
        guard let value, let down else { return (value, nil, principal) }
        guard let paid = try? down.share(of: value), paid < value else {
            reader.report(.init("downPayment"), .leavesNothingOf(other: "homeValue"))
            return (value, nil, principal)
        }
        return (value, paid, principal ?? value - paid)
    }

    /// Reads the costs of a home. Returns nil if no such input is given.
    mutating func home(
        value: Int64?, downPayment: Int64?, principal: Int64?
    ) -> HomeTerms? {
        let tax = yearlyCost("propertyTax", of: value, isOfHome: true)
        let insurance = yearlyCost("homeInsurance", of: value, isOfHome: true)
        let premium = yearlyCost("mortgageInsurance", of: principal, isOfHome: false)
        var end = MortgageInsuranceEnd.automatic
        if reader.isGiven("mortgageInsurance") || reader.isGiven("mortgageInsuranceEnd") {
            end = reader.choice("mortgageInsuranceEnd", MortgageInsuranceEnd.choices) ?? end
            if !reader.isGiven("mortgageInsurance") {
                reader.report(
                    .init("mortgageInsuranceEnd"), .needs(other: "mortgageInsurance"))
            } else if end != .never, !reader.isGiven("homeValue") {
                reader.report(.init("mortgageInsurance"), .needs(other: "homeValue"))
            }
        }
        if value == nil, tax == nil, insurance == nil, premium == nil { return nil }
        return HomeTerms(
            value: value, downPayment: downPayment, propertyTax: tax, homeInsurance: insurance,
            mortgageInsurance: premium, mortgageInsuranceEnd: end)
    }

    private mutating func yearlyCost(
        _ name: String, of sum: Int64?, isOfHome: Bool
    ) -> AmountOrPart? {
        let parser = YearlyCostParser(amounts: reader.amountParser(), sum: sum)
        let cost = reader.read(
            name, { typed throws(InputFailure) in try parser.cost(typed) }
        ) { $0.quantity }
        if isOfHome, let cost, cost.isPart, !reader.isGiven("homeValue") {
            reader.report(.init(name), .needs(other: "homeValue"))
        }
        return cost
    }
}
