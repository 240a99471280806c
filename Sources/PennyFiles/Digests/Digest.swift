/// A digest of 128 bits that is the same in every run, by which a build detects what is unchanged.
/// It is fast but not secure: anyone who can choose its input can also change the output.
package struct Digest: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package init(of text: String) {
        var maker = DigestMaker()
        maker.add(text)
        self = maker.digest
    }

    package init(of bytes: [UInt8]) {
        var maker = DigestMaker()
        maker.add(bytes)
        self = maker.digest
    }
}

/// Makes a digest of a sequence of values. Each is added with its length, so that `ab`, `c` and
/// `a`, `bc` have different digests.
package struct DigestMaker {
    private var first: UInt64 = 0x243f_6a88_85a3_08d3
    private var second: UInt64 = 0x1319_8a2e_0370_7344

    package init() {}

    package mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

    package mutating func add(_ flag: Bool) { mix(flag ? 1 : 2) }

    package mutating func add(_ other: Digest) {
        mix(other.high)
        mix(other.low)
    }

    package mutating func add(_ text: String) { add(text.utf8.span.bytes) }

    package mutating func add(_ bytes: [UInt8]) { add(bytes.span.bytes) }

    package mutating func add(_ bytes: ArraySlice<UInt8>) { add(bytes.span.bytes) }

    package mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    private mutating func add(_ bytes: RawSpan) {
        let count = bytes.byteCount
        mix(UInt64(count))
        var offset = 0
        while offset + 8 <= count {
            mix(bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        if offset == count { return }
        var rest: UInt64 = 0
        while offset < count {
            rest =
                rest << 8
                | UInt64(bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt8.self))
            offset += 1
        }
        mix(rest)
    }

    /// Mixes a word into two sums of products, each with its own multiplier: the digits of pi, made
    /// odd.
    private mutating func mix(_ word: UInt64) {
        first = Self.folded(first ^ word, 0xa409_3822_299f_31d1) &+ word
        second = Self.folded(second &+ word, 0x082e_fa98_ec4e_6c89) ^ second
    }

    private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }

    package var digest: Digest {
        var end = self
        for _ in 0..<2 {
            end.mix(end.second)
            end.mix(end.first)
        }
        return Digest(high: end.first, low: end.second)
    }
}
