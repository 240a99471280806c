import PennyTemplates

/// The site's menu. How its links are written depends only on how deep a page stands, so they
/// are written once for the pages of the site's folders, and those at its root.
struct Menu: Sendable {
    private struct Entry: Sendable {
        let address: String
        /// On pages of the part that it leads to, and on all others.
        let current, other: TemplateValue

        init(_ link: PageLink, root: String) {
            func value(isCurrent: Bool) -> TemplateValue {
                .object(
                    link.language.values.merging([
                        "label": .text(link.title), "href": .text(root + link.address),
                        "hreflang": .optional(link.hreflang), "current": .flag(isCurrent),
                    ]))
            }
            address = link.address
            current = value(isCurrent: true)
            other = value(isCurrent: false)
        }
    }

    let links: [PageLink]
    private let entries: [String: [Entry]]

    init(_ links: [PageLink]) {
        self.links = links
        entries = Dictionary(
            uniqueKeysWithValues: ["", "../"].map { root in
                (root, links.map { Entry($0, root: root) })
            })
    }

    /// - Parameters:
    ///   - root: the way from the page to the site's root.
    ///   - section: the addresses of what the page is a part of.
    func value(on path: String, root: String, in section: [String]) -> TemplateValue {
        let entries = self.entries[root] ?? links.map { Entry($0, root: root) }
        return .list(
            entries.map { entry in
                entry.address == path || section.contains(entry.address)
                    ? entry.current : entry.other
            })
    }
}
