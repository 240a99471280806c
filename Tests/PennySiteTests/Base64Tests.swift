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
        #expect(Base64.text(of: Array(plain.utf8)) == text)
    }

    @Test func `every byte at every place is read back`() {
        for before in 0..<3 {
            let bytes = [UInt8](repeating: 0xFF, count: before) + (0...255)
            #expect(Data(base64Encoded: Base64.text(of: bytes)) == Data(bytes))
        }
    }
}
