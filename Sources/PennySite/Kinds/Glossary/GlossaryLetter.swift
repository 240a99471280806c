import PennyMarkup

/// The parts of the dictionary's page.
enum GlossaryLetter {
    static func anchor(_ letter: String) -> String { "letter-\(letter)" }

    /// What the page calls a part: `A`, or `0–9` for digits.
    static func label(_ letter: String, _ numbers: NumberWriter) -> String {
        switch letter {
        case "0": "0–9"
        case "other": numbers.text(LearnWords.dictionaryOtherLetters)
        default: letter.uppercased()
        }
    }
}
