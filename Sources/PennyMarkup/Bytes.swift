import PennyEngine

/// Text as it is written: a growing block of UTF-8. Safe appends only.
public struct Bytes: Equatable, Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public var text: String { String(bytes: bytes) }

    public mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Makes room for so many bytes behind those there are.
    mutating func reserveMore(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Appends what the program writes itself, as it stands.
    package mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(bytes: $0) }
    }

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    /// Appends text without escaping, for outputs that have no markup.
    package mutating func plain(_ text: String) { bytes.append(text) }

    package mutating func append(_ other: Bytes) { append(other.bytes) }

    mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    @inline(never)
    mutating func append(_ markup: ShortMarkup) {
        append { markup.put(in: &$0, at: 0) }
    }

    /// Takes off all there is, and keeps the room.
    package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

    /// Takes off what was appended behind so many bytes.
    @inline(never)
    mutating func takeOff(from count: Int) -> [UInt8] {
        let tail = Array(bytes[count...])
        bytes.removeLast(tail.count)
        return tail
    }

    /// Appends text with the characters escaped that mean something in HTML
    /// and SVG, in content and in quoted attributes alike.
    @inline(never)
    mutating func escaped(_ text: String) {
        let start = bytes.count
        bytes.append(text)
        escape(from: start)
    }

    /// Escapes what was appended behind so many bytes. Most texts need nothing, so they are looked
    /// at where they stand.
    @inline(never)
    mutating func escape(from start: Int) {
        for index in start..<bytes.count where Self.needsEscape(bytes[index]) {
            return escape(takeOff(from: index))
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "'"), 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F:
            true
        default: false
        }
    }

    @inline(never)
    private mutating func escape(_ text: [UInt8]) {
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

    /// Appends what `write` writes into room for a row: as many bytes as it says.
    mutating func append(writing write: (inout MutableRawSpan) -> Int) {
        bytes.append(writing: write)
    }

    @inline(never)
    package mutating func number(_ number: Int) {
        append { DecimalMarks.plain.put(Int64(number), scale: 0, in: &$0, at: 0) }
    }
}
