/// Text as a terminal may show it.
enum PrintableText {
    static func of(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars { out.unicodeScalars.append(of(scalar)) }
        return out
    }

    /// A control or direction character would garble the terminal or hide
    /// what the file says, so it is shown as a replacement character.
    static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
            scalar == "\t" ? " " : "\u{FFFD}"
        default: scalar
        }
    }
}
