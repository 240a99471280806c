/// Reads what a loan on a home has beside it.
extension LoanReading {
    /// The home's value and the down payment, and what they leave to borrow.
    mutating func purchase() -> (value: Int64?, downPayment: Int64?, principal: Int64?) {
        let principal = reader.money("principal", allowsZero: false)
        let value = reader.money("homeValue", allowsZero: false)
        let amounts = reader.amountParser()
        let down = reader.read(
            "downPayment",
            { typed throws(InputFailure) in
                TypedText.folded(typed).bytes.last == UInt8(ascii: "%")
                    ? .part(try InputReader.parseRate(typed, amounts.convention))
                    : AmountOrPart.amount(try amounts.amount(typed))
            }
        ) { $0.quantity }
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

    /// Nil where nothing of a home is given.
    mutating func home(value: Int64?, downPayment: Int64?) -> HomeTerms? {
        let tax = yearlyCost("propertyTax", isOfHome: true)
        let insurance = yearlyCost("homeInsurance", isOfHome: true)
        let premium = yearlyCost("mortgageInsurance", isOfHome: false)
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

    private mutating func yearlyCost(_ name: String, isOfHome: Bool) -> AmountOrPart? {
        let parser = YearlyCostParser(amounts: reader.amountParser())
        let cost = reader.read(
            name, { typed throws(InputFailure) in try parser.cost(typed) }
        ) { $0.quantity }
        if isOfHome, let cost, cost.isPart, !reader.isGiven("homeValue") {
            reader.report(.init(name), .needs(other: "homeValue"))
        }
        return cost
    }
}
