public import PennyDiagnostics

/// A word of a list, such as the name of a term, with its location.
public struct LocatedWord: Equatable, Sendable {
    public let text: String
    public let location: SourceLocation
}
