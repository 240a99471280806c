import PennyMarkup

/// The sections of the dictionary's page.
enum GlossaryLetter {
    /// The anchor of a letter, in ASCII.
    static func anchor(_ letter: String) -> String {
        guard let scalar = letter.unicodeScalars.first, !scalar.isASCII else {
            return "letter-\(letter)"
        }
        return "letter-\(String(scalar.value, radix: 16))"
    }

    /// The heading of a section: `A`, or `0–9` for digits.
    static func label(_ letter: String, _ numbers: NumberWriter) -> String {
        switch letter {
        case "0": numbers.text(digits: "0–9")
        case "other": numbers.text(LearnWords.dictionaryOtherLetters)
        default: letter.uppercased()
        }
    }
}
