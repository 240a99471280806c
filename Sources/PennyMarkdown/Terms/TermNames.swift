/// The names of a glossary's terms, prepared once for searches in many texts.
public struct TermNames: Sendable {
    /// The uses of a term's names that become links.
    public enum Linking: Sendable {
        /// The first use in a text.
        case first
        /// The first use; a name of one word only in its own capitalization, and not at the start
        /// of a sentence.
        case caseSensitive
        case never
    }

    public struct Entry: Sendable, Equatable {
        public let id: String
        public let names: [String]
        public let linking: Linking

        public init(id: String, names: [String], linking: Linking) {
            self.id = id
            self.names = names
            self.linking = linking
        }
    }

    public struct AmbiguousName: Sendable, Equatable {
        /// The name in the spelling of the first term.
        public let name: String
        public let ids: [String]

        public init(name: String, ids: [String]) {
            self.name = name
            self.ids = ids
        }
    }

    /// The names that several terms share; they link to none.
    public let ambiguous: [AmbiguousName]
    let entries: [Entry]
    let trie: NameTrie

    public init(_ entries: [Entry]) {
        var builder = TermNamesBuilder()
        for (index, entry) in entries.enumerated() {
            for name in entry.names { builder.add(name, of: entry, at: index) }
        }
        self.entries = entries
        trie = builder.trie
        ambiguous = builder.claims.compactMap { claim in
            claim.ids.count < 2 ? nil : AmbiguousName(name: claim.name, ids: claim.ids)
        }
    }
}
