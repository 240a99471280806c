/// A box set apart from the text, or a section that readers can open.
struct Callout: Equatable {
    enum Kind: String, CaseIterable {
        case note, tip, important, warning, caution
        /// A section that readers can open, of no other kind.
        case details
    }

    enum Fold {
        case never, closed, open
    }

    var kind: Kind
    var fold: Fold
    /// Whether it was written as a quote.
    var isQuote = false

    /// Names that other programs use for some of the kinds.
    private static let otherNames: [String: Kind] = [
        "info": .note, "hint": .tip, "danger": .caution, "attention": .warning,
    ]

    /// The kind with a name, in any capitalization.
    static func kind(_ name: String) -> Kind? {
        let name = name.lowercased()
        return Kind(rawValue: name) ?? otherNames[name]
    }

    /// The names that a fault suggests.
    static let names = Kind.allCases.map(\.rawValue)
}
