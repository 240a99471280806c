/// The order of words in a dictionary: letters without case and accents, no punctuation, digits
/// first. An Arabic word is sorted without its article, and katakana as hiragana.
public enum DictionaryOrder {
    /// The sort key of a headword: its letters and digits, with single spaces between words.
    public static func key(of headword: String) -> String {
        var key = ""
        for scalar in withoutArticle(headword.unicodeScalars[...]) {
            if scalar.properties.isWhitespace {
                if !key.isEmpty, key.last != " " { key += " " }
            } else {
                key += letters(of: scalar)
            }
        }
        return key.last == " " ? String(key.dropLast()) : key
    }

    /// Removes `ال` if enough letters remain for a word.
    private static func withoutArticle(
        _ word: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView {
        word.starts(with: "ال".unicodeScalars) && word.count > 4 ? word.dropFirst(2) : word
    }

    private static func letters(of scalar: Unicode.Scalar) -> String {
        if let other = other(scalar.value) { return other }
        let latin = LatinFolding.ascii(scalar)
        if !latin.isEmpty { return String(decoding: latin, as: UTF8.self) }
        let properties = scalar.properties
        let isLetter = properties.isAlphabetic || properties.numericType != nil
        return isLetter ? properties.lowercaseMapping : ""
    }

    /// The replacement of a letter in dictionaries of Arabic and Japanese; nil for the letter
    /// itself.
    private static func other(_ scalar: UInt32) -> String? {
        switch scalar {
        case 0x0622, 0x0623, 0x0625, 0x0671: "ا"
        case 0x0624: "و"
        case 0x0626, 0x0649: "ي"
        // Vowel marks, and the mark of a long one.
        case 0x0640, 0x064B...0x065F, 0x30FC: ""
        case 0x30A1...0x30F6: Unicode.Scalar(scalar - 0x60).map { String($0) }
        default: nil
        }
    }
}
