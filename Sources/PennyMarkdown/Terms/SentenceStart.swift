/// Detects the start of a sentence, where every word is capitalized.
enum SentenceStart {
    /// Whether a sentence may begin at a unit of a block's text. In doubt it does: after a colon,
    /// and inside an opening quotation mark.
    static func isStart(_ index: Int, in text: [FoldedText.Unit]) -> Bool {
        var index = index
        while index > 0, isOpening(text[index - 1].scalar) {
            if isQuote(text[index - 1].scalar) { return true }
            index -= 1
        }
        while index > 0, text[index - 1].scalar == " " { index -= 1 }
        while index > 0, isClosing(text[index - 1].scalar) { index -= 1 }
        guard index > 0 else { return true }
        return [".", "!", "?", "…", ":"].contains(text[index - 1].scalar)
    }

    private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        ["(", "[", "{"].contains(scalar) || isQuote(scalar)
    }

    private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
        ["\"", "'", "“", "‘", "„", "«", "¿", "¡"].contains(scalar)
    }

    private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
        [")", "]", "}", "\"", "'", "”", "’", "»"].contains(scalar)
    }
}
