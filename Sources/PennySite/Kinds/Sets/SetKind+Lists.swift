import PennyContent
import PennyEngine

extension SetKind {
    /// The lists of sets. The sets' own pages are made in their turns.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let canSave = !SavedKind.kinds(of: site).isEmpty
        return site.site.lists.map { list in
            let cards = site.cards(where: list.holds)
            let count = site.countText(cards.count, list.folder)
            let months = list.folder == .budgets ? site.series.map(site.card) : []
            return ListPage(
                list: list, count: count, about: about(list, cards, count: count),
                months: months, cards: cards, canSave: canSave)
        }
    }

    /// So many titles fill what is shown of a description.
    private static let titleLimit = 60

    /// Whose list it is, how long, and what it begins with.
    private static func about(_ list: SetList, _ cards: SetCards, count: String) -> String {
        let kind = list.calculator.map { "\($0.label.many): " } ?? ""
        let names = cards.first(titleLimit).map { " " + $0.link.title.closed }.joined()
        return "\(kind)\(count) with figures, tables and reasons.\(names)"
    }
}
