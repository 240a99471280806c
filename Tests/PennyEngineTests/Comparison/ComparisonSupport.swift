import PennyEngine

/// A product as typed: its fields by name.
typealias TypedProduct = KeyValuePairs<String, String>

/// A comparison as a file has it.
func comparisonInputs(
    _ products: [TypedProduct], _ inputs: TypedInputs = [:]
) -> [RawInput] {
    let entries = products.map { product in
        product.map { RawInput.Field(name: $0.key, text: $0.value) }
    }
    return [RawInput("products", .entries(entries))] + raw(inputs)
}

func comparison(
    _ products: [TypedProduct], _ inputs: TypedInputs = [:], currency: String = "USD",
    _ convention: NumberConvention = .point
) throws -> Calculation {
    try Calculator.comparison.calculate(
        comparisonInputs(products, inputs), defaults(currency, convention))
}

extension Calculation {
    /// A column of the ranked products, with cells as a reader sees them.
    func products(_ column: String) -> [String] { rows([column], of: "products") }

    /// The exact ratios of the products. A whole number has the denominator 1.
    var ratios: [String] {
        products("unitPriceExact").map { $0.contains("/") ? $0 : $0 + "/1" }
    }

    /// The exact price of the only product.
    var onlyRatio: String? { ratios.first }
}
