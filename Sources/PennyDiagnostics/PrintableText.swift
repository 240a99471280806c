/// Lines as a terminal may show them, without what would garble it.
public func printableLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { PrintableText.of(String($0)) }.joined(separator: "\n")
}

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
