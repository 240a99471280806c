import PennyEngine

/// A key of a file that writers keep: what it takes, and what it is for. Editors show it while
/// somebody types.
package struct KeyDescription: Equatable, Sendable {
    /// What a key takes.
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
        /// The same, where only these are known.
        case wordsAmong([String])
        case keys([KeyDescription])
        case list([KeyDescription])
        /// The inputs of each calculator that is named.
        case inputsOfCalculators
        /// Figures by their names.
        case figures
        /// Values by names of the writer’s own.
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
