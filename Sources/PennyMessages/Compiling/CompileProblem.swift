/// A feature of a message that the program does not have. The message is compiled nevertheless:
/// when it is formatted, the output contains the fallback and reports the error.
public struct CompileProblem: Equatable, Sendable {
    /// The feature that is missing.
    public let kind: Kind
    /// The offset in the message.
    public let offset: SourceOffset

    /// The kinds of problems.
    public enum Kind: Equatable, Sendable {
        /// A variable that is neither declared nor a value of the message.
        case unknownVariable([UInt8])
        /// A function that the vocabulary does not have.
        case unknownFunction([UInt8])
        /// An option that the vocabulary does not have.
        case unknownOption([UInt8])
        /// A tag that the vocabulary does not have.
        case unknownTag([UInt8])
        /// An option with a value that it cannot have.
        case badOption([UInt8])
        /// More than eight selectors.
        case tooManySelectors
        /// Too many nested variables, or a message of more than 60,000 bytes.
        case tooLarge
    }
}
