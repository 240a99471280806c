extension RentOrBuy {
    private typealias Words = RentOrBuyWords

    static let fields: [InputField] = [
        InputField("price", Words.inputPrice, .money, .required, example: "380,000"),
        InputField("downPayment", Words.inputDownPayment, .money, .required, example: "76,000"),
        InputField("loanRate", Words.inputLoanRate, .rate, .required, example: "6.25%"),
        InputField(
            "loanTerm", Words.inputLoanTerm, .term, .defaults(to: "30 years"),
            example: "30 years"),
        InputField("monthlyRent", Words.inputMonthlyRent, .money, .required, example: "1,900"),
        InputField("years", Words.inputYears, .term, .required, example: "10"),
        InputField(
            "buyingCostRate", Words.inputBuyingCostRate, .rate, .defaults(to: "0%"),
            example: "3%"),
        InputField(
            "sellingCostRate", Words.inputSellingCostRate, .rate, .defaults(to: "0%"),
            example: "6%"),
        InputField(
            "propertyTaxRate", Words.inputPropertyTaxRate, .rate, .defaults(to: "0%"),
            example: "1.1%"),
        InputField(
            "maintenanceRate", Words.inputMaintenanceRate, .rate, .defaults(to: "0%"),
            example: "1%"),
        InputField(
            "insurance", Words.inputInsurance, .money, .defaults(to: "0"), example: "1,500"),
        InputField(
            "insuranceIncrease", Words.inputInsuranceIncrease, .rate, .defaults(to: "0%"),
            example: "3%"),
        InputField(
            "appreciationRate", Words.inputAppreciationRate, .rate, .defaults(to: "0%"),
            example: "3%"),
        InputField(
            "rentIncrease", Words.inputRentIncrease, .rate, .defaults(to: "0%"), example: "3%"),
        InputField(
            "investmentReturn", Words.inputInvestmentReturn, .rate,
            .defaults(to: "0%"), example: "5%"),
    ]
}
