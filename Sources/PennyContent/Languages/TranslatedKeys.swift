import PennyDiagnostics

/// The keys of a translation with those of its original.
enum TranslatedKeys {
    /// What is the same in all languages: it says what a page is and where it stands.
    private static let kept = [
        "kind", "order", "derivedFrom", "standards", "values", SectionList.key, PageLength.key,
    ]
    /// What a translation can say, but not take back.
    private static let draft = "draft"

    /// The keys of a translation in the places of its original's, and behind them those that it
    /// adds.
    static func merged(
        _ own: [ContentNode.Entry], over original: [ContentNode.Entry]
    ) -> [ContentNode.Entry] {
        var left = own
        var merged: [ContentNode.Entry] = []
        for entry in original {
            if let place = left.firstIndex(where: { $0.key == entry.key }) {
                merged.append(left.remove(at: place))
            } else {
                merged.append(entry)
            }
        }
        return merged + left
    }

    /// The keys by which a translation says another thing than its original, where it must not.
    static func faults(
        of own: [ContentNode.Entry], beside original: [ContentNode.Entry], in path: String
    ) -> [Diagnostic] {
        own.compactMap { entry in
            let other = original.first { $0.key == entry.key }
            let isKept = kept.contains(entry.key) || entry.key == draft && other != nil
            if !isKept || other.map({ isSame($0.value, entry.value) }) == true { return nil }
            let fault = ContentFault.keptFromOriginal(entry.key, original: path)
            return Diagnostic(.error, fault, at: entry.keyLocation)
        }
    }

    /// Whether two values say the same, wherever they stand.
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
