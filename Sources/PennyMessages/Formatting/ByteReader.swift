/// Reads compiled bytes forward and never past their end, whatever they contain. Invalid bytes are
/// read as zero and set `isSound` to false. The calls are inlined natively, for speed, but not in a
/// browser, where each copy is code to load.
struct ByteReader {
    private(set) var at: Int
    private(set) var end: Int
    private(set) var isSound = true

    init(_ range: Range<Int>) { (at, end) = (range.lowerBound, range.upperBound) }

    var isAtEnd: Bool { at >= end }

    #if hasFeature(Embedded)
        @inline(never)
    #else
        @inline(__always)
    #endif
    mutating func byte(of bytes: borrowing [UInt8]) -> UInt8 {
        guard at < end, at < bytes.count else {
            isSound = false
            at = end
            return 0
        }
        at += 1
        return bytes[at - 1]
    }

    /// Reads a number of up to 28 bits, seven in each byte, the low ones first.
    #if hasFeature(Embedded)
        @inline(never)
    #else
        @inline(__always)
    #endif
    mutating func number(of bytes: borrowing [UInt8]) -> Int {
        let first = byte(of: bytes)
        return first < 0x80 ? Int(first) : longNumber(of: bytes, from: first)
    }

    @inline(never)
    private mutating func longNumber(of bytes: borrowing [UInt8], from first: UInt8) -> Int {
        var value = Int(first & 0x7F)
        var shift = 7
        while shift < 28 {
            let next = byte(of: bytes)
            value |= Int(next & 0x7F) << shift
            if next < 0x80 { return value }
            shift += 7
        }
        isSound = false
        at = end
        return 0
    }

    /// Skips and returns the range of the next bytes.
    #if hasFeature(Embedded)
        @inline(never)
    #else
        @inline(__always)
    #endif
    mutating func range(_ count: Int) -> Range<Int> {
        guard count <= end - at else {
            isSound = false
            at = end
            return end..<end
        }
        at += count
        return at - count..<at
    }
}

extension [UInt8] {
    /// Appends a range of other bytes; the only copy of this code.
    @inline(never)
    mutating func append(_ range: Range<Int>, of bytes: borrowing [UInt8]) {
        let all = bytes.span
        all.extracting(range).withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends a number in the format of `ByteReader`.
    mutating func append(number: Int) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F | 0x80))
            rest >>= 7
        }
        append(UInt8(rest))
    }

    /// Appends a text after its length.
    mutating func append(counted text: [UInt8]) {
        append(number: text.count)
        append(contentsOf: text)
    }
}
