/// A problem of a catalog's file, with its location there.
public struct CatalogProblem: Equatable, Sendable {
    /// The kind of problem, with its values.
    public let kind: Kind
    /// The location in the file.
    public let location: MessageLocation

    /// The kinds of problems.
    public enum Kind: Equatable, Sendable {
        /// The file does not begin with `language:` and `area:`.
        case missingHeader
        /// A language without rules for its plurals.
        case unknownLanguage([UInt8])
        /// A line that is invalid in a catalog.
        case unknownLine
        /// A space or tab at a line's end.
        case spaceAtEnd
        /// A carriage return.
        case carriageReturn
        /// A tab.
        case tab
        /// `@` with an unknown or repeated word.
        case badField
        /// `@from` without sixteen digits of a digest.
        case badDigest
        /// `@values` with an invalid or repeated name.
        case badValues
        /// A translation without `@from`.
        case missingDigest([UInt8])
        /// `@from` in English.
        case digestInSource
        /// `@values` in a translation.
        case valuesInTranslation
        /// A name with other characters than small letters, digits and points.
        case badName([UInt8])
        /// A name that does not begin with the file's area.
        case nameOfOtherArea([UInt8])
        /// A name that occurs twice in the file.
        case repeatedName([UInt8])
        /// A name without a message.
        case missingMessage([UInt8])
        /// `@from` or `@values` without a message after it.
        case fieldWithoutMessage
        /// A line that begins with spaces and belongs to no message.
        case strayIndent
        /// A message that English does not have.
        case unknownMessage([UInt8])
        /// A value that no message uses.
        case unusedValue([UInt8])
        /// An error of the message.
        case message(MessageProblem.Kind)
        /// A feature that the program does not have.
        case compile(CompileProblem.Kind)
        /// A feature that scripts of pages do not support.
        case notForScripts
    }
}
