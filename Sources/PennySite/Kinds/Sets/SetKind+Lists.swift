import PennyContent
import PennyEngine
import PennyMarkup

extension SetKind {
    /// The lists of sets. The sets' own pages are made in their turns.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let canSave = !SavedKind.kinds(of: site).isEmpty
        return site.site.lists.map { list in
            let cards = site.cards(where: list.holds)
            let count = list.folder.count(cards.count)
            let months = list.folder == .budgets ? site.series.map(site.card) : []
            return ListPage(
                list: list, count: site.numbers.text(count),
                about: about(list, cards, count: count, site.numbers),
                months: months, cards: cards, canSave: canSave)
        }
    }

    /// So many titles fill what is shown of a description.
    private static let titleLimit = 60

    /// Whose list it is, how long, and what it begins with.
    private static func about(
        _ list: SetList, _ cards: SetCards, count: Message, _ numbers: NumberWriter
    ) -> String {
        let about =
            list.calculator.map {
                SiteWords.listAboutCalculator(calculator: $0.words.many, count: count)
            } ?? SiteWords.listAbout(count: count)
        let titles = cards.first(titleLimit).map { numbers.sentence($0.link.title) }
        return ([numbers.text(about)] + titles).joined(separator: " ")
    }
}
