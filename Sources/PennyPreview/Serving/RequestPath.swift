import PennyText

/// The target of an address in a site that is below a path of its server.
enum RequestPath: Equatable {
    /// A file of the output: `lessons/index.html`.
    case file(String)
    /// One of the preview's own files.
    case own(String)
    /// The server's root, or the base without its last slash: it redirects to the site.
    case start
    /// A path outside the site.
    case outside
    /// An address of no file.
    case malformed

    /// The folder of the preview's own files. No site has a folder of this name, as names of pages
    /// have only letters, digits and hyphens.
    static let ownFolder = "/__pennypress/"

    /// - Parameter base: the path of the site's address, with a slash at both ends.
    init(_ target: String, base: String) {
        let written = target.prefix { $0 != "?" && $0 != "#" }
        guard written.hasPrefix("/"), let path = Self.decoded(written) else {
            self = .malformed
            return
        }
        let names = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        if names.dropLast().contains("") {
            self = .malformed
        } else if names.contains(where: { $0 == "." || $0 == ".." }) {
            self = .malformed
        } else if path.hasPrefix(Self.ownFolder) {
            self = .own(String(path.dropFirst(Self.ownFolder.count)))
        } else if path.hasPrefix(base) {
            let rest = String(path.dropFirst(base.count))
            self = .file(rest.isEmpty || rest.hasSuffix("/") ? rest + "index.html" : rest)
        } else {
            self = path == "/" || path + "/" == base ? .start : .outside
        }
    }

    /// The text with percent signs decoded; nil if it is not valid, or cannot be a file's name.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "%") {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let text = String(digits),
                text.allSatisfy(\.isHexDigit), let value = UInt8(text, radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard let text = String(validating: bytes, as: UTF8.self),
            !text.unicodeScalars.contains(where: { $0.value < 32 || $0 == "\\" || $0.value == 127 })
        else { return nil }
        return text
    }

    /// The path of a site's address; `/` if it has none.
    static func base(of address: String?) -> String {
        guard let address, let scheme = address.range(of: "://") else { return "/" }
        let path = address[scheme.upperBound...].drop { $0 != "/" }
        return path.isEmpty ? "/" : path.hasSuffix("/") ? String(path) : path + "/"
    }
}
