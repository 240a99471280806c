/// A file to import, as it lies on the disk.
public struct ImportSource: Equatable, Sendable {
    /// The path as messages show it.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The name of the file without its ending.
    public var stem: String {
        let name = String(path.split(separator: "/").last ?? "")
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The bytes as UTF-8, without a byte order mark, to show lines of them.
    public var text: String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.unicodeScalars.first == "\u{FEFF}"
            ? String(text.unicodeScalars.dropFirst()) : text
    }
}
