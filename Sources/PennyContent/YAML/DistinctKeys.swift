import PennyDiagnostics

/// Finds duplicate keys of a mapping: a few keys by comparing them all, which is cheaper than
/// hashing; many keys, and a file may have thousands, with a set.
struct DistinctKeys {
    private var many: Set<String> = []
    private static let few = 16

    /// - Parameter entries: the entries of the keys that were added before.
    /// - Returns: the location of an equal key; nil if there is none.
    mutating func add(
        _ key: String, to entries: [ContentNode.Entry]
    ) -> SourceLocation? {
        if entries.count < Self.few { return Self.location(of: key, in: entries) }
        if entries.count == Self.few { many.formUnion(entries.map(\.key)) }
        return many.insert(key).inserted ? nil : Self.location(of: key, in: entries)
    }

    private static func location(
        of key: String, in entries: [ContentNode.Entry]
    ) -> SourceLocation? {
        entries.first { $0.key == key }?.keyLocation
    }
}
