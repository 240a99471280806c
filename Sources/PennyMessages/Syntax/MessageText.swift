/// The character classes of the syntax. There are no tables: names are compared byte by byte, so
/// two names that are equal only after normalization (NFC) differ.
enum MessageText {
    /// Decodes the character at an offset of valid UTF-8, and returns its length in bytes; nil at
    /// the end.
    static func scalar(in bytes: [UInt8], at position: Int) -> (value: UInt32, length: Int)? {
        guard position < bytes.count else { return nil }
        let first = UInt32(bytes[position])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, position + length <= bytes.count else { return (first, 1) }
        var value = first & (0xFF >> UInt32(length + 1))
        for index in 1..<length { value = value << 6 | UInt32(bytes[position + index] & 0x3F) }
        return (value, length)
    }

    /// The offset of the first byte that is not UTF-8.
    static func offsetOfFault(in bytes: [UInt8]) -> Int? {
        var at = 0
        while at < bytes.count {
            let first = bytes[at]
            let length: Int
            switch first {
            case 0..<0x80:
                at += 1
                continue
            case 0xC2...0xDF: length = 2
            case 0xE0...0xEF: length = 3
            case 0xF0...0xF4: length = 4
            default: return at
            }
            guard at + length <= bytes.count else { return at }
            for index in 1..<length where bytes[at + index] & 0xC0 != 0x80 { return at }
            // Overlong forms, surrogates, and values above U+10FFFF.
            switch (first, bytes[at + 1]) {
            case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return at
            default: at += length
            }
        }
        return nil
    }

    static func isSpace(_ character: UInt32) -> Bool {
        switch character {
        case 0x09, 0x0A, 0x0D, 0x20, 0x3000: true
        default: false
        }
    }

    static func isDirectionMark(_ character: UInt32) -> Bool {
        switch character {
        case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
        default: false
        }
    }

    static func beginsName(_ character: UInt32) -> Bool {
        switch character {
        case 0x41...0x5A, 0x61...0x7A, 0x2B, 0x5F: true
        case 0xA1...0x61B, 0x61D...0x167F, 0x1681...0x1FFF, 0x200B...0x200D, 0x2010...0x2027,
            0x2030...0x205E, 0x2060...0x2065, 0x206A...0x2FFF, 0x3001...0xD7FF, 0xE000...0xFDCF,
            0xFDF0...0xFFFD:
            true
        // The last two of each plane are not characters.
        case 0x10000...0x10FFFF: character & 0xFFFE != 0xFFFE
        default: false
        }
    }

    static func continuesName(_ character: UInt32) -> Bool {
        switch character {
        case 0x2D, 0x2E, 0x30...0x39: true
        default: beginsName(character)
        }
    }

    /// Whether a literal can be written without bars.
    static func isName(_ text: [UInt8]) -> Bool {
        var at = 0
        while let next = scalar(in: text, at: at) {
            guard continuesName(next.value) else { return false }
            at += next.length
        }
        return at > 0
    }
}
