/// The addresses of pages and files in the output, and how one page links to another. Each kind of
/// content adds its own addresses in its folder.
enum Address {
    static let home = "index.html"
    static let manifest = "pennypress.json"
    /// The manifest of a build that has not finished changing the output.
    static let nextManifest = "pennypress.next.json"

    /// Returns the relative address from the page at `from` to `to`; both are addresses from the
    /// site's root.
    static func relative(from: String, to: String) -> String {
        root(of: from) + to
    }

    /// Encodes a file's path as an address: only the characters that would end the path there, and
    /// `%`. The Markdown writer encodes characters that no address can have.
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

    /// Decodes an address to a path. Returns the address itself where the decoded bytes are not
    /// UTF-8.
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

    /// Returns the relative address from a page up to the site's root: empty, or one `../` a
    /// folder.
    static func root(of path: String) -> String {
        String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    }
}
