public import PennyDiagnostics

/// A word of a list, such as the name of a term, and where it stands.
public struct LocatedWord: Equatable, Sendable {
    public let text: String
    public let location: SourceLocation
}
