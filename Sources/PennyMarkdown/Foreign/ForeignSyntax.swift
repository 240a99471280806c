/// Syntax that other programs interpret and this one does not: it is shown unchanged, and its
/// author gets a warning.
public enum ForeignSyntax: Equatable, Sendable {
    /// `[[Words]]`
    case wikiLink
    /// `==words==`
    case highlight
    /// `H~2~O`
    case lowered
    /// `10^th^`
    case raised
    /// `$x^2$`
    case formula
    /// `{% include %}`
    case liquid
    /// `{.class}`
    case attributes
    /// `!!! note`
    case admonition
    /// A block of code that other programs draw, such as `mermaid`.
    case diagram

    /// The most bytes that are searched for a closing mark.
    private static let limit = 160

    /// The syntax that begins with the mark at an index of a text, and its end.
    static func match(
        at index: Int, in text: ArraySlice<UInt8>, _ sides: Flanking.Sides
    ) -> (syntax: ForeignSyntax, end: Int)? {
        let rest = text[index...].prefix(limit)
        switch text[index] {
        case .openBracket:
            guard rest.starts(with: "[[".utf8),
                let end = end(of: "]]", in: rest.dropFirst(2)),
                rest.dropFirst(2).first != .closeBracket
            else { return nil }
            return (.wikiLink, end)
        case .openBrace: return braces(rest)
        case UInt8(ascii: "="):
            guard let end = marked(by: "==", in: rest),
                Flanking(of: index..<index + 2, in: text, sides).isLeft
            else { return nil }
            return (.highlight, end)
        case .tilde: return script(.lowered, .tilde, rest)
        case UInt8(ascii: "^"): return script(.raised, UInt8(ascii: "^"), rest)
        case UInt8(ascii: "$"): return formula(rest).map { (.formula, $0) }
        default: return nil
        }
    }

    /// Whether a line of a paragraph begins with the mark of an admonition.
    static func isAdmonition(_ text: ArraySlice<UInt8>) -> Bool {
        ["!!! ", "??? ", "???+ "].contains { mark in
            text.starts(with: mark.utf8) && text.dropFirst(mark.utf8.count).first?.isLetter == true
        }
    }

    /// Whether other programs draw a block of code with these words after its fence.
    static func isDiagram(info: ArraySlice<UInt8>) -> Bool {
        let words = info.split(whereSeparator: \.isWhitespace)
        return ["mermaid", "plantuml", "math", "{mermaid}"].contains {
            words.first?.elementsEqual($0.utf8) == true
        }
    }

    // MARK: - Braces

    private static func braces(_ rest: ArraySlice<UInt8>) -> (ForeignSyntax, Int)? {
        if rest.starts(with: "{%".utf8) {
            return end(of: "%}", in: rest.dropFirst(2)).map { (.liquid, $0) }
        }
        let inner = rest.dropFirst().drop(while: \.isBlank)
        guard let mark = inner.first, ".#:".utf8.contains(mark),
            let first = inner.dropFirst().first,
            first.isLetter || mark == .colon && ".# ".utf8.contains(first)
        else { return nil }
        return end(of: "}", in: inner).map { (.attributes, $0) }
    }

    // MARK: - Pairs of marks

    /// The end of a range with two marks of a kind on each side, and no more.
    private static func marked(by marks: String, in rest: ArraySlice<UInt8>) -> Int? {
        let inner = rest.dropFirst(marks.utf8.count)
        guard rest.starts(with: marks.utf8), let first = inner.first, !first.isWhitespace,
            first != rest.first, let end = end(of: marks, in: inner),
            !rest[end - marks.utf8.count - 1].isWhitespace
        else { return nil }
        return end
    }

    /// A few letters or digits between two marks, without white space.
    private static func script(
        _ syntax: ForeignSyntax, _ mark: UInt8, _ rest: ArraySlice<UInt8>
    ) -> (ForeignSyntax, Int)? {
        let inner = rest.dropFirst().prefix { $0.isLetter || $0.isDigit || $0 >= 0x80 }
        guard (1...16).contains(inner.count), inner.endIndex < rest.endIndex,
            rest[inner.endIndex] == mark
        else { return nil }
        return (syntax, inner.endIndex + 1)
    }

    /// The end of a formula. Pandoc's rule distinguishes amounts of dollars from formulas. Here a
    /// formula also begins with a letter, and has a sign that no amount has or is a single letter.
    private static func formula(_ rest: ArraySlice<UInt8>) -> Int? {
        let dollar = UInt8(ascii: "$")
        if rest.starts(with: "$$".utf8) {
            let inner = rest.dropFirst(2)
            // A formula in lines of its own has its end in another text.
            if inner.isEmpty { return inner.startIndex }
            guard let end = end(of: "$$", in: inner), inner[..<end].contains(where: \.isLetter)
            else { return nil }
            return end
        }
        let inner = rest.dropFirst()
        guard let first = inner.first, first.isLetter || first == .backslash || first == .openBrace,
            let close = inner.firstIndex(of: dollar), !inner[close - 1].isWhitespace,
            !(inner[(close + 1)...].first.map { $0.isDigit || $0.isLetter } ?? false)
        else { return nil }
        let isFormula =
            close == inner.startIndex + 1
            || inner[..<close].contains { "\\^_={".utf8.contains($0) }
        return isFormula ? close + 1 : nil
    }

    private static func end(of marks: String, in text: ArraySlice<UInt8>) -> Int? {
        guard let first = marks.utf8.first else { return nil }
        let count = marks.utf8.count
        let found = text.indices.first { index in
            text[index] == first && text[index...].starts(with: marks.utf8)
        }
        return found.map { $0 + count }
    }
}
