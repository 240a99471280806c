/// `{#my-id}` at the end of a heading.
struct HeadingID {
    let id: String
    /// The end of the words before it in the text.
    let wordsEnd: Int

    /// Reads the id at the end of a text as libcmark has typeset it.
    init?(atEndOf text: ArraySlice<UInt8>) {
        let end = text.lastIndex { !$0.isBlank } ?? text.startIndex
        guard end > text.startIndex, text[end] == UInt8(ascii: "}"),
            let start = text[..<end].lastIndex(of: .openBrace),
            text[start...].starts(with: "{#".utf8)
        else { return nil }
        var id: [UInt8] = []
        var rest = text[(start + 2)..<end]
        while let byte = rest.first {
            if let typed = FigureSyntax.drawnMarks(rest) {
                id += typed
                rest = rest.dropFirst(3)
            } else {
                id.append(byte)
                rest = rest.dropFirst()
            }
        }
        guard let first = id.first, first.isLetter || first.isDigit,
            id.allSatisfy({ $0.isLetter || $0.isDigit || "-_.".utf8.contains($0) })
        else { return nil }
        self.id = String(decoding: id, as: UTF8.self)
        wordsEnd = text[..<start].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? text.startIndex
    }

    /// The offset of the id in a heading's source; nil where a backslash or an entity makes it
    /// plain text.
    func offset(in heading: Range<Int>, of source: SourceText) -> Int? {
        let written = Array("{#\(id)}".utf8)
        let bytes = source.bytes[heading]
        var end = bytes.endIndex
        while end - written.count >= bytes.startIndex {
            let start = end - written.count
            if bytes[start] == .openBrace, bytes[start..<end].elementsEqual(written) {
                let isEscaped = start > bytes.startIndex && bytes[start - 1] == .backslash
                return isEscaped ? nil : start
            }
            end -= 1
        }
        return nil
    }
}
