/// The words of a language other than English that people type: `25 Jahre`, `monatlich`. The words
/// are data from outside the engine. For a text that is not English, the engine asks for its
/// English readings and parses those.
public struct TypedWords: Equatable, Sendable {
    /// The language tag: `de`.
    public let language: String
    private let find: @Sendable (String) -> [String]

    /// Makes the words of a language. `find` returns English texts with the meaning of a text, the
    /// likeliest first; none where the text has no word of the language.
    public init(language: String, _ find: @escaping @Sendable (String) -> [String]) {
        self.language = language
        self.find = find
    }

    /// English alone.
    public static let none = TypedWords(language: "") { _ in [] }

    /// The English readings of a text in the language.
    @inline(never)
    func readings(of typed: String) -> [String] { find(typed) }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.language.isSameText(as: rhs.language)
    }
}

/// A text typed in another language, with its English.
struct TypedPhrase: Equatable {
    /// The typed text, without spaces at its ends.
    let shown: String
    /// The English text, for tools.
    let english: String

    init(shown: String, english: String) {
        self.shown = shown
        self.english = english
    }

    /// Makes a phrase that was typed in English.
    init(english: String) {
        self.init(shown: TypedText.trimmed(english), english: TypedText.trimmed(english))
    }

    /// The quantity with the typed text for readers and the English for tools.
    var quantity: Quantity {
        shown.isSameText(as: english)
            ? .text(english) : .words(.text(shown), machine: english)
    }

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.shown.isSameText(as: rhs.shown) && lhs.english.isSameText(as: rhs.english)
    }
}
