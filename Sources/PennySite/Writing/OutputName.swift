/// The path of a file below an output, as a build can write it. Lists of such paths come from
/// files that anybody may have written.
enum OutputName {
    /// Whether no part of the path leads elsewhere, belongs to git, or cannot be shown.
    static func isValid(_ path: String) -> Bool {
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return path.utf8.count <= most && !parts[0].elementsEqual(".git".utf8)
            && parts.allSatisfy { part in
                !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
            }
            && !path.unicodeScalars.contains(where: isHidden)
    }

    /// Systems take no longer paths.
    private static let most = 4_095

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
    }
}
