/// Bytes written in the 64 letters of RFC 4648.
enum Base64 {
    /// Nil where a letter is none of them or some are missing at the end; white
    /// space is passed over.
    static func bytes(of text: String) -> [UInt8]? {
        var out: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for byte in text.utf8 where ![9, 10, 13, 32].contains(byte) {
            if byte == UInt8(ascii: "=") {
                padding += 1
                continue
            }
            guard padding == 0, let value = value(of: byte) else { return nil }
            bits = bits << 6 | value
            count += 1
            if count % 4 == 0 { out += [UInt8(bits >> 16 & 0xFF), UInt8(bits >> 8 & 0xFF)] }
            if count % 4 == 0 { out.append(UInt8(bits & 0xFF)) }
        }
        switch (count % 4, padding) {
        case (0, 0): break
        case (2, 2): out.append(UInt8(bits >> 4 & 0xFF))
        case (3, 1): out += [UInt8(bits >> 10 & 0xFF), UInt8(bits >> 2 & 0xFF)]
        default: return nil
        }
        return out
    }

    private static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
