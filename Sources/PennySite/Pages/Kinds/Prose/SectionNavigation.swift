import PennyMarkup
import PennyTemplates

/// The navigation of a page of prose: its breadcrumbs, the pages of its section, and the pages
/// before and after it.
struct SectionNavigation: Sendable {
    /// The sections above it, the outermost first.
    var breadcrumbs: [PageLink] = []
    /// The pages of its part of the site, with their depths.
    var menu: [(link: PageLink, depth: Int)] = []
    var previous: PageLink?
    var next: PageLink?

    /// The greatest depth that is indented: a narrow menu has no room for more.
    private static let deepest = 4

    func values(in layout: Layout, from page: String) -> TemplateValues {
        [
            "breadcrumbs": .list(breadcrumbs.map { $0.value(from: page) }),
            "sectionMenu": .list(
                menu.map { link, depth in
                    .object([
                        "link": link.value(from: page),
                        "depth": .text("\(min(depth, Self.deepest))"),
                        "isCurrent": .flag(link.address == page),
                    ])
                }),
            "sectionTitle": .text(menu.first?.link.title ?? ""),
            "hasNeighbours": .flag(previous != nil || next != nil),
            "more": .text(layout.numbers.text(SiteWords.sectionNeighbours)),
            "previous": previous.value(from: page),
            "next": next.value(from: page),
        ]
    }
}
