/// What a column of a table of products holds.
enum ProductColumn: String, CaseIterable {
    case name, price, size, count, yield, deal, tax, deposit, url
    /// The unit of the sizes, where they stand without it.
    case unit

    /// The headings that people give the column, the first its own name.
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

    /// The column under a heading, in any case of letters; a currency or unit
    /// in parentheses does not count.
    init?(heading: String) {
        let bare = heading.split(separator: "(", omittingEmptySubsequences: false).first ?? ""
        let words = bare.lowercased().split { " _-".contains($0) }.joined(separator: " ")
        guard let column = Self.allCases.first(where: { $0.headings.contains(words) })
        else { return nil }
        self = column
    }
}
