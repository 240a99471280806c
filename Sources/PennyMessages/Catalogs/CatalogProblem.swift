/// What is wrong with a catalog's file, with its place in the file.
public struct CatalogProblem: Equatable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// Where.
    public let place: MessagePlace

    /// All that can be wrong.
    public enum Kind: Equatable, Sendable {
        /// The file does not begin with `language:` and `area:`.
        case missingHeader
        /// A language without rules for its plurals.
        case unknownLanguage([UInt8])
        /// A line that is none of those a catalog has.
        case unknownLine
        /// A space or tab at a line's end.
        case spaceAtEnd
        /// A carriage return.
        case carriageReturn
        /// A tab.
        case tab
        /// `@` with a word that is none of the two, or twice.
        case badField
        /// `@from` without sixteen digits of a digest.
        case badDigest
        /// `@values` with what is no name, or a name twice.
        case badValues
        /// A translation without `@from`.
        case missingDigest([UInt8])
        /// `@from` in English.
        case digestInSource
        /// `@values` in a translation.
        case valuesInTranslation
        /// A name that is not of small letters, digits and points.
        case badName([UInt8])
        /// A name that does not begin with the file's area.
        case nameOfOtherArea([UInt8])
        /// A name that the file has twice.
        case repeatedName([UInt8])
        /// A name without a message.
        case missingMessage([UInt8])
        /// `@from` or `@values` without a message behind.
        case fieldWithoutMessage
        /// A line that begins with spaces and belongs to no message.
        case strayIndent
        /// A message that English does not have.
        case unknownMessage([UInt8])
        /// A value that no message uses.
        case unusedValue([UInt8])
        /// A fault of the message.
        case message(MessageProblem.Kind)
        /// Something that the program does not have.
        case compile(CompileProblem.Kind)
        /// Something that scripts of pages cannot say.
        case notForScripts
    }
}
