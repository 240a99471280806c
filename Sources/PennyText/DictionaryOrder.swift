/// The order of words in a dictionary: letters without their case and accents,
/// no punctuation, digits first.
public enum DictionaryOrder {
    /// What a headword is sorted by: its letters and digits, with single
    /// spaces between words.
    public static func key(of headword: String) -> String {
        var key = ""
        for scalar in headword.unicodeScalars {
            if scalar.properties.isWhitespace {
                if !key.isEmpty, key.last != " " { key += " " }
            } else {
                key += letters(of: scalar)
            }
        }
        return key.last == " " ? String(key.dropLast()) : key
    }

    private static func letters(of scalar: Unicode.Scalar) -> String {
        let latin = LatinFolding.ascii(scalar)
        if !latin.isEmpty { return String(decoding: latin, as: UTF8.self) }
        let properties = scalar.properties
        let isLetter = properties.isAlphabetic || properties.numericType != nil
        return isLetter ? properties.lowercaseMapping : ""
    }
}
