import PennyDiagnostics

/// Tells the keys of a mapping apart: of a few by comparing them all, which is cheaper than to
/// hash them; of many, of which a file may have thousands, by a set.
struct DistinctKeys {
    private var many: Set<String> = []
    private static let few = 16

    /// - Parameter entries: those of the keys that were added before.
    /// - Returns: where the key stands that is the same.
    mutating func add(
        _ key: String, to entries: [ContentNode.Entry]
    ) -> SourceLocation? {
        if entries.count < Self.few { return Self.place(of: key, in: entries) }
        if entries.count == Self.few { many.formUnion(entries.map(\.key)) }
        return many.insert(key).inserted ? nil : Self.place(of: key, in: entries)
    }

    private static func place(
        of key: String, in entries: [ContentNode.Entry]
    ) -> SourceLocation? {
        entries.first { $0.key == key }?.keyLocation
    }
}
