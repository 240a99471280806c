import PennyEngine

/// Text as it is written: a growing block of UTF-8. Safe appends only.
public struct Bytes: Equatable, Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public var text: String { String(bytes: bytes) }

    public mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Appends markup as it stands: only what this module writes itself.
    mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    /// Appends text without escaping, for outputs that have no markup.
    mutating func plain(_ text: String) { bytes.append(text) }

    mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    /// Appends text with the characters escaped that mean something in HTML
    /// and SVG, in content and in quoted attributes alike.
    mutating func escaped(_ text: String) { escaped(text.bytes) }

    mutating func escaped(_ text: [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            case UInt8(ascii: "'"): raw("&#39;")
            case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F:
                // HTML forbids control characters, written out or as references.
                append(Array(UTF8.encodedReplacementCharacter))
            default: bytes.append(byte)
            }
        }
    }

    /// Lets a writer of values append digits in place; no value needs escaping.
    mutating func withBytes(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

    mutating func number(_ number: Int) {
        appendDecimal(Int128(number), scale: 0, to: &bytes)
    }
}
