/// Replaces lone carriage returns, which some programs end lines with.
enum LineEndings {
    /// Returns the text with line feeds instead of lone carriage returns. No offset changes.
    static func unified(_ text: String) -> String {
        if !text.utf8.contains(carriageReturn) { return text }
        var bytes = Array(text.utf8)
        unify(&bytes, isEnd: true)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Replaces lone carriage returns with line feeds.
    ///
    /// - Parameter isEnd: whether the bytes are the last, so that no line feed can follow.
    static func unify(_ bytes: inout [UInt8], from start: Int = 0, isEnd: Bool) {
        for index in bytes.indices[start...] where bytes[index] == carriageReturn {
            let next = index + 1
            if next < bytes.count ? bytes[next] != lineFeed : isEnd { bytes[index] = lineFeed }
        }
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")
}
