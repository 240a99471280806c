/// Scans the parts of links that the syntax tree resolves away: the tail after a link's text, and
/// whole link definitions. Each scan returns the offset after the part, or nil where there is none.
struct LinkSyntax {
    /// The longest title. A longer one would slow down the scan only to find an offset.
    private static let titleLimit = 4096

    let bytes: [UInt8]
    let end: Int

    /// Scans `(destination "title")`, `[label]`, or nothing after a shortcut.
    func endOfTail(at start: Int) -> Int {
        endOfInlineTail(at: start) ?? endOfLabel(at: start) ?? start
    }

    /// Scans `[label]: destination "title"` on lines of its own.
    func endOfDefinition(at start: Int) -> Int? {
        guard let label = endOfLabel(at: start), byte(label) == UInt8(ascii: ":"),
            let destination = endOfDestination(at: afterSpace(label + 1))
        else { return nil }
        let beforeTitle = afterSpace(destination)
        if beforeTitle > destination, let title = endOfTitle(at: beforeTitle),
            let line = endOfBlankRest(at: title)
        {
            return line
        }
        return endOfBlankRest(at: destination)
    }

    /// Passes white space, and the prefixes that containers put before a continued line.
    func afterSpace(_ start: Int) -> Int {
        var offset = start
        var atLineStart = false
        while let byte = byte(offset) {
            if byte.isLineEnd {
                atLineStart = true
            } else if !byte.isBlank && !(atLineStart && byte == UInt8(ascii: ">")) {
                break
            }
            offset += 1
        }
        return offset
    }

    private func byte(_ offset: Int) -> UInt8? {
        offset < end ? bytes[offset] : nil
    }

    private func endOfInlineTail(at start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "(") else { return nil }
        let inside = afterSpace(start + 1)
        let destination = endOfDestination(at: inside) ?? inside
        let afterDestination = afterSpace(destination)
        var offset = afterDestination
        if afterDestination > destination, let title = endOfTitle(at: afterDestination) {
            offset = afterSpace(title)
        }
        return byte(offset) == UInt8(ascii: ")") ? offset + 1 : nil
    }

    private func endOfLabel(at start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "[") else { return nil }
        var offset = start + 1
        while let byte = byte(offset), offset - start <= 1001, byte != UInt8(ascii: "[") {
            if byte == UInt8(ascii: "]") { return offset + 1 }
            offset += escapeLength(at: offset)
        }
        return nil
    }

    private func endOfDestination(at start: Int) -> Int? {
        if byte(start) == UInt8(ascii: "<") {
            var offset = start + 1
            while let byte = byte(offset), !byte.isLineEnd, byte != UInt8(ascii: "<") {
                if byte == UInt8(ascii: ">") { return offset + 1 }
                offset += escapeLength(at: offset)
            }
            return nil
        }
        var offset = start
        var depth = 0
        while let byte = byte(offset), byte != .space, !byte.isControl {
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            guard depth <= 32 else { return nil }
            offset += escapeLength(at: offset)
        }
        return offset > start && depth == 0 ? offset : nil
    }

    private func endOfTitle(at start: Int) -> Int? {
        let closing: UInt8
        switch byte(start) {
        case UInt8(ascii: "\""): closing = UInt8(ascii: "\"")
        case UInt8(ascii: "'"): closing = UInt8(ascii: "'")
        case UInt8(ascii: "("): closing = UInt8(ascii: ")")
        default: return nil
        }
        var offset = start + 1
        while let byte = byte(offset), offset - start < Self.titleLimit {
            if byte == closing { return offset + 1 }
            offset += escapeLength(at: offset)
        }
        return nil
    }

    private func endOfBlankRest(at start: Int) -> Int? {
        var offset = start
        while let byte = byte(offset), byte.isBlank { offset += 1 }
        guard let byte = byte(offset) else { return offset }
        return byte.isLineEnd ? offset : nil
    }

    /// The length of the next unit: two for a backslash and the mark it escapes, else one.
    private func escapeLength(at offset: Int) -> Int {
        bytes[offset] == .backslash && byte(offset + 1)?.isPunctuation == true ? 2 : 1
    }
}
