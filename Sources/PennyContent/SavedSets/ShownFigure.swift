public import PennyDiagnostics

/// A figure as shown when its set was saved, in the form that tools read: `2155.01`.
public struct ShownFigure: Equatable, Sendable {
    /// The name of the figure, such as `payment`.
    public let name: String
    public let text: String
    /// The location of the text.
    public let location: SourceLocation
}
