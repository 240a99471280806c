import PennyTemplates

/// An entry of the menu: a link, or a name for others below it, or both.
struct MenuEntry: Sendable {
    let label: String
    /// From the site's root, or a whole address of another site.
    let address: String?
    /// The language of its label, where that is not the edition's.
    let language: TextLanguage?
    var children: [MenuEntry] = []

    /// The entries below it, with their depths.
    fileprivate func below(_ depth: Int = 1) -> [(entry: MenuEntry, depth: Int)] {
        children.flatMap { [($0, depth)] + $0.below(depth + 1) }
    }
}

/// An entry of the menu as a page shows it.
struct ShownMenuEntry: Sendable {
    struct Below: Sendable {
        let depth: Int
        let entry: ShownMenuEntry
    }

    let entry: MenuEntry
    /// The relative address of the site's root, from the page.
    let root: String
    /// Whether the page belongs to it.
    let isCurrent: Bool
    var below: [Below] = []

    private var link: PageLink? {
        entry.address.map { PageLink(title: entry.label, address: $0, entry.language) }
    }

    static let values: [PageValue<ShownMenuEntry>] =
        linkValues + [
            .list("entries", "The entries below it.", of: belowValues) { shown, _ in shown.below }
        ]

    private static let belowValues: [PageValue<Below>] = [
        .text("depth", "How deep it is: 1, 2 and so on.") { below, _ in "\(below.depth)" },
        .part("entry", "The entry.", of: innerValues) { below, _ in below.entry },
    ]

    private static let innerValues: [PageValue<ShownMenuEntry>] =
        linkValues + [
            .texts("entries", "Always empty.") { _, _ in [] }
        ]

    private static let linkValues: [PageValue<ShownMenuEntry>] =
        [
            .text("label", "The words of the entry.") { shown, _ in shown.entry.label },
            .optional("href", "Where it leads.") { shown, _ in
                shown.link?.address(below: shown.root)
            },
            .optional("hreflang", "The language of the page that it leads to, if it is another.") {
                shown, _ in shown.link?.hreflang
            },
            .flag("current", "Whether the page belongs to it.") { shown, _ in shown.isCurrent },
        ] + TextLanguage?.values.of { $0.entry.language }
}

/// The site's menu. Links depend only on the depth of a page. So entries without children are
/// made once for pages in the site's folders, and once for pages at its root.
struct Menu: Sendable {
    private struct Made: Sendable {
        let entry: MenuEntry
        /// The values on pages that belong to the entry, and on all other pages.
        let current, other: MadeValues<ShownMenuEntry>

        init(_ entry: MenuEntry, _ root: String) {
            self.entry = entry
            let shown = { ShownMenuEntry(entry: entry, root: root, isCurrent: $0) }
            current = MadeValues(ShownMenuEntry.values, of: shown(true))
            other = MadeValues(ShownMenuEntry.values, of: shown(false))
        }
    }

    let entries: [MenuEntry]
    private let made: [String: [Made]]

    init(_ entries: [MenuEntry]) {
        self.entries = entries
        made = Dictionary(
            uniqueKeysWithValues: ["", "../"].map { root in
                (root, entries.map { Made($0, root) })
            })
    }

    /// The entries on a page.
    ///
    /// - Parameters:
    ///   - root: the relative address of the site's root, from the page.
    ///   - section: the addresses of the pages that the page belongs to.
    func entries(
        on path: String, root: String, in section: [String]
    ) -> [MadeValues<ShownMenuEntry>] {
        let isCurrent = { (entry: MenuEntry) in
            entry.address.map { $0 == path || section.contains($0) } ?? false
        }
        let made = self.made[root] ?? entries.map { Made($0, root) }
        return made.map { made in
            let entry = made.entry
            if entry.children.isEmpty { return isCurrent(entry) ? made.current : made.other }
            // The link to its own page is the first below it.
            let own = entry.address == nil ? [] : [(entry: entry, depth: 1)]
            let below = (own + entry.below()).map { entry, depth in
                ShownMenuEntry.Below(
                    depth: depth,
                    entry: ShownMenuEntry(entry: entry, root: root, isCurrent: isCurrent(entry)))
            }
            return MadeValues(
                ShownMenuEntry.values,
                of: ShownMenuEntry(
                    entry: entry, root: root, isCurrent: below.contains { $0.entry.isCurrent },
                    below: below))
        }
    }
}
