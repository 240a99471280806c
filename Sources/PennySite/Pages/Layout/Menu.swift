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

/// The site's menu. Links depend only on the depth of a page. So entries without children are
/// rendered once for pages in the site's folders, and once for pages at its root.
struct Menu: Sendable {
    private struct Written: Sendable {
        let entry: MenuEntry
        /// The value on pages that belong to the entry, and on all other pages.
        let current, other: TemplateValue
    }

    let entries: [MenuEntry]
    private let written: [String: [Written]]

    init(_ entries: [MenuEntry]) {
        self.entries = entries
        written = Dictionary(
            uniqueKeysWithValues: ["", "../"].map { root in
                (root, entries.map { Self.written($0, root) })
            })
    }

    private static func written(_ entry: MenuEntry, _ root: String) -> Written {
        Written(
            entry: entry, current: value(entry, root, isCurrent: true),
            other: value(entry, root, isCurrent: false))
    }

    private static func value(
        _ entry: MenuEntry, _ root: String, isCurrent: Bool, below: [TemplateValue] = []
    ) -> TemplateValue {
        let link = entry.address.map { PageLink(title: entry.label, address: $0, entry.language) }
        return .object(
            entry.language.values.merging([
                "label": .text(entry.label), "href": .optional(link?.address(below: root)),
                "hreflang": .optional(link?.hreflang), "current": .flag(isCurrent),
                "entries": .list(below),
            ]))
    }

    /// - Parameters:
    ///   - root: the relative address of the site's root, from the page.
    ///   - section: the addresses of the pages that the page belongs to.
    func value(on path: String, root: String, in section: [String]) -> TemplateValue {
        let isCurrent = { (entry: MenuEntry) in
            entry.address.map { $0 == path || section.contains($0) } ?? false
        }
        let written = self.written[root] ?? entries.map { Self.written($0, root) }
        return .list(
            written.map { written in
                let entry = written.entry
                if entry.children.isEmpty {
                    return isCurrent(entry) ? written.current : written.other
                }
                // The link to its own page is the first below it.
                let own = entry.address == nil ? [] : [(entry: entry, depth: 1)]
                let below = own + entry.below()
                return Self.value(
                    entry, root, isCurrent: below.contains { isCurrent($0.entry) },
                    below: below.map { entry, depth in
                        .object([
                            "depth": .text("\(depth)"),
                            "entry": Self.value(entry, root, isCurrent: isCurrent(entry)),
                        ])
                    })
            })
    }
}
