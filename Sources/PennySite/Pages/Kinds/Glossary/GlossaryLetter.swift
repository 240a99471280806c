import PennyMarkup
import PennyTemplates

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

    /// The values of a section.
    static let values: [PageValue<ShownPage<String>>] = [
        .text("label", "The letter.") { letter, _ in label(letter.page, letter.numbers) },
        .text("anchor", "Where it is on the page.") { letter, _ in anchor(letter.page) },
        .text("href", "The link to that place.") { letter, _ in "#" + anchor(letter.page) },
    ]
}
