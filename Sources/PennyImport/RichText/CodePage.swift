/// A character encoding of a rich text.
struct CodePage: Equatable, Hashable {
    /// The Windows code page number; negative for a character set without one.
    let number: Int

    static let latin = CodePage(number: 1252)
    static let macRoman = CodePage(number: 10000)

    /// Creates the code page of a font's `\fcharset`; nil if the document's applies.
    init?(charset: Int) {
        guard charset > 1 else { return nil }
        number = Self.charsets[charset] ?? -charset
    }

    init(number: Int) {
        self.number = number
    }

    /// Whether this is a character set without a code page number.
    var isUnnumberedCharset: Bool { number < 0 }

    /// Whether bytes above 0x7F can be decoded.
    var isKnown: Bool { Self.scalars[number] != nil }

    /// The character of a byte; nil if the code page has none.
    func scalar(_ byte: UInt8) -> Unicode.Scalar? {
        if byte < 0x80 { return Unicode.Scalar(byte) }
        guard let scalar = Self.scalars[number]?[Int(byte) - 0x80], scalar != "\u{FFFD}"
        else { return nil }
        return scalar
    }

    private static let scalars = upperHalves.mapValues { Array($0.unicodeScalars) }

    private static let charsets = [
        77: 10000, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950, 161: 1253, 162: 1254,
        163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874, 238: 1250, 254: 437,
        255: 850,
    ]
}
