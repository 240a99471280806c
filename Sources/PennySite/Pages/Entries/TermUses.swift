import PennyContent
import PennyEngine

/// The pages that use each term: those whose text links to it, or whose front matter names it.
struct TermUses: Sendable {
    /// The heading for one kind of pages on a term's page.
    struct Heading: Sendable {
        /// The rank: the smallest comes first. No two kinds have the same.
        let order: Int
        let label: Message

        /// The heading of pages of text, such as the home page.
        static let pages = Heading(order: 2, label: LearnWords.termUsesPages)
    }

    private var pages: [String: [(heading: Heading, link: PageLink)]] = [:]

    init(_ site: AnalyzedEdition) {
        if site.site.glossary.isEmpty { return }
        for kind in ContentKinds.all { kind.addUses(of: site, to: &self) }
    }

    /// Adds a page and the terms it uses.
    mutating func add(
        _ heading: Heading, _ link: PageLink, _ terms: some Sequence<String>
    ) {
        for id in terms { pages[id, default: []].append((heading, link)) }
    }

    /// All terms that a page uses.
    var terms: Set<String> { Set(pages.keys) }

    /// The pages that use a term, by kind.
    func pages(of id: String) -> [(label: Message, pages: [PageLink])] {
        let groups = Dictionary(grouping: pages[id] ?? [], by: \.heading.order)
        return groups.sorted { $0.key < $1.key }.map { _, pages in
            (pages[0].heading.label, pages.map(\.link))
        }
    }
}

extension AnalyzedEdition {
    /// The terms that a body links to, and those that its file names.
    func terms(in path: String, _ named: [LocatedWord] = []) -> Set<String> {
        (content.bodies[path]?.terms ?? []).union(named.map(\.text))
    }
}
