import PennyMarkup
import PennyTemplates

/// Where a page of prose stands among others: the way to it, the pages beside it, and those before
/// and behind it.
struct SectionPlace: Sendable {
    /// The sections above it, the outermost first.
    var way: [PageLink] = []
    /// The pages of its part of the site, with how deep they are.
    var menu: [(link: PageLink, depth: Int)] = []
    var previous: PageLink?
    var next: PageLink?

    /// Deeper pages stand no farther in: a narrow menu has no room for it.
    private static let deepest = 4

    func values(in frame: Frame, from page: String) -> TemplateValues {
        [
            "way": .list(way.map { $0.value(from: page) }),
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
            "more": .text(frame.numbers.text(SiteWords.sectionNeighbours)),
            "previous": previous.value(from: page),
            "next": next.value(from: page),
        ]
    }
}
