/// A text file with the messages of one area in one language, as translators edit it:
///
///     language: de
///     area: loan
///
///     # The line under the heading. {$payment} is an amount, {$term} a number of years.
///     @from 5f3a9c10d2e4b687
///     loan.summary = Sie zahlen {$payment :money} im Monat.
///
///     @from 00aa11bb22cc33dd
///     loan.term =
///         .input {$term :number}
///         .match $term
///         one {{{$term} Jahr}}
///         *   {{{$term} Jahre}}
///
/// A message stands behind its name, or below it in lines that begin with four spaces. Notes for
/// translators begin with `#`. `@from` names the digest of the English message that was
/// translated. In English, `@values` names the values that the program gives, in its order.
public struct CatalogFile: Equatable, Sendable {
    /// The language's tag.
    public var language: [UInt8]
    /// What the messages are about, the first part of their names.
    public var area: [UInt8]
    /// The lines before the language.
    public var lead: [[UInt8]]
    /// The messages in the order of the file.
    public var messages: [CatalogMessage]
    /// The lines behind the last message.
    public var tail: [[UInt8]]

    public init(language: [UInt8], area: [UInt8], messages: [CatalogMessage] = []) {
        (self.language, self.area, self.messages) = (language, area, messages)
        (lead, tail) = ([], [])
    }

    /// The message of a name.
    public func message(_ name: [UInt8]) -> CatalogMessage? {
        messages.first { $0.name == name }
    }
}

/// Which of the two kinds of file it is.
public enum CatalogRole: Equatable, Sendable {
    /// English, from which the others are made.
    case source
    /// A translation.
    case translation
}

/// A message of a file.
public struct CatalogMessage: Equatable, Sendable {
    /// The notes and empty lines before it, as they stand.
    public var lead: [[UInt8]]
    /// The names of its values in the order in which the program gives them; English has them.
    public var values: [[UInt8]]
    /// The digest of the English message it was made from; translations have it.
    public var origin: [UInt8]?
    /// The whole name, with its area.
    public var name: [UInt8]
    /// The message's text.
    public var text: [UInt8]
    /// The message.
    public var model: MessageModel
    /// Where the name stands, and where the text begins.
    let place: MessagePlace
    let textPlace: MessagePlace

    /// A message that stands in no file yet.
    public init(
        name: [UInt8], text: [UInt8], values: [[UInt8]] = [], origin: [UInt8]? = nil
    ) throws(MessageProblem) {
        model = try MessageModel(parsing: text)
        (self.name, self.text, self.values, self.origin) = (name, text, values, origin)
        (lead, place) = ([], MessagePlace(line: 1, column: 1))
        textPlace = place
    }

    init(
        _ draft: MessageDraft, text: [UInt8], model: MessageModel, at place: MessagePlace,
        textAt textPlace: MessagePlace
    ) {
        (lead, values, origin) = (draft.lead, draft.values ?? [], draft.origin)
        (name, self.text, self.model) = (draft.name, text, model)
        (self.place, self.textPlace) = (place, textPlace)
    }

    /// The digest that translations of it have.
    public var digest: [UInt8] { MessageDigest(of: model).text }

    /// Where something of the text stands in the file.
    func place(of place: MessagePlace) -> MessagePlace {
        // All lines of a text begin in the same column.
        MessagePlace(
            line: textPlace.line + place.line - 1, column: textPlace.column + place.column - 1)
    }

    public static func == (one: CatalogMessage, other: CatalogMessage) -> Bool {
        one.lead == other.lead && one.values == other.values && one.origin == other.origin
            && one.name == other.name && one.text == other.text
    }
}

/// What has been read of a message before its text.
struct MessageDraft {
    var lead: [[UInt8]] = []
    var values: [[UInt8]]?
    var origin: [UInt8]?
    var name: [UInt8] = []
}
