public import PennyDiagnostics

/// A former address of a page: `aliases: [/2019/rates/, rates.htm]`.
public struct OldAddress: Equatable, Sendable {
    /// The output file of the redirect, such as `2019/rates/index.html`.
    public let path: String
    /// The location of the alias.
    public let location: SourceLocation?

    private static let lengthLimit = 200

    /// - Parameter typed: a path from the site's root, with or without a slash before it.
    /// - Returns: nil if it is not the path of a page.
    public init?(_ typed: String, at location: SourceLocation? = nil) {
        self.location = location
        var rest = typed[...]
        if rest.first == "/" { rest = rest.dropFirst() }
        let isFolder = rest.last == "/"
        if isFolder { rest = rest.dropLast() }
        let names = rest.split(separator: "/", omittingEmptySubsequences: false)
        guard typed.utf8.count <= Self.lengthLimit, names.allSatisfy(Self.isName) else {
            return nil
        }
        let isFile = !isFolder && [".html", ".htm"].contains(where: rest.hasSuffix)
        path = isFile ? String(rest) : rest + "/index.html"
    }

    private static func isName(_ name: Substring) -> Bool {
        name.first != "." && !name.isEmpty && name.last != "."
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
                    UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
                    true
                default: false
                }
            }
    }
}
