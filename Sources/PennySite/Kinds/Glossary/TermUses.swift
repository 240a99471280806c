import PennyContent
import PennyEngine

/// Where each term is used: the pages whose text links to it, or that name it
/// as one to know.
struct TermUses: Sendable {
    /// What a word's page calls the pages of a kind that use it.
    struct Heading: Sendable {
        /// Those with the smallest come first; no two kinds have the same.
        let order: Int
        let label: Message
    }

    private var pages: [String: [(heading: Heading, link: PageLink)]] = [:]

    init(_ site: CheckedSite) {
        if site.site.glossary.isEmpty { return }
        for kind in ContentKinds.all { kind.addUses(of: site, to: &self) }
    }

    /// Adds a page with the terms that it uses.
    mutating func add(
        _ heading: Heading, _ link: PageLink, _ terms: some Sequence<String>
    ) {
        for id in terms { pages[id, default: []].append((heading, link)) }
    }

    /// The terms that pages use.
    var terms: Set<String> { Set(pages.keys) }

    /// The pages that use a term, kind by kind.
    func pages(of id: String) -> [(label: Message, pages: [PageLink])] {
        let groups = Dictionary(grouping: pages[id] ?? [], by: \.heading.order)
        return groups.sorted { $0.key < $1.key }.map { _, pages in
            (pages[0].heading.label, pages.map(\.link))
        }
    }
}

extension CheckedSite {
    /// The terms that a body links to, and those that its file names.
    func terms(in path: String, _ named: [LocatedWord] = []) -> Set<String> {
        (content.bodies[path]?.terms ?? []).union(named.map(\.text))
    }
}
