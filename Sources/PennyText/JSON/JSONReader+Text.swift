extension JSONReader {
    /// Reads a string and decodes its escapes.
    package mutating func text() throws(JSONProblem) -> String {
        skipBlanks()
        let start = position + 1
        let hasEscapes = try skipText()
        let inner = bytes[start..<position - 1]
        let plain = hasEscapes ? try unescaped(inner) : Array(inner)
        guard let text = String(validating: plain, as: UTF8.self) else {
            position = start - 1
            throw problem(.badText)
        }
        return text
    }

    /// Skips a string.
    ///
    /// - Returns: whether it has escapes.
    @discardableResult
    mutating func skipText() throws(JSONProblem) -> Bool {
        skipBlanks()
        try expect("\"", .text)
        var hasEscapes = false
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return hasEscapes
            case UInt8(ascii: "\\"):
                hasEscapes = true
                position += 1
            case 0..<0x20:
                position -= 1
                throw problem(.badText)
            default: break
            }
        }
        position = bytes.count
        throw problem(.wanted(.more("\"")))
    }

    private mutating func unescaped(_ text: ArraySlice<UInt8>) throws(JSONProblem) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(text.count)
        var rest = text
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                out.append(byte)
                continue
            }
            let escape = rest.startIndex - 1
            guard let letter = rest.popFirst(), let scalar = Self.scalar(letter, &rest) else {
                position = escape
                throw problem(.badText)
            }
            out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        }
        return out
    }

    /// Decodes the escape that begins with a letter after a backslash.
    private static func scalar(
        _ letter: UInt8, _ rest: inout ArraySlice<UInt8>
    ) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(letter)
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "t"): "\t"
        case UInt8(ascii: "u"): fourDigits(&rest)
        default: nil
        }
    }

    /// Decodes four hexadecimal digits, or two surrogates.
    private static func fourDigits(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard let first = unit(&rest) else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
        rest.removeFirst(2)
        guard let second = unit(&rest), UTF16.isTrailSurrogate(second) else { return nil }
        return Unicode.Scalar(0x1_0000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF)))
    }

    private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
        let digits = rest.prefix(4)
        guard digits.count == 4,
            digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
        else { return nil }
        rest.removeFirst(4)
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
