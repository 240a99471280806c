/// A line of a Markdown file, classified as far as an import needs.
struct MarkdownLine {
    enum Kind: Equatable {
        case blank
        case heading(level: Int, text: String)
        /// A line in a fenced block of code, or one of its fences.
        case code
        case text
    }

    let text: Substring
    /// The line number in its file, from 1.
    let number: Int
    var kind: Kind

    /// Splits a text into lines, the first of which has the number `first`.
    static func lines(of text: String, first: Int) -> [MarkdownLine] {
        var lines: [MarkdownLine] = []
        var fence: Substring?
        let texts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in texts.enumerated() {
            var kind = Kind.text
            let content = line.drop { $0 == " " }
            let isIndented = line.count - content.count > 3
            if let open = fence {
                kind = .code
                if !isIndented, content.hasPrefix(open),
                    content.allSatisfy({ $0 == open.first || $0 == " " })
                {
                    fence = nil
                }
            } else if content.allSatisfy(\.isWhitespace) {
                kind = .blank
            } else if !isIndented, let open = openFence(content) {
                kind = .code
                fence = open
            } else if !isIndented, let heading = heading(content) {
                kind = heading
            } else if !isIndented, let level = underlined(content), let above = lines.last,
                above.isParagraph, lines.dropLast().last?.kind != .text
            {
                lines[lines.count - 1].kind = .heading(level: level, text: trimmed(above.text))
                kind = .blank
            }
            lines.append(MarkdownLine(text: line, number: first + index, kind: kind))
        }
        return lines
    }

    /// Whether the line alone is a paragraph and not an item, a quote or a table row.
    private var isParagraph: Bool {
        guard kind == .text, let first = text.first(where: { $0 != " " }) else { return false }
        return !"-*+>|".contains(first)
    }

    private static func openFence(_ content: Substring) -> Substring? {
        guard let mark = content.first, mark == "`" || mark == "~" else { return nil }
        let fence = content.prefix { $0 == mark }
        guard fence.count > 2 else { return nil }
        return mark == "`" && content.dropFirst(fence.count).contains("`") ? nil : fence
    }

    private static func heading(_ content: Substring) -> Kind? {
        let marks = content.prefix { $0 == "#" }
        let rest = content.dropFirst(marks.count)
        guard (1...6).contains(marks.count), rest.first.map(\.isWhitespace) ?? true
        else { return nil }
        var text = trimmed(rest)
        let closed = text.trimmingSuffix { $0 == "#" }
        if closed.isEmpty || closed.last == " " { text = trimmed(closed[...]) }
        return .heading(level: marks.count, text: text)
    }

    private static func underlined(_ content: Substring) -> Int? {
        let line = trimmed(content)
        if line.allSatisfy({ $0 == "=" }) { return 1 }
        return line.allSatisfy { $0 == "-" } ? 2 : nil
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).trimmingSuffix(\.isWhitespace))
    }
}

extension BidirectionalCollection where SubSequence == Substring {
    /// Removes the trailing elements that match.
    func trimmingSuffix(_ isLikeThat: (Element) -> Bool) -> Substring {
        var rest = self[...]
        while let last = rest.last, isLikeThat(last) { rest.removeLast() }
        return rest
    }
}
