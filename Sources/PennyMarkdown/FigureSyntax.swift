/// The grammar of a live figure: `{{name}}`, with white space allowed inside
/// the braces.
enum FigureSyntax {
    typealias Scalars = String.UnicodeScalarView

    /// The reference whose first brace stands at `opening`, and where it ends.
    /// In a `typographic` text dashes and dots were drawn together.
    static func reference(
        in text: Scalars, at opening: String.Index, typographic: Bool
    ) -> (name: String, end: String.Index)? {
        guard let inside = text.index(opening, offsetBy: 2, limitedBy: text.endIndex),
            text[opening..<inside].allSatisfy({ $0 == "{" })
        else { return nil }
        var index = text[inside...].firstIndex { !isSpace($0) } ?? text.endIndex
        var name = ""
        while index < text.endIndex, let part = part(text[index], typographic: typographic) {
            name += part
            text.formIndex(after: &index)
        }
        index = text[index...].firstIndex { !isSpace($0) } ?? text.endIndex
        guard let first = name.utf8.first, first.isLetter || first.isDigit,
            let end = text.index(index, offsetBy: 2, limitedBy: text.endIndex),
            text[index..<end].allSatisfy({ $0 == "}" })
        else { return nil }
        return (name, end)
    }

    /// What a fault shows of braces that are not a reference.
    static func excerpt(of text: Scalars, at opening: String.Index) -> String {
        String(text[opening...].prefix(24))
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t"
    }

    /// What a scalar adds to a name, nil if names cannot have it.
    private static func part(_ scalar: Unicode.Scalar, typographic: Bool) -> String? {
        if let byte = UInt8(exactly: scalar.value), byte.isLetter || byte.isDigit {
            return String(scalar)
        }
        return switch scalar {
        case ".", "-": String(scalar)
        case "\u{2013}" where typographic: "--"
        case "\u{2014}" where typographic: "---"
        case "\u{2026}" where typographic: "..."
        default: nil
        }
    }
}
