/// Character references in markup: `&amp;`, `&#39;`, `&#x2212;`.
enum PageEntities {
    /// A length above that of any known entity.
    static let limit = 12

    /// The character of an entity's name; nil if it is not known.
    static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let text = String(decoding: name, as: UTF8.self)
        if text.hasPrefix("#") {
            let isHexadecimal = text.dropFirst().first.map { "xX".contains($0) } ?? false
            let digits = text.dropFirst(isHexadecimal ? 2 : 1)
            return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
        }
        return named[text]
    }

    private static let named: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    ]

    /// A text with its entities replaced by their characters.
    static func decoded(_ text: ArraySlice<UInt8>) -> String {
        var out: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "&"),
                let end = rest.prefix(limit).firstIndex(of: UInt8(ascii: ";")),
                let scalar = scalar(rest[..<end])
            {
                out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                rest = rest[(end + 1)...]
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
