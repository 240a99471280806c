import PennyContent
import PennyEngine
import PennyTemplates

/// A list of sets: all of a folder, or those of one of its kinds.
struct ListPage: Page {
    let list: SetList
    /// How many sets there are, in words.
    let count: String
    let about: String
    let cards: [Card]
    /// Whether readers can save sets of their own.
    let canSave: Bool

    var id: String { "list:\(list.address)" }
    var origin: String { "the list of \(list.heading.lowercased())" }
    var pageHead: PageHead { PageHead(path: list.address, template: "list") }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: list.heading, description: about,
            section: [Address.list(of: list.folder)],
            own: [
                "intro": .flag(false),
                "count": .text(count),
                "saved": .optional(
                    canSave ? Address.relative(from: list.address, to: Address.saved) : nil),
                "isStrip": .flag(false),
                "isTop": .flag(true),
                "cards": .list(cards.map { $0.value(from: list.address) }),
            ])
    }
}

/// The lists of sets.
enum ListKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let canSave = !SavedKind.kinds(of: site).isEmpty
        let cards = site.sets.all.indices.map(site.card)
        return site.site.lists.map { list in
            let places = site.sets.all.indices.filter { list.holds(site.sets.all[$0].set) }
            let count = site.countText(places.count, list.folder)
            let months = list.folder == .budgets ? site.series.map(site.card) : []
            return ListPage(
                list: list, count: count,
                about: about(list, places.map { site.sets.titles[$0] }, count: count),
                cards: months + places.map { cards[$0] }, canSave: canSave)
        }
    }

    /// Whose list it is, how long, and what it begins with.
    private static func about(_ list: SetList, _ titles: [String], count: String) -> String {
        let kind = list.calculator.map { "\($0.label.many): " } ?? ""
        let names = titles.map { " " + $0.closed }.joined()
        return "\(kind)\(count) with figures, tables and reasons.\(names)"
    }
}
