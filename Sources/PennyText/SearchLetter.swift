/// The role of a character outside of ASCII in a search.
enum SearchLetter {
    case digit(UInt8)
    case letters([UInt8])
    /// A letter of a script without spaces between words.
    case ideograph([UInt8])
    /// A possible separator between digits.
    case separator
    /// A part of a word that does not count.
    case nothing
    case end

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xA0, 0x202F, 0x2019, 0x066B, 0x066C: self = .separator
        case 0x0660...0x0669: self = .digit(UInt8(scalar.value - 0x0660 + 0x30))
        case 0x06F0...0x06F9: self = .digit(UInt8(scalar.value - 0x06F0 + 0x30))
        case 0xFF10...0xFF19: self = .digit(UInt8(scalar.value - 0xFF10 + 0x30))
        case 0xFF21...0xFF3A: self = .letters([UInt8(scalar.value - 0xFF21 + 0x61)])
        case 0xFF41...0xFF5A: self = .letters([UInt8(scalar.value - 0xFF41 + 0x61)])
        case 0xAD, 0x0640, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069:
            self = .nothing
        // People type hiragana before it becomes katakana.
        case 0x3041...0x3096, 0x309D...0x309E: self = .ideograph(Self.utf8(scalar.value + 0x60))
        case 0x3005, 0x3007, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D,
            0x20000...0x323AF:
            self = .ideograph(Self.utf8(scalar.value))
        case 0x0600...0x06FF:
            self = Self.arabic[scalar.value].map { .letters(Self.utf8($0)) } ?? Self.other(scalar)
        default: self = Self.other(scalar)
        }
    }

    private static func other(_ scalar: Unicode.Scalar) -> SearchLetter {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark: return .nothing
        case .decimalNumber, .letterNumber, .otherNumber: break
        default: if !properties.isAlphabetic { return .end }
        }
        let latin = LatinFolding.ascii(scalar)
        return .letters(latin.isEmpty ? Array(properties.lowercaseMapping.utf8) : latin)
    }

    private static func utf8(_ value: UInt32) -> [UInt8] {
        Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    }

    /// Forms of a letter that writers use interchangeably.
    private static let arabic: [UInt32: UInt32] = [
        0x0622: 0x0627, 0x0623: 0x0627, 0x0625: 0x0627, 0x0671: 0x0627,
        0x0624: 0x0648, 0x0626: 0x064A, 0x0649: 0x064A, 0x06CC: 0x064A,
        0x0629: 0x0647, 0x06A9: 0x0643,
    ]
}
