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
/// A message follows its name, or is below it in lines that begin with four spaces. Notes for
/// translators begin with `#`. `@from` has the digest of the English message that was translated.
/// In English, `@values` lists the names of the program's arguments, in order.
public struct CatalogFile: Equatable, Sendable {
    /// The language's tag.
    public var language: [UInt8]
    /// The area of the messages, which is the first part of their names.
    public var area: [UInt8]
    /// The lines before the language, such as notes.
    public var lead: [[UInt8]]
    /// The messages in the order of the file.
    public var messages: [CatalogMessage]
    /// The lines after the last message.
    public var tail: [[UInt8]]

    public init(language: [UInt8], area: [UInt8], messages: [CatalogMessage] = []) {
        (self.language, self.area, self.messages) = (language, area, messages)
        (lead, tail) = ([], [])
    }

    /// Returns the message with the given name.
    public func message(_ name: [UInt8]) -> CatalogMessage? {
        messages.first { $0.name == name }
    }
}

/// The role of a file.
public enum CatalogRole: Equatable, Sendable {
    /// English, the source of all translations.
    case source
    /// A translation.
    case translation
}

/// A message of a file.
public struct CatalogMessage: Equatable, Sendable {
    /// The notes and empty lines before it, unchanged.
    public var lead: [[UInt8]]
    /// The names of its values in the order of the program's arguments; only in English.
    public var values: [[UInt8]]
    /// The digest of the English message that was translated; only in translations.
    public var origin: [UInt8]?
    /// The full name, with its area.
    public var name: [UInt8]
    /// The message's text.
    public var text: [UInt8]
    /// The parsed text.
    public var model: MessageModel
    /// The locations of the name and of the text's first character.
    let location: MessageLocation
    let textLocation: MessageLocation

    /// Creates a message that is not from a file.
    public init(
        name: [UInt8], text: [UInt8], values: [[UInt8]] = [], origin: [UInt8]? = nil
    ) throws(MessageProblem) {
        model = try MessageModel(parsing: text)
        (self.name, self.text, self.values, self.origin) = (name, text, values, origin)
        (lead, location) = ([], MessageLocation(line: 1, column: 1))
        textLocation = location
    }

    init(
        _ draft: MessageDraft, text: [UInt8], model: MessageModel, at location: MessageLocation,
        textAt textLocation: MessageLocation
    ) {
        (lead, values, origin) = (draft.lead, draft.values ?? [], draft.origin)
        (name, self.text, self.model) = (draft.name, text, model)
        (self.location, self.textLocation) = (location, textLocation)
    }

    /// The digest that its translations refer to.
    public var digest: [UInt8] { MessageDigest(of: model).text }

    /// Converts a location within the text to one in the file.
    func location(of location: MessageLocation) -> MessageLocation {
        // All lines of a text begin at the same column.
        MessageLocation(
            line: textLocation.line + location.line - 1,
            column: textLocation.column + location.column - 1)
    }

    public static func == (one: CatalogMessage, other: CatalogMessage) -> Bool {
        one.lead == other.lead && one.values == other.values && one.origin == other.origin
            && one.name == other.name && one.text == other.text
    }
}

/// A message before its text is read.
struct MessageDraft {
    var lead: [[UInt8]] = []
    var values: [[UInt8]]?
    var origin: [UInt8]?
    var name: [UInt8] = []
}
