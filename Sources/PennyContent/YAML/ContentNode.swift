public import PennyDiagnostics

/// A YAML value with its location. Scalars are plain text.
public struct ContentNode: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case text(String)
        case list([ContentNode])
        case mapping([Entry])
    }

    public struct Entry: Equatable, Sendable {
        public let key: String
        public let keyLocation: SourceLocation
        public let value: ContentNode

        /// Whether the entry has this key. The cheap comparison of lengths comes first.
        func isNamed(_ name: String) -> Bool {
            key.utf8.count == name.utf8.count && key == name
        }
    }

    public let value: Value
    public let location: SourceLocation
}
