/// Checks paths of files that leave the program, for servers, terminals and other programs.
package enum PublishedPath {
    /// Whether a name can be a part of a path: it has no control character or direction mark, and
    /// is not git's own folder.
    static func isName(_ name: String) -> Bool {
        isPath(name) && !name.utf8.contains(UInt8(ascii: "/"))
    }

    /// Whether a path leads from a site's folder to a file in it, and reads as it is.
    package static func isPath(_ path: String) -> Bool {
        let parts = path.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        for part in parts where refused.contains(where: { part.elementsEqual($0.utf8) }) {
            return false
        }
        if path.utf8.allSatisfy({ $0 > 0x1F && $0 < 0x7F }) { return true }
        return path.unicodeScalars.allSatisfy(isShown)
    }

    private static let refused = ["", ".", "..", ".git"]

    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: false
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
