extension RentOrBuy {
    static let fields: [InputField] = [
        InputField("price", "Price of the home", .money, .required, example: "380,000"),
        InputField("downPayment", "Down payment", .money, .required, example: "76,000"),
        InputField("loanRate", "Rate of the loan", .rate, .required, example: "6.25%"),
        InputField(
            "loanTerm", "Term of the loan", .term, .defaults(to: "30 years"),
            example: "30 years"),
        InputField("monthlyRent", "Rent a month", .money, .required, example: "1,900"),
        InputField("years", "Years compared", .term, .required, example: "10"),
        InputField(
            "buyingCostRate", "Costs of buying, of the price", .rate, .defaults(to: "0%"),
            example: "3%"),
        InputField(
            "sellingCostRate", "Costs of selling, of the value", .rate, .defaults(to: "0%"),
            example: "6%"),
        InputField(
            "propertyTaxRate", "Property tax a year, of the value", .rate, .defaults(to: "0%"),
            example: "1.1%"),
        InputField(
            "maintenanceRate", "Maintenance a year, of the value", .rate, .defaults(to: "0%"),
            example: "1%"),
        InputField(
            "insurance", "Home insurance a year", .money, .defaults(to: "0"), example: "1,500"),
        InputField(
            "insuranceIncrease", "Insurance rises a year by", .rate, .defaults(to: "0%"),
            example: "3%"),
        InputField(
            "appreciationRate", "The home's value rises a year by", .rate, .defaults(to: "0%"),
            example: "3%"),
        InputField(
            "rentIncrease", "Rent rises a year by", .rate, .defaults(to: "0%"), example: "3%"),
        InputField(
            "investmentReturn", "Return a year of what is invested", .rate,
            .defaults(to: "0%"), example: "5%"),
    ]
}
