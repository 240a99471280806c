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
        let value = scalar.value
        if let zero = SearchRules.digitZeros.first(where: { value &- $0 < 10 }) {
            self = .digit(UInt8(value - zero + 0x30))
        } else if SearchRules.separators.contains(value) {
            self = .separator
        } else if SearchRules.wideLetters.contains(where: { $0.contains(value) }) {
            self = .letters([UInt8((value - SearchRules.wideOffset) | 0x20)])
        } else if SearchRules.ignored.contains(where: { $0.contains(value) }) {
            self = .nothing
        } else if SearchRules.hiragana.contains(where: { $0.contains(value) }) {
            self = .ideograph(Self.utf8(value + SearchRules.katakanaOffset))
        } else if SearchRules.ideographs.contains(where: { $0.contains(value) }) {
            self = .ideograph(Self.utf8(value))
        } else if let letter = SearchRules.arabic.first(where: { $0.form == value })?.letter {
            self = .letters(Self.utf8(letter))
        } else {
            self = Self.other(scalar)
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
}
