public import PennyDiagnostics

/// A YAML value with its place; scalars are the text that stands there.
public struct ContentNode: Equatable, Sendable {
    public indirect enum Value: Equatable, Sendable {
        case text(String)
        case list([ContentNode])
        case mapping([Entry])
    }

    public struct Entry: Equatable, Sendable {
        public let key: String
        public let keyLocation: SourceLocation
        public let value: ContentNode
    }

    public let value: Value
    public let location: SourceLocation
}
