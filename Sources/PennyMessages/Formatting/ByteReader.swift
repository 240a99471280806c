/// Reads compiled bytes forward and never past their end, whatever they hold. What is wrong in
/// them shows in `isSound`, and is read as zero. Natively the calls stand in the place where they
/// are made, which is quick; in a browser each is code to load.
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

    /// A number of up to 28 bits, seven a byte, the low ones first.
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

    /// The next so many bytes, which are stepped over.
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
    /// Appends some of other bytes, in the one copy there is of that.
    @inline(never)
    mutating func append(_ range: Range<Int>, of bytes: borrowing [UInt8]) {
        let all = bytes.span
        all.extracting(range).withUnsafeBufferPointer { append(contentsOf: $0) }
    }

    /// Appends a number as `ByteReader` reads it.
    mutating func append(number: Int) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F | 0x80))
            rest >>= 7
        }
        append(UInt8(rest))
    }

    /// Appends a text with its length before it.
    mutating func append(counted text: [UInt8]) {
        append(number: text.count)
        append(contentsOf: text)
    }
}
