import PennyTestSupport
import Testing

@testable import PennyFiles

@Suite struct DigestTests {
    /// The digests are stored from build to build.
    @Test(arguments: [
        ("", "2c830b913725fd60-9c52662ca1ef238"), ("a", "251f09b0197fe466-b27ba44bda1718ba"),
        ("0123456789abcdef0", "41197282ef3d96aa-ce67761e9bad09ad"),
    ])
    func `a text has the same digest in every run`(_ text: String, _ digits: String) {
        let print = Digest(of: text)
        #expect(String(print.high, radix: 16) + "-" + String(print.low, radix: 16) == digits)
        #expect(Digest(of: Array(text.utf8)) == print)
    }

    @Test func `where one value ends and the next begins makes a difference`() {
        func digest(_ parts: [String]) -> Digest {
            var maker = DigestMaker()
            for part in parts { maker.add(part) }
            return maker.digest
        }
        let texts = [
            ["ab", "c"], ["a", "bc"], ["abc"], ["", "abc"], ["abc", ""], ["a", "b", "c"], [],
            [""], ["\0"], ["\0\0"], ["12345678", ""], ["1234567", "8"],
        ]
        #expect(Set(texts.map(digest)).count == texts.count)
    }

    @Test func `every bit of a text changes about half of all bits`() {
        var random = SeededGenerator()
        var changed = 0
        var count = 0
        for _ in 0..<200 {
            let bytes = (0..<random.number(in: 1...80)).map { _ in
                UInt8(random.number(in: 0...255))
            }
            let digest = Digest(of: bytes)
            for index in bytes.indices {
                var other = bytes
                other[index] ^= UInt8(1 << random.number(in: 0...7))
                let second = Digest(of: other)
                #expect(second != digest)
                changed += (digest.high ^ second.high).nonzeroBitCount
                changed += (digest.low ^ second.low).nonzeroBitCount
                count += 128
            }
        }
        #expect((count * 48 / 100...count * 52 / 100).contains(changed))
    }

    @Test func `many short texts all have fingerprints of their own`() {
        let digests = (0..<200_000).map { Digest(of: "loan-\($0)") }
        #expect(Set(digests).count == digests.count)
        #expect(Set(digests.map(\.high)).count == digests.count)
        #expect(Set(digests.map(\.low)).count == digests.count)
    }
}
