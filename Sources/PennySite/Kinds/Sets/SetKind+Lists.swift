import PennyContent
import PennyEngine
import PennyMarkup

extension SetKind {
    /// The lists of sets. The sets' own pages are made in their turns.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let canSave = !SavedKind.kinds(of: site).isEmpty
        return site.site.lists.flatMap { list in
            let cards = site.cards(where: list.holds)
            let months = list.folder == .budgets ? site.series.map(site.card) : []
            let parts = ListPart.all(
                of: list.address, entries: months.count + cards.count,
                perPage: site.site.configuration.entriesPerPage)
            return parts.map { part in
                ListPage(
                    list: list, part: part, count: list.folder.count(cards.count),
                    months: months, cards: cards, canSave: canSave)
            }
        }
    }
}
