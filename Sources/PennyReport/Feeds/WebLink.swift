import PennyContent

/// Addresses that a reader may be led to.
enum WebLink {
    private static let lengthLimit = 2000
    /// Of a link as it is written, with white space around it.
    private static let writtenLimit = 10_000

    /// The address over http or https that a link on the page `base` means; nil
    /// for any other.
    static func resolved(_ link: String, on base: String) -> String? {
        if link.utf8.count > writtenLimit { return nil }
        let text = escaped(HeadlineText.collapsed(link))
        guard !text.isEmpty, text.utf8.count <= lengthLimit,
            let address = URLParts.resolved(text, on: base), URLParts.isWeb(address),
            WebAddress.isValid(address)
        else { return nil }
        return address
    }

    /// What no address can hold, in percent signs.
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
