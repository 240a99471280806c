/// What stands before a document's first element.
enum XMLProlog {
    /// Whether a document type with declarations of its own comes first. They
    /// are where entities are declared, which can make a small file a large one
    /// or name files and addresses.
    static func hasDeclarations(_ text: String) -> Bool {
        var rest = text.utf8[...]
        while true {
            rest = rest.drop { $0 <= UInt8(ascii: " ") }
            if rest.starts(with: "<?".utf8) {
                rest = rest.dropFirst(2)
                skip(past: "?>", &rest)
            } else if rest.starts(with: "<!--".utf8) {
                // `<!-->` begins a comment and does not end it.
                rest = rest.dropFirst(4)
                skip(past: "-->", &rest)
            } else if rest.starts(with: "<!".utf8) {
                return hasBracket(rest)
            } else {
                return false
            }
        }
    }

    private static func skip(past end: String, _ rest: inout Substring.UTF8View) {
        while !rest.isEmpty, !rest.starts(with: end.utf8) { rest.removeFirst() }
        rest = rest.dropFirst(end.utf8.count)
    }

    private static func hasBracket(_ declaration: Substring.UTF8View) -> Bool {
        var quote: UInt8?
        for byte in declaration {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "[") {
                return true
            } else if byte == UInt8(ascii: ">") {
                return false
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
        return false
    }
}
