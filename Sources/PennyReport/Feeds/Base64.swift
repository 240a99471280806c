/// The encoding of RFC 4648, for titles of Atom 0.3.
enum Base64 {
    /// The text that is encoded; nil where it is none, or not in UTF-8.
    static func text(_ encoded: String) -> String? {
        var bytes: [UInt8] = []
        var bits = 0
        var held = 0
        for byte in encoded.utf8 where byte > UInt8(ascii: " ") {
            if byte == UInt8(ascii: "=") { break }
            guard let digit = digit(byte) else { return nil }
            bits = bits << 6 | digit
            held += 6
            if held >= 8 {
                held -= 8
                bytes.append(UInt8(bits >> held))
                bits &= (1 << held) - 1
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 97 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
