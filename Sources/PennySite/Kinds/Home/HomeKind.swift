import PennyContent
import PennyDiagnostics
import PennyEngine

/// The home page: what a site has, at a glance; and the page for addresses that lead nowhere.
enum HomeKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let home = site.site.home
        return [
            HomePage(
                origin: home?.location.path ?? "the home page",
                heading: home.map(site.title) ?? site.site.configuration.title,
                summary: home.map { site.filled($0.description) } ?? "",
                intro: home.flatMap {
                    site.body(SourcePath.page($0, in: site.site.folder))
                },
                doors: doors(of: site),
                report: site.site.report.map { LatestMoves($0) },
                groups: cardGroups(of: site)),
            NotFoundPage(),
        ]
    }

    /// Where a beginner can go in, as far as the site has it.
    private static func doors(of site: CheckedSite) -> [HomePage.Door] {
        let (site, budgets) = (site.site, SetList(folder: .budgets, calculator: nil))
        return [
            site.lists.contains(budgets)
                ? HomePage.Door(
                    label: "Plan a budget", text: "What comes in, goes out and is left",
                    address: budgets.address) : nil,
            site.glossary.isEmpty
                ? nil
                : HomePage.Door(
                    label: "Look up a word", text: "Money words in plain language",
                    address: Address.glossary),
            site.lessons.isEmpty
                ? nil
                : HomePage.Door(
                    label: "Learn step by step", text: "Short chapters with questions",
                    address: Address.lessons),
            site.report.map { _ in
                HomePage.Door(
                    label: "Today’s report", text: "How the day went, and the days before",
                    address: Address.report)
            },
            site.explanations.isEmpty
                ? nil
                : HomePage.Door(
                    label: "Calculators", text: "What each answers, and how",
                    address: Address.calculators),
        ].compactMap(\.self)
    }

    // MARK: - Cards

    /// How many cards of a kind the home page shows.
    private static let cardLimit = 12

    /// So few of a kind make no strip of their own, where so many kinds have no more.
    private static let fewSets = 2
    private static let manyKinds = 4

    /// A group for each kind of set there is; kinds of which a site has little share one.
    private static func cardGroups(of site: CheckedSite) -> [HomePage.Group] {
        let kinds = Calculator.allCases.filter(site.site.sets.kinds.contains).compactMap { kind in
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
            let list = SetList.lists(with: calculator)[0]
            return group(list, cards, list.label, isStrip: true, site)
        }
        if shared.isEmpty { return groups }
        let all = SetList(folder: .calculations, calculator: nil)
        let kindsShared = Set(shared.map(\.calculator))
        let rest = site.cards(where: kindsShared.contains)
        return groups + [group(all, rest, "More calculations", isStrip: false, site)]
    }

    private static func group(
        _ list: SetList, _ cards: SetCards, _ label: String, isStrip: Bool, _ site: CheckedSite
    ) -> HomePage.Group {
        HomePage.Group(
            label: label, address: list.address,
            note: site.countText(cards.count, list.folder), isStrip: isStrip,
            cards: cards.first(cardLimit))
    }
}
