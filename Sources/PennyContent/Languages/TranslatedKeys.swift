import PennyDiagnostics

/// Combines the keys of a translation with those of its original.
enum TranslatedKeys {
    /// The keys that are the same in all languages, since they define the page and its position.
    private static let shared = Set(
        (ProsePage.sectionKeys.fields + Lesson.keys.fields + SetContent.keys.fields)
            .filter { !$0.isTranslated }.map(\.name) + [Snapshot.valuesKey])
    /// A key that a translation can add, but not change.
    private static let draft = "draft"

    /// Merges the entries of a translation over those of its original, in the original's order,
    /// followed by the added ones.
    static func merged(
        _ own: [ContentNode.Entry], over original: [ContentNode.Entry]
    ) -> [ContentNode.Entry] {
        var left = own
        var merged: [ContentNode.Entry] = []
        for entry in original {
            if let index = left.firstIndex(where: { $0.key == entry.key }) {
                merged.append(left.remove(at: index))
            } else {
                merged.append(entry)
            }
        }
        return merged + left
    }

    /// The faults of keys that a translation changes though they are the same in all languages.
    static func faults(
        of own: [ContentNode.Entry], beside original: [ContentNode.Entry], in path: String
    ) -> [Diagnostic] {
        own.compactMap { entry in
            let other = original.first { $0.key == entry.key }
            let isShared = shared.contains(entry.key) || entry.key == draft && other != nil
            if !isShared || other.map({ isSame($0.value, entry.value) }) == true { return nil }
            let fault = Fault.page.changesOriginal(entry.key, path)
            return Diagnostic(fault, at: entry.keyLocation)
        }
    }

    /// Whether two values are equal, ignoring their locations.
    private static func isSame(_ one: ContentNode, _ other: ContentNode) -> Bool {
        switch (one.value, other.value) {
        case (.text(let one), .text(let other)): one == other
        case (.list(let one), .list(let other)):
            one.count == other.count && zip(one, other).allSatisfy(isSame)
        case (.mapping(let one), .mapping(let other)):
            one.count == other.count
                && zip(one, other).allSatisfy { $0.key == $1.key && isSame($0.value, $1.value) }
        default: false
        }
    }
}
