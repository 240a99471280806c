import PennyDiagnostics

/// Raw HTML in Markdown, which is refused except for comments.
enum RawHTML {
    /// The fault of a block of raw HTML; nil if it is only comments.
    static func fault(inBlock text: String) -> Fault? {
        var rest = text.utf8[...]
        while true {
            rest = rest.drop { $0.isBlank || $0.isLineEnd }
            guard !rest.isEmpty else { return nil }
            guard rest.starts(with: "<!--".utf8) else {
                return .body.rawHTML(String(Substring(rest)))
            }
            guard let end = endOfComment(rest) else { return .body.unclosedComment }
            rest = rest[end...]
        }
    }

    static func fault(inline text: String) -> Fault? {
        text.utf8.starts(with: "<!--".utf8) ? nil : .body.rawHTML(text)
    }

    private static func endOfComment(_ text: Substring.UTF8View) -> String.Index? {
        var hyphens = 0
        for index in text.indices.dropFirst(2) {
            switch text[index] {
            case UInt8(ascii: "-"): hyphens += 1
            case UInt8(ascii: ">") where hyphens >= 2: return text.index(after: index)
            default: hyphens = 0
            }
        }
        return nil
    }
}
