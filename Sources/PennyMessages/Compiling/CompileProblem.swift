/// What a message asks for that the program does not have. The message is compiled all the same:
/// where it is formatted, the output has the fallback and the fault.
public struct CompileProblem: Equatable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// Where it is in the message.
    public let offset: SourceOffset

    /// What can be wrong.
    public enum Kind: Equatable, Sendable {
        /// A variable that is neither declared nor a value of the message.
        case unknownVariable([UInt8])
        /// A function that the vocabulary does not have.
        case unknownFunction([UInt8])
        /// An option that the vocabulary does not have.
        case unknownOption([UInt8])
        /// A tag that the vocabulary does not have.
        case unknownTag([UInt8])
        /// An option that is set to what it cannot be.
        case badOption([UInt8])
        /// More than eight selectors.
        case tooManySelectors
        /// Variables that stand for others too often, or a message of more than 60,000 bytes.
        case tooLarge
    }
}
