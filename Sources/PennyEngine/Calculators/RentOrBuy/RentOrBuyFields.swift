extension RentOrBuy {
    private typealias Words = RentOrBuyWords

    static let fields: [InputField] = [
        InputField(
            "price", Words.inputPrice, .money, .required, example: "380,000", upTo: 1_000_000),
        InputField(
            "downPayment", Words.inputDownPayment, .moneyOrPart, .required, example: "20%",
            help: Words.inputDownPaymentHelp),
        InputField("loanRate", Words.inputLoanRate, .rate, .required, example: "6.25%"),
        InputField(
            "loanTerm", Words.inputLoanTerm, .term, .defaults(to: "30 years"),
            example: "30 years"),
        InputField(
            "monthlyRent", Words.inputMonthlyRent, .money, .required, example: "1,900", upTo: 10_000
        ),
        InputField(
            "years", Words.inputYears, .term, .required, example: "10", help: Words.inputYearsHelp),
        InputField(
            "buyingCostRate", Words.inputBuyingCostRate, .rate, .defaults(to: "0%"),
            example: "3%", help: Words.inputPriceShareHelp),
        InputField(
            "sellingCostRate", Words.inputSellingCostRate, .rate, .defaults(to: "0%"),
            example: "6%", help: Words.inputPriceShareHelp),
        InputField(
            "propertyTaxRate", Words.inputPropertyTaxRate, .rate, .defaults(to: "0%"),
            example: "1.1%", help: Words.inputValueShareHelp),
        InputField(
            "maintenanceRate", Words.inputMaintenanceRate, .rate, .defaults(to: "0%"),
            example: "1%", help: Words.inputValueShareHelp),
        InputField(
            "insurance", Words.inputInsurance, .money, .defaults(to: "0"), example: "1,500"),
        InputField(
            "insuranceIncrease", Words.inputInsuranceIncrease, .rate, .defaults(to: "0%"),
            example: "3%"),
        InputField(
            "appreciationRate", Words.inputAppreciationRate, .rate, .defaults(to: "0%"),
            example: "3%", help: Words.inputAppreciationRateHelp),
        InputField(
            "rentIncrease", Words.inputRentIncrease, .rate, .defaults(to: "0%"), example: "3%"),
        InputField(
            "investmentReturn", Words.inputInvestmentReturn, .rate,
            .defaults(to: "0%"), example: "5%", help: Words.inputInvestmentReturnHelp),
    ]
}
