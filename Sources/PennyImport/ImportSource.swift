/// The path and the bytes of a file to import.
public struct ImportSource: Equatable, Sendable {
    /// The path as shown in messages.
    public let path: String
    public let bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// The name of the file without its extension.
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
