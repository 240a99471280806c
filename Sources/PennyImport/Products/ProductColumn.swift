/// The columns of a table of products.
enum ProductColumn: String, CaseIterable {
    case name, price, size, count, yield, deal, tax, deposit, url
    /// The unit of sizes that have none of their own.
    case unit

    /// The accepted headings of the column, its own name first.
    var headings: [String] {
        switch self {
        case .name: ["name", "product", "product name", "item", "description", "article"]
        case .price: ["price", "cost", "total price"]
        case .size:
            [
                "size", "quantity", "qty", "weight", "net weight", "volume", "contents", "content",
                "package size", "pack size",
            ]
        case .count: ["count", "packs"]
        case .yield: ["yield", "usable", "drained"]
        case .deal: ["deal", "offer", "promotion"]
        case .tax: ["tax", "vat", "sales tax"]
        case .deposit: ["deposit"]
        case .url: ["url", "link", "web address"]
        case .unit: ["unit", "units", "uom"]
        }
    }

    static let required: [ProductColumn] = [.name, .price, .size]

    static let allHeadings = allCases.flatMap(\.headings)

    /// The column of a heading, ignoring case and a currency or unit in parentheses.
    init?(heading: String) {
        let bare = heading.split(separator: "(", omittingEmptySubsequences: false).first ?? ""
        let words = bare.lowercased().split { " _-".contains($0) }.joined(separator: " ")
        guard let column = Self.allCases.first(where: { $0.headings.contains(words) })
        else { return nil }
        self = column
    }
}
