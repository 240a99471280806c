public import PennyDiagnostics

/// A figure as it was shown when its set was saved, as tools read it: `2155.01`.
public struct ShownFigure: Equatable, Sendable {
    /// The name of the figure: `payment`.
    public let name: String
    public let text: String
    /// Where the text stands.
    public let location: SourceLocation
}
