/// ASCII as Markdown's syntax needs it.
extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let ampersand = UInt8(ascii: "&")
    static let hyphen = UInt8(ascii: "-")
    static let openBrace = UInt8(ascii: "{")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let tilde = UInt8(ascii: "~")
    static let colon = UInt8(ascii: ":")

    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
    var isBlank: Bool { self == .space || self == .tab }
    var isWhitespace: Bool { self == .space || (.tab ... .carriageReturn).contains(self) }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    /// Whether a backslash can escape it.
    var isPunctuation: Bool {
        (0x21...0x7E).contains(self) && !isDigit && !isLetter
    }

    /// Whether it is a byte of UTF-8 other than the first of its scalar.
    var continuesScalar: Bool { self & 0xC0 == 0x80 }

    /// A C0 control character or delete.
    var isControl: Bool { self < 0x20 || self == 0x7F }
}

extension ArraySlice<UInt8> {
    /// The scalar that starts at an index of UTF-8, and its length in bytes.
    func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
        let first = self[index]
        if first < 0x80 { return (Unicode.Scalar(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= endIndex else { return ("\u{FFFD}", 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for byte in self[index + 1..<index + length] { value = value << 6 | UInt32(byte & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
