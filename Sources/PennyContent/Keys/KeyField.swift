/// A key in a file that people write: its name, the values it accepts, and its purpose. Everything
/// here is data: schemas for editors and the manual's reference are made from it.
package final class KeyField: Sendable {
    /// The values that a key accepts.
    package enum Syntax: Sendable {
        case text
        case yesOrNo
        case wholeNumber
        case date
        case webAddress
        /// One of these words.
        case choice([String])
        /// A list of words, or one text with commas between them.
        case words
        /// A list of words, all of which must be among these.
        case wordsAmong([String])
        case keys([KeyField])
        case list([KeyField])
        /// The inputs of each named calculator.
        case inputsOfCalculators
        /// The name of a calculator.
        case nameOfCalculator
        /// Figures by name.
        case figures
        /// Values under names of the writer’s own.
        case fields
    }

    /// The rule for a key that is left out.
    enum Requirement: Sendable {
        case required
        case optional
        /// Uses this value.
        case defaults(to: String)
    }

    /// Another key that must have one of these words.
    package struct Condition: Sendable {
        package let key: String
        package let words: [String]

        /// The key is only for files in which `key` has one of these words.
        static func only<Word: RawRepresentable<String>>(
            where key: String, is words: [Word]
        ) -> Condition {
            Condition(key: key, words: words.map(\.rawValue))
        }
    }

    package let name: String
    package let syntax: Syntax
    let requirement: Requirement
    /// A value that a person could write.
    package let example: String?
    /// Its purpose, in one sentence.
    package let help: String
    /// The whole numbers that it can be.
    package let range: ClosedRange<Int>?
    /// Whether a translation can have another value than its original.
    let isTranslated: Bool
    /// The words that other keys must have where it is given.
    package let conditions: [Condition]

    init(
        _ name: String, _ syntax: Syntax, _ requirement: Requirement, example: String?,
        help: String, range: ClosedRange<Int>? = nil, isTranslated: Bool, conditions: [Condition]
    ) {
        self.name = name
        self.syntax = syntax
        self.requirement = requirement
        self.example = example
        self.help = help
        self.range = range
        self.isTranslated = isTranslated
        self.conditions = conditions
    }

    package var isRequired: Bool {
        if case .required = requirement { true } else { false }
    }

    /// The value of a key that is left out; nil if there is none.
    package var standard: String? {
        if case .defaults(let text) = requirement { text } else { nil }
    }
}
