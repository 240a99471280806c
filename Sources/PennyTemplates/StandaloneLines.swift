/// Mustache's rule for a line with nothing but a tag that has no output of its own: the line is
/// removed. The indentation of a partial is added to each of its lines.
///
/// Source: the Mustache specification, "Standalone" in sections, comments and partials.
struct StandaloneLines {
    private(set) var pieces: [TemplatePiece]

    init(_ pieces: [TemplatePiece]) {
        self.pieces = pieces
        var isAtLineStart = true
        for index in pieces.indices.dropLast() {
            isAtLineStart = trim(at: index, isAtLineStart)
        }
    }

    /// Removes the line of a tag that is alone on it. Returns whether the following text begins a
    /// line.
    private mutating func trim(at index: Int, _ isAtLineStart: Bool) -> Bool {
        guard let tag = pieces[index].tag, tag.kind.isSilent,
            let start = Self.startOfBlank(pieces[index].text, isAtLineStart),
            let end = Self.endOfBlank(
                pieces[index + 1].text, isLast: pieces[index + 1].tag == nil)
        else { return false }
        let blank = Array(pieces[index].text[start...])
        if tag.kind == .partial || tag.kind == .parent {
            pieces[index].indentation = blank
        } else {
            pieces[index].text.removeLast(blank.count)
        }
        pieces[index + 1].text.removeFirst(end)
        return true
    }

    /// The offset of the blanks at the end of a text, if a line begins with them.
    private static func startOfBlank(_ text: [UInt8], _ isAtLineStart: Bool) -> Int? {
        let start = (text.lastIndex { !isBlank($0) }).map { $0 + 1 } ?? 0
        if start == 0 { return isAtLineStart ? 0 : nil }
        return text[start - 1] == UInt8(ascii: "\n") ? start : nil
    }

    /// The number of bytes of the blanks and the line end at the start of a text.
    private static func endOfBlank(_ text: [UInt8], isLast: Bool) -> Int? {
        guard let end = text.firstIndex(where: { !isBlank($0) }) else {
            return isLast ? text.count : nil
        }
        if text[end] == UInt8(ascii: "\n") { return end + 1 }
        let isReturn = text[end...].starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
        return isReturn ? end + 2 : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
