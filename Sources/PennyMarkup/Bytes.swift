import PennyEngine

/// A growing block of UTF-8 text with safe appends only.
public struct Bytes: Equatable, Sendable {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    /// Creates markup that this module writes itself, unescaped.
    @inline(never)
    init(_ markup: StaticString) { raw(markup) }

    /// Moves the bytes out of `other`, which is empty afterward.
    init(taking other: inout [UInt8]) { swap(&bytes, &other) }

    public var text: String { String(bytes: bytes) }

    public mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    /// Reserves room for `count` more bytes.
    mutating func reserveMore(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

    /// Appends markup that the program writes itself, unescaped.
    package mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(bytes: $0) }
    }

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    /// Appends text without escaping, for outputs that have no markup.
    package mutating func plain(_ text: String) { bytes.append(text) }

    mutating func removeLast() { bytes.removeLast() }
    package mutating func append(_ other: Bytes) { append(other.bytes) }

    mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

    @inline(never)
    mutating func append(_ markup: ShortMarkup) {
        append { markup.put(in: &$0, at: 0) }
    }

    /// Removes all bytes and keeps the capacity.
    package mutating func clear() { bytes.removeAll(keepingCapacity: true) }

    /// Moves all bytes out.
    mutating func take() -> [UInt8] {
        var all: [UInt8] = []
        swap(&all, &bytes)
        return all
    }

    /// Removes and returns the bytes from offset `count` on.
    @inline(never)
    mutating func removeTail(from count: Int) -> [UInt8] {
        let tail = Array(bytes[count...])
        bytes.removeLast(tail.count)
        return tail
    }

    /// Appends text and escapes the characters that have a meaning in HTML and SVG, in content and
    /// in quoted attributes alike.
    @inline(never)
    mutating func escaped(_ text: String) {
        let start = bytes.count
        bytes.append(text)
        escape(from: start)
    }

    /// Escapes the bytes from offset `start` on. Most texts need no escape, so they are checked in
    /// place.
    @inline(never)
    mutating func escape(from start: Int) {
        if let index = indexOfEscape(from: start) { escape(removeTail(from: index)) }
    }

    private func indexOfEscape(from start: Int) -> Int? {
        let text = bytes.span
        var index = start
        while index < text.count {
            // Skips eight bytes at once if none needs an escape.
            if index + 8 <= text.count, !Self.mayNeedEscape(word(at: index)) {
                index += 8
            } else if Self.needsEscape(text[index]) {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }

    private func word(at index: Int) -> UInt64 {
        bytes.span.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    /// Returns false if none of eight bytes needs an escape, as in most text: none is below 0x28
    /// except spaces, and none is 0x3C...0x3F or 0x7F.
    private static func mayNeedEscape(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let (low, high) = (ones &* 0x7F, ones &* 0x80)
        // The highest bit of each byte outside the range.
        let notLow = (word & low) &+ ones &* (0x80 - 0x28) | word
        let notSpace = ((word ^ ones &* 0x20) & low) &+ low | word
        let angle = (word ^ ones &* 0x3C) & (ones &* 0xFC)
        let notAngle = (angle & low) &+ low | angle
        let notLast = ~((word & low) &+ ones) | word
        let isPlain = (notLow | ~notSpace) & notAngle & notLast
        return isPlain & high != high
    }

    /// One bit for each of the first 64 byte values: set for `&`, `<`, `>`, both quotes, and the
    /// control characters except tab, line feed and carriage return.
    private static let escapes: UInt64 = 0x5000_00C4_FFFF_D9FF

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x40 ? escapes &>> UInt64(byte) & 1 == 1 : byte == 0x7F
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
            case _ where Self.needsEscape(byte):
                // HTML forbids control characters, both literally and as references.
                append(Array(UTF8.encodedReplacementCharacter))
            default: bytes.append(byte)
            }
        }
    }

    /// Lets a number writer append digits in place; no number needs escaping.
    mutating func withBytes(_ write: (inout [UInt8]) -> Void) { write(&bytes) }

    /// Appends the row that `write` writes; `write` returns the number of bytes.
    mutating func append(writing write: (inout MutableRawSpan) -> Int) {
        bytes.append(writing: write)
    }

    @inline(never)
    package mutating func number(_ number: Int) {
        append { DecimalMarks.put(whole: Int64(number), in: &$0, at: 0) }
    }
}
