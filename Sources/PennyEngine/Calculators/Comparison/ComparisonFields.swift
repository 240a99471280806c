extension Comparison {
    static let factorChoices: [(String, FactorSet)] = [("exact", .exact), ("label", .label)]
    static let basisChoices: [(String, ComparisonPlan.Basis)] = [("yield", .yield), ("net", .net)]

    static let fields: [InputField] = [
        InputField(
            "products", "Products", .entries(productFields), .required,
            example: "\"Own brand\" price 1.25 size 1 kg; \"Big pack\" price 2.10 size 2 kg"),
        InputField("per", "Unit of the prices", .text, example: "kg"),
        InputField(
            "policy", "Rules of the label", .choice(UnitPricePolicy.all.map { $0.name }),
            .defaults(to: "exact"), example: "us"),
        InputField(
            "measure", "Kind of the list", .choice(MeasureKind.allCases.map { $0.name }),
            example: "weight"),
        InputField(
            "factors", "Unit factors", .choice(choiceNames(factorChoices)),
            .defaults(to: "exact"), example: "label"),
        InputField(
            "basis", "Ranked by", .choice(choiceNames(basisChoices)), .defaults(to: "yield"),
            example: "net"),
        InputField("use", "Used", .text, example: "2 kg a week"),
        InputField("wanted", "Wanted", .text, example: "5 kg"),
        InputField("hourlyPay", "Net pay an hour", .money, example: "18.50"),
    ]

    static let productFields: [InputField] = [
        InputField("name", "Name", .text, .required, example: "Own brand"),
        InputField("price", "Price", .money, .required, example: "1.25"),
        InputField("size", "Size", .text, .required, example: "6 x 330 ml"),
        InputField("count", "Packs for the price", .count, example: "2"),
        InputField("yield", "Of it usable", .text, example: "60% drained"),
        InputField("deal", "Deal", .text, example: "3 for 5.00"),
        InputField("tax", "Tax to add", .rate, example: "7%"),
        InputField("deposit", "Deposit", .money, example: "0.25"),
        InputField("url", "Seen at", .text, example: "https://example.com/rice"),
    ]
}
