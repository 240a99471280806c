/// The grammar of a live figure: `{{name}}`, with white space allowed inside
/// the braces.
enum FigureSyntax {
    /// Reads the reference at the start of some bytes, and its end. In `typographic` text, smart
    /// punctuation has joined dashes and dots.
    static func reference(
        in text: ArraySlice<UInt8>, typographic: Bool
    ) -> (name: [UInt8], end: Int)? {
        guard text.starts(with: "{{".utf8) else { return nil }
        var rest = text.dropFirst(2).drop(while: \.isBlank)
        var name: [UInt8] = []
        while let byte = rest.first {
            if byte.isLetter || byte.isDigit || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: "-")
            {
                name.append(byte)
                rest = rest.dropFirst()
            } else if typographic, let marks = drawnMarks(rest) {
                name += marks
                rest = rest.dropFirst(3)
            } else {
                break
            }
        }
        rest = rest.drop(while: \.isBlank)
        guard let first = name.first, first.isLetter || first.isDigit,
            rest.starts(with: "}}".utf8)
        else { return nil }
        return (name, rest.startIndex + 2)
    }

    /// The excerpt that a fault shows of braces that are not a reference: up to their end. Where no
    /// end is near, the beginning of the bytes that follow.
    static func excerpt(of text: ArraySlice<UInt8>) -> String {
        let (near, limit) = (60, 24)
        let scalars = String(decoding: text.prefix(4 * near), as: UTF8.self).unicodeScalars
            .prefix(near)
        // Three braces end after the third.
        var closing = 0
        for index in scalars.indices {
            if scalars[index] == "}" {
                closing += 1
            } else if closing > 1 {
                return String(scalars[..<index])
            } else {
                closing = 0
            }
        }
        if closing > 1 { return String(scalars) }
        return String(scalars.prefix(limit)) + (scalars.count > limit ? "…" : "")
    }

    /// The characters that were typed for a typographic dash or ellipsis at the start of some
    /// bytes.
    static func drawnMarks(_ text: ArraySlice<UInt8>) -> String.UTF8View? {
        guard text.starts(with: [0xE2, 0x80]), let last = text.dropFirst(2).first else {
            return nil
        }
        return switch last {
        case 0x93: "--".utf8
        case 0x94: "---".utf8
        case 0xA6: "...".utf8
        default: nil
        }
    }
}
