/// A digest of 128 bits that is the same in every run: by it a build tells what is as it was. It
/// is quick and no secret: whoever can choose what it is made of can also change the output.
package struct Fingerprint: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package init(of text: String) {
        var maker = FingerprintMaker()
        maker.add(text)
        self = maker.fingerprint
    }

    package init(of bytes: [UInt8]) {
        var maker = FingerprintMaker()
        maker.add(bytes)
        self = maker.fingerprint
    }
}

/// Makes a fingerprint of values, one after the other. Each is taken in with its length, so that
/// `ab`, `c` and `a`, `bc` have different ones.
package struct FingerprintMaker {
    private var first: UInt64 = 0x243f_6a88_85a3_08d3
    private var second: UInt64 = 0x1319_8a2e_0370_7344

    package init() {}

    package mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

    package mutating func add(_ flag: Bool) { mix(flag ? 1 : 2) }

    package mutating func add(_ other: Fingerprint) {
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
        var place = 0
        while place + 8 <= count {
            mix(bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        if place == count { return }
        var rest: UInt64 = 0
        while place < count {
            rest =
                rest << 8 | UInt64(bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt8.self))
            place += 1
        }
        mix(rest)
    }

    /// Two sums of products, each with a multiplier of its own: the digits of pi, made odd.
    private mutating func mix(_ word: UInt64) {
        first = Self.folded(first ^ word, 0xa409_3822_299f_31d1) &+ word
        second = Self.folded(second &+ word, 0x082e_fa98_ec4e_6c89) ^ second
    }

    private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = one.multipliedFullWidth(by: other)
        return product.high ^ product.low
    }

    package var fingerprint: Fingerprint {
        var end = self
        for _ in 0..<2 {
            end.mix(end.second)
            end.mix(end.first)
        }
        return Fingerprint(high: end.first, low: end.second)
    }
}
