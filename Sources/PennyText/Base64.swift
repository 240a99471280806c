/// Base64 with the alphabet of RFC 4648, section 4.
package enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func text(of bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        let letters = letters
        for index in stride(from: 0, to: bytes.count - bytes.count % 3, by: 3) {
            let (first, second, third) = (bytes[index], bytes[index + 1], bytes[index + 2])
            out.append(letters[Int(first >> 2)])
            out.append(letters[Int(first & 0x03) << 4 | Int(second >> 4)])
            out.append(letters[Int(second & 0x0F) << 2 | Int(third >> 6)])
            out.append(letters[Int(third & 0x3F)])
        }
        switch (bytes.count % 3, bytes.suffix(bytes.count % 3).map { Int($0) }) {
        case (1, let rest):
            out += [letters[rest[0] >> 2], letters[(rest[0] & 0x03) << 4]]
            out += "==".utf8
        case (2, let rest):
            out += [letters[rest[0] >> 2], letters[(rest[0] & 0x03) << 4 | rest[1] >> 4]]
            out += [letters[(rest[1] & 0x0F) << 2], UInt8(ascii: "=")]
        default: break
        }
        return String(decoding: out, as: UTF8.self)
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
