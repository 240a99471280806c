public import PennyDiagnostics

/// A key with its text, and the location to report faults at.
public struct TypedText: Equatable, Sendable {
    public let key: String
    public let text: String
    public let location: SourceLocation

    public init(_ key: String, _ text: String, at location: SourceLocation) {
        self.key = key
        self.text = text
        self.location = location
    }
}
