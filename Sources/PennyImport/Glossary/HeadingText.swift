import PennyContent

/// The text of a Markdown heading that names a term, without the marks that
/// authors put around a whole name.
enum HeadingText {
    static func plain(_ heading: String) -> String {
        var text = heading[...]
        while let inner = inner(text) { text = inner }
        return YAMLText.oneLine(unescaped(text))
    }

    /// What the outermost marks of a text are around; nil without any.
    private static func inner(_ text: Substring) -> Substring? {
        if text.hasSuffix(":") { return text.dropLast() }
        if let link = text.wholeMatch(of: /\[([^\[\]]+)\]\([^()\s]*\)/) { return link.1 }
        for mark in ["**", "__", "*", "_", "`"]
        where text.count > 2 * mark.count && text.hasPrefix(mark) && text.hasSuffix(mark) {
            return text.dropFirst(mark.count).dropLast(mark.count)
        }
        return nil
    }

    /// Without the backslashes that keep marks from being marks.
    private static func unescaped(_ text: Substring) -> String {
        String(text.replacing(/\\([!-\/:-@\[-`{-~])/) { $0.1 })
    }
}
