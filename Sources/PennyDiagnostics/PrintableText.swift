/// Lines that are safe to print on a terminal.
public func printableLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { PrintableText.of(String($0)) }.joined(separator: "\n")
}

/// Text that is safe to print on a terminal.
enum PrintableText {
    /// - Parameter showsMarks: whether to show marks that only join or separate their neighbors,
    ///   too, because the text is a file's own.
    static func of(_ text: String, showsMarks: Bool = false) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            out.unicodeScalars.append(of(scalar, showsMarks: showsMarks))
        }
        return out
    }

    /// Shows a control or direction character as a replacement character, as it would garble the
    /// terminal or hide the file's contents.
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
