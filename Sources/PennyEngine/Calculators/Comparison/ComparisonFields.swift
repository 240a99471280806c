extension Comparison {
    private typealias Words = ComparisonWords

    static let factorChoices: [(String, FactorSet)] = [("exact", .exact), ("label", .label)]
    static let basisChoices: [(String, ComparisonPlan.Basis)] = [("yield", .yield), ("net", .net)]

    static let fields: [InputField] = [
        InputField(
            "products", Words.inputProducts, .entries(productFields), .required,
            example: "\"Own brand\" price 1.25 size 1 kg; \"Big pack\" price 2.10 size 2 kg"),
        InputField(
            "per", Words.inputPer, .text, in: .common, example: "kg", help: Words.inputPerHelp),
        InputField(
            "policy", Words.inputPolicy, .choice(UnitPricePolicy.all.map { $0.name }),
            .defaults(to: "exact"), example: "us", help: Words.inputPolicyHelp),
        InputField(
            "measure", Words.inputMeasure, .choice(MeasureKind.allCases.map { $0.name }),
            example: "weight"),
        InputField(
            "factors", Words.inputFactors, .choice(choiceNames(factorChoices)),
            .defaults(to: "exact"), example: "label"),
        InputField(
            "basis", Words.inputBasis, .choice(choiceNames(basisChoices)), .defaults(to: "yield"),
            example: "net"),
        InputField(
            "use", Words.inputUse, .text, in: .common, example: "2 kg a week",
            help: Words.inputUseHelp),
        InputField(
            "wanted", Words.inputWanted, .text, example: "5 kg", help: Words.inputWantedHelp),
        InputField(
            "hourlyPay", Words.inputHourlyPay, .money, example: "18.50",
            help: Words.inputHourlyPayHelp),
    ]

    static let productFields: [InputField] = [
        InputField("name", Words.inputProductName, .text, .required, example: "Own brand"),
        InputField("price", Words.inputProductPrice, .money, .required, example: "1.25"),
        InputField("size", Words.inputProductSize, .text, .required, example: "6 x 330 ml"),
        InputField("count", Words.inputProductCount, .count, example: "2"),
        InputField("yield", Words.inputProductYield, .text, example: "60% drained"),
        InputField("deal", Words.inputProductDeal, .text, example: "3 for 5.00"),
        InputField("tax", Words.inputProductTax, .rate, example: "7%"),
        InputField("deposit", Words.inputProductDeposit, .money, example: "0.25"),
        InputField("url", Words.inputProductUrl, .text, example: "https://example.com/rice"),
    ]
}
