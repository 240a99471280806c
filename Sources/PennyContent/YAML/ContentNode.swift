public import PennyDiagnostics

/// A YAML value with its place; scalars are the text that stands there.
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

        /// Most keys that are asked for have another length, which is the cheapest to compare.
        func isNamed(_ name: String) -> Bool {
            key.utf8.count == name.utf8.count && key == name
        }
    }

    public let value: Value
    public let location: SourceLocation
}
