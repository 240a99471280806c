/// The order of words in a glossary: letters without their case and accents,
/// no punctuation, digits first.
enum GlossaryOrder {
    /// What a headword is sorted by.
    static func key(_ headword: String) -> String {
        var key = ""
        for character in headword.lowercased() {
            if character.isWhitespace {
                if !key.isEmpty, key.last != " " { key += " " }
            } else {
                key += folded(character)
            }
        }
        return key.last == " " ? String(key.dropLast()) : key
    }

    static func precedes(_ first: ImportedTerm, _ second: ImportedTerm) -> Bool {
        (key(first.headword), first.headword) < (key(second.headword), second.headword)
    }

    /// The letter or digit of a small character without its accent; nothing
    /// for marks.
    static func folded(_ character: Character) -> String {
        if let plain = letters[character] { return plain }
        return character.isLetter || character.isNumber ? String(character) : ""
    }

    /// Swift compares characters by what they mean: `e` and an accent find `é`.
    private static let letters: [Character: String] = {
        var letters: [Character: String] = [
            "æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th",
            "ı": "i", "ħ": "h", "ŧ": "t",
        ]
        for letter in "abcdefghijklmnopqrstuvwxyz".unicodeScalars {
            for value in UInt32(0x300)...0x331 {
                guard let accent = Unicode.Scalar(value) else { continue }
                var accented = String.UnicodeScalarView()
                accented.append(letter)
                accented.append(accent)
                letters[Character(String(accented))] = String(letter)
            }
        }
        return letters
    }()
}
