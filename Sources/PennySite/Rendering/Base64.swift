/// Bytes as letters (RFC 4648, section 4), for files that hold text alone.
enum Base64 {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(of bytes: [UInt8]) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = 0
            for place in 0..<3 {
                bits = bits << 8 | (place < group.count ? Int(group[start + place]) : 0)
            }
            for place in 0..<4 {
                let letter = letters[bits >> (18 - 6 * place) & 63]
                out.append(place <= group.count ? letter : UInt8(ascii: "="))
            }
        }
        return out
    }
}
