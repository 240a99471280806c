/// What is wrong with a file of typed words, with its place in the file.
public struct TypedWordsProblem: Equatable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// Where.
    public let place: MessagePlace

    /// All that can be wrong.
    public enum Kind: Equatable, Sendable {
        /// The file does not begin with `language:`.
        case missingHeader
        /// A line that begins with `[` and is no name of a section.
        case badSection
        /// Nothing before the colon, or between two commas.
        case emptyWord
        /// A word without a letter.
        case notAWord([UInt8])
        /// A word that stands there twice.
        case repeated([UInt8])
        /// A word for two things in English.
        case meansTwoThings([UInt8], [UInt8], [UInt8])
        /// English that the file of English does not list.
        case unknownEnglish([UInt8])
        /// English without a word.
        case missing([UInt8])
    }
}

extension TypedWordsProblem.Kind {
    /// What is wrong, in one line without a full stop.
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

    /// What to do about it, as a sentence.
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
