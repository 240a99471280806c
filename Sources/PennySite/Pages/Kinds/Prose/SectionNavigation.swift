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

    static let values: [PageValue<ShownPage<SectionNavigation>>] =
        [
            .list(
                "breadcrumbs", "The sections above the page, the outermost first.",
                of: PageLink.values
            ) { navigation, _ in navigation.breadcrumbs },
            .list("sectionMenu", "The pages of its part of the site.", of: menuValues) {
                navigation, _ in navigation.menu
            },
            .text("sectionTitle", "The title of the section.") { navigation, _ in
                navigation.menu.first?.link.title ?? ""
            },
            .flag("hasNeighbours", "Whether there is a page before or behind it.") {
                navigation, _ in navigation.previous != nil || navigation.next != nil
            },
        ]
        + Neighbours.values.of { Neighbours(previous: $0.previous, next: $0.next) }
        + [Neighbours.label { $0.numbers.text(SiteWords.sectionNeighbours) }]

    private static let menuValues: [PageValue<(link: PageLink, depth: Int)>] = [
        .part("link", "The page.", of: PageLink.values) { entry, _ in entry.link },
        .text("depth", "How deep it is: 0 to 4.") { entry, _ in "\(min(entry.depth, deepest))" },
        .flag("isCurrent", "Whether it is this page.") { entry, address in
            entry.link.address == address
        },
    ]
}
