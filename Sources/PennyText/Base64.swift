/// Base64 with the alphabet of RFC 4648, section 4.
package enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func text(of bytes: [UInt8]) -> String {
        String(decoding: encoded(bytes), as: UTF8.self)
    }

    /// Encodes bytes as letters of ASCII.
    package static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        let letters = letters
        let room = (bytes.count + 2) / 3 * 4
        return [UInt8](unsafeUninitializedCapacity: room) { out, count in
            var start = 0
            while start < bytes.count {
                let rest = bytes.count - start
                let (second, third) = (
                    rest > 1 ? bytes[start + 1] : 0, rest > 2 ? bytes[start + 2] : 0
                )
                let bits = Int(bytes[start]) << 16 | Int(second) << 8 | Int(third)
                out[count] = letters[bits >> 18]
                out[count + 1] = letters[bits >> 12 & 0x3F]
                out[count + 2] = rest > 1 ? letters[bits >> 6 & 0x3F] : UInt8(ascii: "=")
                out[count + 3] = rest > 2 ? letters[bits & 0x3F] : UInt8(ascii: "=")
                count += 4
                start += 3
            }
        }
    }

    /// Decodes a text; nil if it contains another character or ends too early. White space is
    /// skipped.
    package static func bytes(of text: String) -> [UInt8]? {
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count / 4 * 3)
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
            guard count % 4 == 0 else { continue }
            out.append(UInt8(bits >> 16 & 0xFF))
            out.append(UInt8(bits >> 8 & 0xFF))
            out.append(UInt8(bits & 0xFF))
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
