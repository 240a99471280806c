/// Live figures in plain strings, such as titles: `{{name}}` is a reference
/// and `\{{` stands for two braces.
extension Markdown {
    /// Puts in the figures; nil leaves the reference as it stands.
    public static func fill(_ text: String, figure: (String) -> String?) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var filled = ""
        for piece in PlainPiece.pieces(of: text) {
            switch piece.kind {
            case .text, .stray: filled += piece.text
            case .escape: filled += "{{"
            case .reference(let name): filled += figure(name) ?? piece.text
            }
        }
        return filled
    }

    /// The references, with their offset in Unicode scalars from the start.
    public static func references(in text: String) -> [(name: String, offset: Int)] {
        PlainPiece.pieces(of: text).compactMap { piece in
            if case .reference(let name) = piece.kind { (name, piece.offset) } else { nil }
        }
    }

    /// The `{{` that start no reference, with their offset in Unicode scalars.
    public static func strayBraces(in text: String) -> [(fault: MarkdownFault, offset: Int)] {
        PlainPiece.pieces(of: text).compactMap { piece in
            guard case .stray(let excerpt) = piece.kind else { return nil }
            return (.malformedReference(excerpt), piece.offset)
        }
    }

    /// Plain text as `fill` reads it.
    static func escapingBraces(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
        var escaped = ""
        var afterBrace = false
        for scalar in text.unicodeScalars {
            if scalar == "{", afterBrace {
                escaped.unicodeScalars.removeLast()
                escaped += "\\{{"
            } else {
                escaped.unicodeScalars.append(scalar)
            }
            afterBrace = scalar == "{" && !afterBrace
        }
        return escaped
    }
}

/// A stretch of a plain string.
private struct PlainPiece {
    enum Kind {
        case text, escape
        case reference(name: String)
        case stray(excerpt: String)
    }

    var kind: Kind
    var text: String
    var offset: Int

    static func pieces(of text: String) -> [PlainPiece] {
        let scalars = text.unicodeScalars
        var pieces: [PlainPiece] = []
        var index = scalars.startIndex
        var offset = 0
        while index < scalars.endIndex {
            let (kind, end) = kind(in: scalars, at: index)
            let piece = PlainPiece(kind: kind, text: String(scalars[index..<end]), offset: offset)
            pieces.append(piece)
            offset += piece.text.unicodeScalars.count
            index = end
        }
        return pieces
    }

    private static func kind(
        in text: String.UnicodeScalarView, at index: String.Index
    ) -> (Kind, end: String.Index) {
        if text[index...].starts(with: "\\{{".unicodeScalars) {
            return (.escape, text.index(index, offsetBy: 3))
        }
        guard text[index...].starts(with: "{{".unicodeScalars) else {
            let next = text.index(after: index)
            let end = text[next...].firstIndex { $0 == "{" || $0 == "\\" } ?? text.endIndex
            return (.text, end)
        }
        if let found = FigureSyntax.reference(in: text, at: index, typographic: false) {
            return (.reference(name: found.name), found.end)
        }
        let excerpt = FigureSyntax.excerpt(of: text, at: index)
        return (.stray(excerpt: excerpt), text.index(index, offsetBy: 2))
    }
}
