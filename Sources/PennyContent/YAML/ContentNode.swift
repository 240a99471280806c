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

        /// Whether it is named so, where `Kind` may stand for `kind`.
        func isNamed(_ name: String, anyCase: Bool) -> Bool {
            key.utf8.count == name.utf8.count
                && zip(key.utf8, name.utf8).allSatisfy {
                    $0 == $1 || anyCase && $0 ^ $1 == 0x20 && $0.isLetter
                }
        }

        /// The entry under another name.
        func named(_ name: String) -> Self {
            Self(key: name, keyLocation: keyLocation, value: value)
        }
    }

    public let value: Value
    public let location: SourceLocation
}

extension [ContentNode.Entry] {
    /// The entries under these names where they have other capitals.
    func named(as names: [String]) -> [ContentNode.Entry] {
        map { entry in
            if names.contains(where: entry.isNamed) { return entry }
            let name = names.first { name in
                entry.isNamed(name, anyCase: true) && !contains { $0.isNamed(name) }
            }
            return name.map(entry.named) ?? entry
        }
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
