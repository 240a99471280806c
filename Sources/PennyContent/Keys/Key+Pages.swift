import PennyEngine

/// Keys that several kinds of files have.
extension Key {
    /// How a key of a kind of file puts its value into the model.
    typealias Setter<Value> = @Sendable (inout Model, Value) -> Void

    static func description(to set: @escaping Setter<LocatedWord>) -> Key {
        Key(
            "description", .text, help: "One sentence for lists and search engines.", to: set)
    }

    static func date(to set: @escaping Setter<CivilDate>) -> Key {
        Key("date", .date, help: "The day, such as 2026-11-20.", to: set)
    }

    static func draft(to set: @escaping Setter<Bool>) -> Key {
        Key(
            "draft", .yesOrNo, .defaults(to: "no"),
            help: "Write true if you are not ready to publish this.", to: set)
    }

    static func order(to set: @escaping Setter<Int>) -> Key {
        Key(
            "order", .wholeNumber,
            help: "Pages with lower numbers come first. Those without one come last.",
            isTranslated: false, to: set)
    }

    static func tags(to set: @escaping Setter<[String]>) -> Key {
        Key("tags", .words, help: "Words to group pages by.") { set(&$0, $1.map(\.text)) }
    }

    static func keyTerms(to set: @escaping Setter<[LocatedWord]>) -> Key {
        Key(
            TermLinking.wordsKey, .words, help: "Terms of the dictionary that the page explains.",
            to: set)
    }

    static func autolink(to set: @escaping Setter<Bool>) -> Key {
        Key(
            TermLinking.key, .yesOrNo, .defaults(to: "yes"),
            help: "Write no if the text should not have automatic links to the dictionary.",
            to: set)
    }
}
