/// ASCII as Markdown's syntax needs it.
extension UInt8 {
    static let tab = UInt8(ascii: "\t")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")

    var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
    var isBlank: Bool { self == .space || self == .tab }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    /// What a backslash may stand before.
    var isPunctuation: Bool {
        (0x21...0x7E).contains(self) && !isDigit && !isLetter
    }

    /// A C0 control character or delete.
    var isControl: Bool { self < 0x20 || self == 0x7F }
}
