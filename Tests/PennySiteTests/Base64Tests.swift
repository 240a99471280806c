import Foundation
import Testing

@testable import PennySite

@Suite struct Base64Tests {
    @Test(
        "the vectors of RFC 4648, section 10",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
        ])
    func vectors(_ plain: String, _ text: String) {
        #expect(Base64.text(of: Array(plain.utf8)) == Array(text.utf8))
    }

    @Test func `every byte at every place is that of another writer`() {
        for before in 0..<3 {
            let bytes = [UInt8](repeating: 0xFF, count: before) + (0...255)
            let other = Data(bytes).base64EncodedString()
            #expect(Base64.text(of: bytes) == Array(other.utf8))
        }
    }
}
