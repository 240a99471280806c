import FoundationEssentials

/// Bytes as letters (RFC 4648, section 4), for files that hold text alone.
enum Base64 {
    static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
