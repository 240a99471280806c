import PennyContent

/// Resolves links for readers.
enum WebLink {
    private static let lengthLimit = 2000
    /// The limit of a link as written, including surrounding white space.
    private static let writtenLimit = 10_000

    /// Resolves a link on the page `base` to an http or https address; nil for any other.
    static func resolved(_ link: String, on base: String) -> String? {
        if link.utf8.count > writtenLimit { return nil }
        let text = escaped(HeadlineText.collapsed(link))
        guard !text.isEmpty, text.utf8.count <= lengthLimit,
            let address = URLParts.resolved(text, on: base), URLParts.isWeb(address),
            WebAddress.isValid(address)
        else { return nil }
        return address
    }

    /// Percent-encodes the bytes that no address can contain.
    private static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var out: [UInt8] = []
        for byte in text.utf8 {
            if byte <= 0x20 || byte >= 0x7F || "\"<>\\^`{|}".utf8.contains(byte) {
                out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            } else {
                out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
