/// Walks through an address in a text, up to a space or `<`: its letters, and dashes, dots and
/// quotes as they were typed.
struct AddressUnits {
    struct Unit {
        /// The bytes that were typed.
        let bytes: ArraySlice<UInt8>
        /// The length in bytes in the text.
        let length: Int

        /// Whether it can be punctuation of the sentence after the address. GitHub's rules name the
        /// ASCII marks.
        let endsSentence: Bool

        fileprivate init(_ bytes: ArraySlice<UInt8>, length: Int, endsSentence: Bool? = nil) {
            self.bytes = bytes
            self.length = length
            self.endsSentence =
                endsSentence ?? bytes.allSatisfy { "?!.,:;*_~'\">".utf8.contains($0) }
        }

        /// Whether the host of an email address may contain it.
        var isOfMailHost: Bool {
            bytes.allSatisfy { $0.isLetter || $0.isDigit || ".-_".utf8.contains($0) }
        }
    }

    private let text: ArraySlice<UInt8>
    /// The source from the current position on; nil where it is not known.
    private var source: ArraySlice<UInt8>?
    private var index: Int

    init(_ text: ArraySlice<UInt8>, from start: Int, _ source: ArraySlice<UInt8>?) {
        self.text = text
        self.source = source
        index = start
    }

    /// Reads the next unit; nil at the end of the address.
    mutating func next() -> Unit? {
        guard index < text.endIndex else { return nil }
        let byte = text[index]
        if byte < 0x80 {
            guard byte > 0x20, byte != UInt8(ascii: "<"), byte != 0x7F,
                !text[index...].starts(with: "{{".utf8)
            else { return nil }
            passSource(byte)
            index += 1
            return Unit([byte], length: 1)
        }
        let drawn = text[index...].prefix(3)
        if let typed = FigureSyntax.drawnMarks(drawn) ?? Self.drawnQuote(drawn),
            source?.starts(with: drawn) != true
        {
            source = source?.dropFirst(typed.count)
            index += 3
            return Unit(Array(typed)[...], length: 3)
        }
        let (scalar, length) = text.scalar(at: index)
        guard !scalar.properties.isWhitespace, !Self.endsAddress(scalar) else { return nil }
        source = source?.dropFirst(length)
        defer { index += length }
        return Unit(
            text[index..<min(index + length, text.endIndex)], length: length,
            endsSentence: scalar.isPunctuation)
    }

    private static func drawnQuote(_ text: ArraySlice<UInt8>) -> String.UTF8View? {
        guard text.starts(with: [0xE2, 0x80]), let last = text.dropFirst(2).first else {
            return nil
        }
        return switch last {
        case 0x98, 0x99: "'".utf8
        case 0x9C, 0x9D: "\"".utf8
        default: nil
        }
    }

    /// Whether sentences go on after the mark without a space: a long dash, and the marks of
    /// scripts that have no spaces. No address has one, so this is stricter than GitHub.
    private static func endsAddress(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2014, 0x2015: true
        case 0x3000...0x303F, 0xFF00...0xFF65: scalar.isPunctuation
        default: false
        }
    }

    /// Passes a character in the source, where it may follow a backslash or be an entity.
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
}
