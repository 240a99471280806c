private typealias Words = RentOrBuyWords

extension RentOrBuy {
    static let inputs: [Input<RentOrBuyPlan>] = [
        Input(
            "price", Words.inputPrice, .moneyAboveZero, .required, example: "380,000",
            upTo: 1_000_000
        ) { $0.price = $1 },
        Input(
            "downPayment", Words.inputDownPayment, .part(of: "price"), .required, example: "20%",
            help: Words.inputDownPaymentHelp
        ) { $0.typedPayment = $1 },
        Input("loanRate", Words.inputLoanRate, .rate, .required, example: "6.25%") {
            $0.loanRate = $1
        },
        Input(
            "loanTerm", Words.inputLoanTerm, .months, .defaults(to: "30 years"),
            example: "30 years"
        ) { $0.loanMonths = $1 },
        Input(
            "monthlyRent", Words.inputMonthlyRent, .money, .required, example: "1,900",
            upTo: 10_000
        ) { $0.monthlyRent = $1 },
        Input(
            "years", Words.inputYears, wholeYears, .required, example: "10",
            help: Words.inputYearsHelp
        ) { $0.years = $1 },
        Input(
            "buyingCostRate", Words.inputBuyingCostRate, .rate, .defaults(to: "0%"), example: "3%",
            help: Words.inputPriceShareHelp
        ) { $0.buyingCostRate = $1 },
        Input(
            "sellingCostRate", Words.inputSellingCostRate, .rate, .defaults(to: "0%"),
            example: "6%", help: Words.inputPriceShareHelp
        ) { $0.sellingCostRate = $1 },
        Input(
            "propertyTaxRate", Words.inputPropertyTaxRate, .rate, .defaults(to: "0%"),
            example: "1.1%", help: Words.inputValueShareHelp
        ) { $0.propertyTaxRate = $1 },
        Input(
            "maintenanceRate", Words.inputMaintenanceRate, .rate, .defaults(to: "0%"),
            example: "1%", help: Words.inputValueShareHelp
        ) { $0.maintenanceRate = $1 },
        Input(
            "insurance", Words.inputInsurance, .money, .defaults(to: "0"), example: "1,500"
        ) { $0.insurance = $1 },
        Input(
            "insuranceIncrease", Words.inputInsuranceIncrease, .rateOrLoss, .defaults(to: "0%"),
            example: "3%"
        ) { $0.insuranceIncrease = $1 },
        Input(
            "appreciationRate", Words.inputAppreciationRate, .rateOrLoss, .defaults(to: "0%"),
            example: "3%", help: Words.inputAppreciationRateHelp
        ) { $0.appreciation = $1 },
        Input(
            "rentIncrease", Words.inputRentIncrease, .rateOrLoss, .defaults(to: "0%"),
            example: "3%"
        ) { $0.rentIncrease = $1 },
        Input(
            "investmentReturn", Words.inputInvestmentReturn, .rateOrLoss, .defaults(to: "0%"),
            example: "5%", help: Words.inputInvestmentReturnHelp
        ) { $0.investmentReturn = $1 },
    ]

    /// Special: the years have a row each, so they are whole.
    private static var wholeYears: InputType<Int> {
        InputType(.term) { reader, field in
            guard let months = reader.months(field) else { return nil }
            if months % 12 == 0 { return months / 12 }
            let typed: Wording = "\(months) months"
            reader.report(field, .termNotWhole(typed.text, unit: "years"))
            return nil
        }
    }
}

extension RentOrBuyPlan {
    mutating func check(_ reader: inout InputReader) {
        // Special: a part of another amount.
        if let paid = try? typedPayment.share(of: price), paid <= price {
            downPayment = paid
        } else {
            reader.report(.init("downPayment"), .above(other: "price"))
        }
    }
}
