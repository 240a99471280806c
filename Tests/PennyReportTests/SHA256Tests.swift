import PennyReport
import PennyTestSupport
import Testing

@Suite struct SHA256Tests {
    @Test(arguments: [0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 1000])
    func `a digest is the one that the tests' own way gives`(count: Int) {
        let text = String(repeating: "a", count: count)
        #expect(
            PennyReport.SHA256.hexDigest(of: Array(text.utf8))
                == PennyTestSupport.SHA256.hexDigest(of: text))
    }

    @Test func `the digest of the standard's example`() {
        #expect(
            PennyReport.SHA256.hexDigest(of: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
