/// Lines as a terminal may show them, without what would garble it.
public func printableLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { PrintableText.of(String($0)) }.joined(separator: "\n")
}

/// Text as a terminal may show it.
enum PrintableText {
    /// - Parameter showsMarks: whether the marks that only join or part what is beside them are
    ///   shown, too, because the text is a file's own.
    static func of(_ text: String, showsMarks: Bool = false) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            out.unicodeScalars.append(of(scalar, showsMarks: showsMarks))
        }
        return out
    }

    /// A control or direction character would garble the terminal or hide
    /// what the file says, so it is shown as a replacement character.
    private static func of(_ scalar: Unicode.Scalar, showsMarks: Bool) -> Unicode.Scalar {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator:
            if scalar == "\t" { return " " }
            return joiners.contains(scalar) || !showsMarks && marks.contains(scalar)
                ? scalar : "\u{FFFD}"
        default: return scalar
        }
    }

    /// Joiners of letters in Persian and Indian scripts, and of pictures.
    private static let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
    /// Marks beside amounts and in scripts from right to left. None changes the order of text
    /// farther away.
    private static let marks: Set<Unicode.Scalar> = [
        "\u{61C}", "\u{200E}", "\u{200F}", "\u{2060}",
    ]
}
