/// An entity such as `&lt;` or `&#123;` at the start of some bytes.
struct MarkEntity {
    let length: Int
    /// The tracked mark it stands for, if it is one.
    let mark: UInt8?

    private static let named: [String: UInt8] = [
        "lt": UInt8(ascii: "<"), "LT": UInt8(ascii: "<"),
        "lsqb": UInt8(ascii: "["), "lbrack": UInt8(ascii: "["),
        "rsqb": UInt8(ascii: "]"), "rbrack": UInt8(ascii: "]"),
        "lcub": UInt8(ascii: "{"), "lbrace": UInt8(ascii: "{"),
        "equals": UInt8(ascii: "="), "dollar": UInt8(ascii: "$"), "Hat": UInt8(ascii: "^"),
        "grave": .backtick, "DiacriticalGrave": .backtick,
    ]

    init?(in bytes: ArraySlice<UInt8>) {
        guard bytes.first == .ampersand else { return nil }
        let window = bytes.dropFirst().prefix(34)
        guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = window[..<semicolon]
        if name.first == UInt8(ascii: "#") {
            guard let value = Self.number(name.dropFirst()) else { return nil }
            mark = UInt8(exactly: value)
        } else {
            guard let first = name.first, first.isLetter,
                name.allSatisfy({ $0.isLetter || $0.isDigit })
            else { return nil }
            mark = Self.named[String(decoding: name, as: UTF8.self)]
        }
        length = name.count + 2
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
        let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let digits = isHexadecimal ? digits.dropFirst() : digits
        guard digits.allSatisfy({ $0.isDigit || $0.isLetter }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
    }
}
