/// Walks through an address in a text: its letters, and dashes and dots as they were typed.
struct AddressUnits {
    struct Unit {
        /// What was typed.
        let bytes: ArraySlice<UInt8>
        /// How many bytes of the text stand for it.
        let length: Int

        /// Whether the part of an e-mail address behind its sign may have it.
        var isOfMailHost: Bool {
            bytes.allSatisfy { $0.isLetter || $0.isDigit || ".-_".utf8.contains($0) }
        }
    }

    private let text: ArraySlice<UInt8>
    /// The source from where one is in the text on; nil where it is not known.
    private var source: ArraySlice<UInt8>?
    private var index: Int

    init(_ text: ArraySlice<UInt8>, from start: Int, _ source: ArraySlice<UInt8>?) {
        self.text = text
        self.source = source
        index = start
    }

    /// Nil at the end of the address.
    mutating func next() -> Unit? {
        guard index < text.endIndex else { return nil }
        let byte = text[index]
        if byte < 0x80 {
            guard Self.standsInAddresses(byte) else { return nil }
            passSource(byte)
            index += 1
            return Unit(bytes: [byte], length: 1)
        }
        let drawn = text[index...].prefix(3)
        if let typed = FigureSyntax.drawnMarks(drawn), source?.starts(with: drawn) != true {
            source = source?.dropFirst(typed.count)
            index += 3
            return Unit(bytes: Array(typed)[...], length: 3)
        }
        let (scalar, length) = text.scalar(at: index)
        guard !scalar.isPunctuation, !scalar.properties.isWhitespace else { return nil }
        source = source?.dropFirst(length)
        defer { index += length }
        return Unit(bytes: text[index..<min(index + length, text.endIndex)], length: length)
    }

    /// A character of the text may have a backslash before it in the source, or be an entity there.
    private mutating func passSource(_ byte: UInt8) {
        guard let source, let first = source.first else { return }
        if first == byte, byte != .ampersand {
            self.source = source.dropFirst()
        } else if first == .backslash {
            self.source = source.dropFirst(2)
        } else if first == .ampersand, let entity = MarkEntity(in: source) {
            self.source = source.dropFirst(entity.length)
        } else {
            self.source = source.dropFirst()
        }
    }

    private static func standsInAddresses(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "-._~:/?#@!$&()*+,;=%".utf8.contains(byte)
    }
}
