/// A box that stands out from a text, or a part of it that readers open.
struct Callout: Equatable {
    enum Kind: String, CaseIterable {
        case note, tip, important, warning, caution
        /// A part that readers open and that is of no kind.
        case details
    }

    enum Fold {
        case never, closed, open
    }

    var kind: Kind
    var fold: Fold
    /// Whether it was written as a quote.
    var isQuote = false

    /// What other programs call some of them.
    private static let otherNames: [String: Kind] = [
        "info": .note, "hint": .tip, "danger": .caution, "attention": .warning,
    ]

    /// The kind of a name in any capitals.
    static func kind(_ name: String) -> Kind? {
        let name = name.lowercased()
        return Kind(rawValue: name) ?? otherNames[name]
    }

    /// The names to choose from.
    static let names = Kind.allCases.map(\.rawValue)
}
