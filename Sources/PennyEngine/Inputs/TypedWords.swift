/// What people type in a language other than the engine's English: `25 Jahre`, `monatlich`.
/// Words of a language are data, which the engine does not have. It asks for a text that it
/// cannot read as English, and reads the answers.
public struct TypedWords: Equatable, Sendable {
    /// The language tag: `de`.
    public let language: String
    private let find: @Sendable (String) -> [String]

    /// - Parameter find: English texts that say what a text says, the likeliest first. None
    ///   where the text has no word of the language.
    public init(language: String, _ find: @escaping @Sendable (String) -> [String]) {
        self.language = language
        self.find = find
    }

    /// English alone.
    public static let none = TypedWords(language: "") { _ in [] }

    /// What a text that is not English may say, in English.
    @inline(never)
    func readings(of typed: String) -> [String] { find(typed) }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.language.isSameText(as: rhs.language)
    }
}

/// What was typed in another language, and the English that it was read as.
struct TypedPhrase: Equatable {
    /// What was typed, without spaces at its ends.
    let shown: String
    /// The same in English, which tools read.
    let english: String

    init(shown: String, english: String) {
        self.shown = shown
        self.english = english
    }

    /// What was typed in English.
    init(english: String) {
        self.init(shown: TypedText.trimmed(english), english: TypedText.trimmed(english))
    }

    /// The words for readers and for tools.
    var quantity: Quantity {
        shown.isSameText(as: english)
            ? .text(english) : .words(.text(shown), machine: english)
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.shown.isSameText(as: rhs.shown) && lhs.english.isSameText(as: rhs.english)
    }
}
