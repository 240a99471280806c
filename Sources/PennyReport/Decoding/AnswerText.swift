package import PennyDiagnostics

/// Decodes the text of an answer by its declared encoding.
package enum AnswerText {
    /// Decodes by the byte order mark, the `Content-Type`, the document's own declaration, or else
    /// as UTF-8 and, if that fails, as windows-1252.
    package static func decode(
        _ bytes: [UInt8], contentType: String?
    ) throws(Fault) -> String {
        if let (encoding, length) = TextEncoding.mark(of: bytes) {
            return try text(bytes.dropFirst(length), encoding)
        }
        if let name = charset(in: contentType ?? "") { return try text(bytes[...], named: name) }
        if let name = declaration(in: bytes) {
            // A declaration that was readable as ASCII is not in UTF-16, whatever it says.
            let isWide = name.lowercased().hasPrefix("utf-16")
            return try text(bytes[...], named: isWide ? "utf-8" : name)
        }
        if let text = TextEncoding.utf8.decode(bytes[...]) { return text }
        return try text(bytes[...], .windows1252)
    }

    private static func text(
        _ bytes: ArraySlice<UInt8>, named name: String
    ) throws(Fault) -> String {
        guard let encoding = TextEncoding(name: name) else { throw .answer.unknownEncoding(name) }
        return try text(bytes, encoding)
    }

    private static func text(
        _ bytes: ArraySlice<UInt8>, _ encoding: TextEncoding
    ) throws(Fault) -> String {
        guard let text = encoding.decode(bytes), !text.utf8.contains(0) else {
            throw .answer.notEncoded(encoding.rawValue)
        }
        return text
    }

    /// The name after `charset=`.
    private static func charset(in text: String) -> String? {
        value(after: "charset", in: Array(text.utf8))
    }

    /// The encoding in an XML declaration or in the `meta` of a page, within the first part of the
    /// document.
    private static func declaration(in bytes: [UInt8]) -> String? {
        let start = Array(bytes.prefix(2048))
        let text = String(decoding: start, as: UTF8.self)
        if text.hasPrefix("<?xml") {
            let end = start.firstIndex(of: UInt8(ascii: ">")) ?? start.count
            return value(after: "encoding", in: Array(start[..<end]))
        }
        guard let meta = position(of: Array("<meta".utf8), in: start, from: 0) else { return nil }
        return value(after: "charset", in: Array(start[meta...]))
    }

    /// The value of the first `name=value`, quoted or not.
    private static func value(after name: String, in bytes: [UInt8]) -> String? {
        var start = 0
        while let found = position(of: Array(name.utf8), in: bytes, from: start) {
            start = found + name.utf8.count
            if let value = value(in: bytes[start...]) { return value }
        }
        return nil
    }

    private static func value(in bytes: ArraySlice<UInt8>) -> String? {
        var rest = bytes
        func skip() { rest = rest.drop { $0 <= UInt8(ascii: " ") } }
        skip()
        guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
        skip()
        rest = rest.drop { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        let value = rest.prefix { $0 > UInt8(ascii: " ") && !"\"';>?/,".utf8.contains($0) }
        return value.isEmpty ? nil : String(decoding: value, as: UTF8.self)
    }

    /// The index of a lowercase word, ignoring case.
    private static func position(
        of word: [UInt8], in bytes: [UInt8], from start: Int
    ) -> Int? {
        guard bytes.count >= word.count + start else { return nil }
        return (start...(bytes.count - word.count)).first { index in
            zip(bytes[index...], word).allSatisfy { byte, letter in
                byte == letter || (65...90).contains(byte) && byte | 0x20 == letter
            }
        }
    }
}
