/// The supported encodings of answers.
enum TextEncoding: String {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case windows1252 = "windows-1252"
    case latin9 = "ISO-8859-15"

    /// Creates the encoding of a name. ASCII and Latin-1 are read as windows-1252, as browsers do.
    init?(name: String) {
        switch name.lowercased() {
        case "utf-8", "utf8": self = .utf8
        case "utf-16le", "utf-16": self = .utf16LittleEndian
        case "utf-16be": self = .utf16BigEndian
        case "windows-1252", "cp1252", "iso-8859-1", "iso8859-1", "latin1", "us-ascii", "ascii":
            self = .windows1252
        case "iso-8859-15", "latin-9": self = .latin9
        default: return nil
        }
    }

    /// The encoding of the byte order mark at the start, and the length of the mark.
    static func mark(of bytes: [UInt8]) -> (TextEncoding, Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// Decodes the bytes; nil if they are invalid.
    func decode(_ bytes: ArraySlice<UInt8>) -> String? {
        switch self {
        case .utf8: String(validating: bytes, as: UTF8.self)
        case .utf16LittleEndian, .utf16BigEndian: utf16(bytes)
        case .windows1252: singleBytes(bytes, Self.windowsLetters, from: 0x80)
        case .latin9: singleBytes(bytes, Self.latin9Letters, from: 0xA4)
        }
    }

    private func utf16(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let isLittle = self == .utf16LittleEndian
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        return String(validating: units, as: UTF16.self)
    }

    /// Maps each byte to the code point of its number, except for those in the table.
    private func singleBytes(
        _ bytes: ArraySlice<UInt8>, _ table: [Unicode.Scalar?], from first: UInt8
    ) -> String? {
        var out = String.UnicodeScalarView()
        for byte in bytes {
            let index = Int(byte) - Int(first)
            let scalar = table.indices.contains(index) ? table[index] : nil
            out.append(scalar ?? Unicode.Scalar(byte))
        }
        return String(out)
    }

    /// 0x80 to 0x9F; nil for the five that windows-1252 leaves unassigned.
    private static let windowsLetters: [Unicode.Scalar?] = [
        "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
        nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
    ]

    /// 0xA4 to 0xBE, where ISO-8859-15 has other letters than Latin-1.
    private static let latin9Letters: [Unicode.Scalar?] = [
        "€", nil, "Š", nil, "š", nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil,
        "Ž", nil, nil, nil, "ž", nil, nil, nil, "Œ", "œ", "Ÿ",
    ]
}
