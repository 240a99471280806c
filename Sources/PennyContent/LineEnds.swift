/// Carriage returns by themselves, with which some programs end lines.
enum LineEnds {
    /// The text with line feeds in their place. No byte moves.
    static func unified(_ text: String) -> String {
        if !text.utf8.contains(carriageReturn) { return text }
        var bytes = Array(text.utf8)
        unify(&bytes, isEnd: true)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Puts line feeds in their place.
    ///
    /// - Parameter isEnd: whether nothing follows, which could be a line feed.
    static func unify(_ bytes: inout [UInt8], from start: Int = 0, isEnd: Bool) {
        for index in bytes.indices[start...] where bytes[index] == carriageReturn {
            let next = index + 1
            if next < bytes.count ? bytes[next] != lineFeed : isEnd { bytes[index] = lineFeed }
        }
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")
}
