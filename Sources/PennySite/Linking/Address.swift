/// Where things stand in the output, and how one page links to another. What a kind of content
/// makes has its addresses in the kind's folder.
enum Address {
    static let home = "index.html"
    static let manifest = "pennypress.json"
    /// The manifest of the build that is changing the output.
    static let nextManifest = "pennypress.next.json"

    /// The way from the page at `from` to `to`, both from the site's root.
    static func relative(from: String, to: String) -> String {
        root(of: from) + to
    }

    /// A file's path as an address: what would end the path there is encoded.
    /// Markdown's writer encodes what no address can have.
    static func percentEncoded(_ path: String) -> String {
        path.map { character in
            switch character {
            case "%": "%25"
            case "#": "%23"
            case "?": "%3F"
            default: String(character)
            }
        }.joined()
    }

    /// The path that an address means; itself when it means no text.
    static func percentDecoded(_ address: Substring) -> String {
        if !address.utf8.contains(UInt8(ascii: "%")) { return String(address) }
        var bytes: [UInt8] = []
        var rest = Array(address.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            if byte == UInt8(ascii: "%"), digits.count == 2 {
                bytes.append(UInt8(digits[0] << 4 | digits[1]))
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? String(address)
    }

    /// The way from a page up to the site's root: nothing, or `../`.
    static func root(of path: String) -> String {
        String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }
}
