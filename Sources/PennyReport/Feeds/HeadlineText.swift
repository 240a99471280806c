import PennyDiagnostics

/// Reads titles as plain text on one line.
enum HeadlineText {
    private static let lengthLimit = 200
    /// The most characters of a title to read.
    private static let readLimit = 10_000

    /// Removes tags from a title. Feeds escape their markup once or twice, so a result that looks
    /// like markup is read again.
    static func plain(
        _ text: String, within time: ParsingDeadline = ParsingDeadline()
    ) throws(Fault) -> String {
        try time.check()
        var text = String(text.unicodeScalars.prefix(readLimit))
        for _ in 0..<2 where hasMarkup(text) {
            text = try HTMLElement.text(ofHTML: text, within: time)
        }
        return shortened(collapsed(text), to: lengthLimit)
    }

    /// Cuts a line to at most `limit` characters and four times as many scalars, since a letter may
    /// have any number of combining marks.
    static func shortened(_ line: String, to limit: Int) -> String {
        let start = String(line.unicodeScalars.prefix(4 * limit))
        if start.count <= limit, start.utf8.count == line.utf8.count { return line }
        return collapsed(String(start.prefix(limit - 1))) + "…"
    }

    /// Replaces white space and control characters with single spaces, and removes them at the
    /// ends.
    static func collapsed(_ text: String) -> String {
        var out = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                if out.last != " ", !out.isEmpty { out.append(" ") }
            case .format: break
            default: out.append(scalar)
            }
        }
        if out.last == " " { out.removeLast() }
        return String(out)
    }

    /// Whether the text contains a tag or an entity: `<b`, `</b`, `<!--`, `&amp;`.
    private static func hasMarkup(_ text: String) -> Bool {
        var isInName = false
        var before: UInt8 = 0
        for byte in text.utf8 {
            let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            if before == UInt8(ascii: "<"),
                isLetter || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
            {
                return true
            }
            if byte == UInt8(ascii: ";"), isInName, before != UInt8(ascii: "&"),
                before != UInt8(ascii: "#")
            {
                return true
            }
            let isMark = byte == UInt8(ascii: "&")
            let isSign = byte == UInt8(ascii: "#") && before == UInt8(ascii: "&")
            isInName = isMark || isInName && (isLetter || isDigit || isSign)
            before = byte
        }
        return false
    }
}
