public import PennyDiagnostics

/// Live figures in plain strings, such as titles: `{{name}}` is a reference and `\{{` escapes two
/// braces.
extension Markdown {
    /// Replaces the references by their figures; nil leaves a reference unchanged.
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
    public static func strayBraces(in text: String) -> [(fault: Fault, offset: Int)] {
        PlainPiece.pieces(of: text).compactMap { piece in
            guard case .stray(let excerpt) = piece.kind else { return nil }
            return (.body.malformedReference(excerpt), piece.offset)
        }
    }
}

/// A piece of a plain string.
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
        let bytes = Array(text.utf8)[...]
        var pieces: [PlainPiece] = []
        var index = 0
        var offset = 0
        while index < bytes.count {
            let (kind, end) = kind(of: bytes[index...])
            let text = bytes[index..<end]
            pieces.append(
                PlainPiece(
                    kind: kind, text: String(decoding: text, as: UTF8.self), offset: offset))
            offset += text.count { !$0.continuesScalar }
            index = end
        }
        return pieces
    }

    /// The kind of the piece that some bytes begin with, and its end.
    private static func kind(of text: ArraySlice<UInt8>) -> (Kind, end: Int) {
        if text.starts(with: "\\{{".utf8) { return (.escape, text.startIndex + 3) }
        guard text.starts(with: "{{".utf8) else {
            let end = text.dropFirst().firstIndex { $0 == .openBrace || $0 == .backslash }
            return (.text, end ?? text.endIndex)
        }
        if let found = FigureSyntax.reference(in: text, typographic: false) {
            return (.reference(name: String(decoding: found.name, as: UTF8.self)), found.end)
        }
        return (.stray(excerpt: FigureSyntax.excerpt(of: text)), text.startIndex + 2)
    }
}
