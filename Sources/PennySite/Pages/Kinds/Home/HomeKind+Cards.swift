import PennyContent
import PennyEngine
import PennyMarkup

extension HomeKind {
    /// The most cards of a kind on the home page.
    private static let cardLimit = 12

    /// The most sets of a calculator that shares a group with others, where at least `manyKinds`
    /// calculators have no more.
    private static let fewSets = 2
    private static let manyKinds = 4

    /// A group of cards for each calculator. Calculators with few sets share one.
    static func cardGroups(of site: AnalyzedEdition) -> [HomePage.Group] {
        let kinds = site.site.calculators.all.filter(site.site.sets.kinds.contains).compactMap {
            kind in
            let cards = site.cards { $0 == kind }
            return cards.count == 0 ? nil : (calculator: kind, cards: cards)
        }
        let small = kinds.filter {
            $0.calculator.folder == .calculations && $0.cards.count <= fewSets
        }
        let shared = small.count >= manyKinds ? small : []
        let strips = kinds.filter { kind in
            !shared.contains { $0.calculator == kind.calculator }
        }
        let groups = strips.map { calculator, cards in
            let list = SetList.lists(with: calculator, site.site.calculators)[0]
            return group(list, cards, list.label, isStrip: true, site)
        }
        if shared.isEmpty { return groups }
        let all = SetList(all: .calculations, site.site.calculators)
        let kindsShared = Set(shared.map(\.calculator))
        let rest = site.cards(where: kindsShared.contains)
        return groups + [group(all, rest, SiteWords.homeMore, isStrip: false, site)]
    }

    private static func group(
        _ list: SetList, _ cards: SetCards, _ label: Message, isStrip: Bool, _ site: AnalyzedEdition
    ) -> HomePage.Group {
        HomePage.Group(
            label: site.numbers.text(label), address: list.address,
            note: site.numbers.text(list.folder.count(cards.count)), isStrip: isStrip,
            cards: cards.first(cardLimit))
    }
}
