import PennyContent

/// Reads the text of a Markdown heading that names a term, without marks around the whole name.
enum HeadingText {
    static func plain(_ heading: String) -> String {
        var text = heading[...]
        while let inner = inner(text) { text = inner }
        return YAMLText.oneLine(unescaped(text))
    }

    /// The text inside the outermost marks; nil if there are none.
    private static func inner(_ text: Substring) -> Substring? {
        if text.hasSuffix(":") { return text.dropLast() }
        if let words = linkWords(text) { return words }
        for mark in ["**", "__", "*", "_", "`"]
        where text.count > 2 * mark.count && text.hasPrefix(mark) && text.hasSuffix(mark) {
            return text.dropFirst(mark.count).dropLast(mark.count)
        }
        return nil
    }

    /// The words of a text that is one link, `[words](address)`.
    private static func linkWords(_ text: Substring) -> Substring? {
        guard text.hasPrefix("["), text.hasSuffix(")"), let end = text.firstIndex(of: "]")
        else { return nil }
        let words = text[..<end].dropFirst()
        let address = text[end...].dropFirst()
        guard !words.isEmpty, !words.contains("["), address.first == "(",
            !address.dropFirst().dropLast().contains(where: { "()".contains($0) || $0.isWhitespace }
            )
        else { return nil }
        return words
    }

    /// Removes the backslashes that escape marks.
    private static func unescaped(_ text: Substring) -> String {
        var out = ""
        var rest = text
        while let character = rest.popFirst() {
            let isEscape = character == "\\" && rest.first.map(isMark) == true
            out.append(isEscape ? rest.removeFirst() : character)
        }
        return out
    }

    private static func isMark(_ character: Character) -> Bool {
        switch character.asciiValue ?? 0 {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
