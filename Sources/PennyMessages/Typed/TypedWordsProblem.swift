/// A problem of a file of typed words, with its location there.
public struct TypedWordsProblem: Equatable, Sendable {
    /// The kind of problem, with its values.
    public let kind: Kind
    /// The location in the file.
    public let location: MessageLocation

    /// The kinds of problems.
    public enum Kind: Equatable, Sendable {
        /// The file does not begin with `language:`.
        case missingHeader
        /// A line that begins with `[` and is not the name of a section.
        case badSection
        /// Empty text before the colon, or between two commas.
        case emptyWord
        /// A word without a letter.
        case notAWord([UInt8])
        /// A word that occurs twice.
        case repeated([UInt8])
        /// A word with two meanings in English.
        case meansTwoThings([UInt8], [UInt8], [UInt8])
        /// English that the file of English does not list.
        case unknownEnglish([UInt8])
        /// English without a word.
        case missing([UInt8])
    }
}

extension TypedWordsProblem.Kind {
    /// The problem in one line, without a full stop.
    public var summary: String {
        switch self {
        case .missingHeader: "the file does not begin with its language"
        case .badSection: "the line is no name of a section"
        case .emptyWord: "the line lacks a word before the colon or between commas"
        case .notAWord(let word): "“\(text(word))” has no letter"
        case .repeated(let word): "“\(text(word))” is in the file twice"
        case .meansTwoThings(let word, let one, let other):
            "“\(text(word))” stands for “\(text(one))” and for “\(text(other))”"
        case .unknownEnglish(let english): "English has no “\(text(english))” to type"
        case .missing(let english): "there is no word for “\(text(english))”"
        }
    }

    /// The instruction to solve it, as a sentence.
    public var nextStep: String {
        switch self {
        case .missingHeader: "Write “language: de” at the top."
        case .badSection: "Write it as “[time]”."
        case .emptyWord: "Write a line such as “years: Jahre, Jahren”."
        case .notAWord, .repeated: "Remove it."
        case .meansTwoThings: "Keep it for one of them, or for none."
        case .unknownEnglish: "Use English of messages/en/typed.words, or put it under [phrases]."
        case .missing: "Add a line for it."
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
