/// Scans the part of a document before its first element.
enum XMLProlog {
    /// Whether a document type with declarations comes first. Declarations can define entities,
    /// which can expand a small file without limit or refer to files and addresses.
    static func hasDeclarations(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var prolog = Prolog(bytes: bytes)
            return prolog.hasDeclarations()
        }
    }
}

private struct Prolog {
    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func hasDeclarations() -> Bool {
        while true {
            while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
            if scan("<?") {
                skip(through: "?>")
            } else if scan("<!--") {
                // `<!-->` begins a comment and does not end it.
                skip(through: "-->")
            } else if scan("<!") {
                return hasBracket()
            } else {
                return false
            }
        }
    }

    private mutating func scan(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != word.utf8Start[index] {
            return false
        }
        position += count
        return true
    }

    private mutating func skip(through end: StaticString) {
        while position < bytes.count {
            if bytes[position] == end.utf8Start[0], scan(end) { return }
            position += 1
        }
    }

    private func hasBracket() -> Bool {
        var quote: UInt8?
        for byte in bytes[position...] {
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
