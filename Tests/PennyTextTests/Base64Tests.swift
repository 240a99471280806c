import Testing

@testable import PennyText

@Suite struct Base64Tests {
    @Test(
        "the vectors of RFC 4648, section 10",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
        ])
    func vectors(_ plain: String, _ text: String) {
        #expect(Base64.text(of: Array(plain.utf8)) == text)
        #expect(Base64.bytes(of: text) == Array(plain.utf8))
    }

    @Test func `every byte at every position is read back`() {
        for before in 0..<3 {
            let bytes = [UInt8](repeating: 0xFF, count: before) + (0...255)
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
    }

    @Test func `white space is passed over`() {
        #expect(Base64.bytes(of: " Zm9v\n\tYmE=\r\n") == Array("fooba".utf8))
    }

    @Test(arguments: ["Z", "Zg", "Zg=", "Zm9vY", "Zg==Zg==", "Zm9-", "Zm9_", "Zmé=", "===="])
    func `what is not whole or not of the letters is nothing`(_ text: String) {
        #expect(Base64.bytes(of: text) == nil)
    }
}
