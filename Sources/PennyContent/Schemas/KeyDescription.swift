import PennyEngine

/// The description of a key in a file that people write: the values it accepts and its purpose.
/// Editors show it as help.
package struct KeyDescription: Equatable, Sendable {
    /// The values that a key accepts.
    package indirect enum Shape: Equatable, Sendable {
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
        case keys([KeyDescription])
        case list([KeyDescription])
        /// The inputs of each named calculator.
        case inputsOfCalculators
        /// Figures by name.
        case figures
        /// Values under names of the writer’s own.
        case fields
    }

    package let name: String
    package let shape: Shape
    package let help: String
    package let isRequired: Bool

    init(_ name: String, _ shape: Shape, required: Bool = false, _ help: String) {
        self.name = name
        self.shape = shape
        self.help = help
        isRequired = required
    }
}
