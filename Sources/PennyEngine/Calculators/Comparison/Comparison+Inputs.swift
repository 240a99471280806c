private typealias Words = ComparisonWords

extension Comparison {
    static let inputs = productInputs + ruleInputs + otherInputs

    /// The products, and the unit of their prices, which are read after the rules.
    private static let productInputs: [Input<TypedComparison>] = [
        // Special: how a size is read depends on the rules, and on the other products.
        Input(
            "products", Words.inputProducts, special: .entries(columns.map { $0.field }),
            .required,
            example: "\"Own brand\" price 1.25 size 1 kg; \"Big pack\" price 2.10 size 2 kg"
        ) { $2.readProducts(&$0, $1) },
        Input(
            "per", Words.inputPer, special: .text, in: .common, example: "kg",
            help: Words.inputPerHelp
        ) { reader, field, list in
            list.per = list.read(field, &reader) { sizes, typed throws(SizeFailure) in
                try sizes.unitQuantity(typed)
            }
        },
    ]

    private static let ruleInputs: [Input<TypedComparison>] = [
        Input(
            "policy", Words.inputPolicy, .choice(UnitPricePolicy.all.map { ($0.name, $0) }),
            .defaults(to: "exact"), example: "us", help: Words.inputPolicyHelp
        ) { $0.policy = $1 },
        Input(
            "measure", Words.inputMeasure,
            .choice(MeasureKind.allCases.map { ($0.name, $0) }), example: "weight"
        ) { $0.kind = $1 },
        Input(
            "factors", Words.inputFactors, .choice([("exact", .exact), ("label", .label)]),
            .defaults(to: "exact"), example: "label"
        ) { $0.factors = $1 },
        Input(
            "basis", Words.inputBasis, .choice([("yield", .yield), ("net", .net)]),
            .defaults(to: "yield"), example: "net"
        ) { $0.basis = $1 },
    ]

    private static let otherInputs: [Input<TypedComparison>] = [
        Input(
            "use", Words.inputUse, special: .text, in: .common, example: "500 g a month",
            help: Words.inputUseHelp
        ) { $2.readUse(&$0, $1) },
        Input(
            "wanted", Words.inputWanted, special: .text, example: "5 kg",
            help: Words.inputWantedHelp
        ) { reader, field, list in
            list.wanted = list.read(field, &reader) { sizes, typed throws(SizeFailure) in
                try sizes.size(typed)
            }.map { $0.typed(as: reader.phrase) }
        },
        Input(
            "hourlyPay", Words.inputHourlyPay, .moneyAboveZero, example: "18.50",
            help: Words.inputHourlyPayHelp
        ) { $0.hourlyPay = $1 },
    ]

    static let columns: [Input<ProductEntry>] = [
        Input("name", Words.inputProductName, .name, .required, example: "Own brand") {
            $0.product.name = $1
        },
        Input(
            "price", Words.inputProductPrice, special: .money, .required, example: "1.25"
        ) { $2.readPrice(&$0, $1) },
        Input(
            "size", Words.inputProductSize, special: .text, .required, example: "6 x 330 ml"
        ) { $2.readSize(&$0, $1) },
        Input("count", Words.inputProductCount, .count(1...10_000), example: "2") {
            $0.product.packs = $1
        },
        Input("yield", Words.inputProductYield, special: .text, example: "60% drained") {
            $2.readYield(&$0, $1)
        },
        Input("deal", Words.inputProductDeal, special: .text, example: "3 for 5.00") {
            $2.readDeal(&$0, $1)
        },
        Input("tax", Words.inputProductTax, .rate, example: "7%") { $0.product.tax = $1 },
        Input("deposit", Words.inputProductDeposit, .money, example: "0.25") {
            $0.product.deposit = $1
        },
        Input(
            "url", Words.inputProductUrl, .text(webAddress) { .text($0) },
            example: "https://example.com/rice"
        ) { $0.product.url = $1 },
    ]

    /// Special: the rules come first, because the products depend on them.
    static func read(_ reader: inout InputReader) -> TypedComparison {
        var list = TypedComparison()
        reader.read(ruleInputs, into: &list)
        reader.read(productInputs, into: &list)
        reader.read(otherInputs, into: &list)
        return list
    }

    /// Parses the address of a web page, because only those become links.
    private static func webAddress(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> String {
        let address = TypedText.trimmed(typed)
        let folded = TypedText.folded(address).bytes
        for start in ["https://", "http://"] {
            if folded.count > start.bytes.count, folded.starts(with: start.bytes),
                folded.allSatisfy({ $0 > 0x20 })
            {
                return address
            }
        }
        throw InputFailure(.notAWebAddress(address))
    }
}
