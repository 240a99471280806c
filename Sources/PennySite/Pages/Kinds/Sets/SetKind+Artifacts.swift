import PennyContent
import PennyEngine
import PennyMarkup

extension SetKind {
    /// The lists of sets. Sets themselves are rendered one at a time (`SetRenderer`).
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let tree = SectionTree(site.site.pages)
        return site.site.lists.filter { !hasPage($0, in: site.site) }.flatMap { list in
            let cards = site.cards(of: list)
            let parts = Pagination.all(
                of: list.address, entries: cards.count,
                perPage: site.site.configuration.entriesPerPage)
            let sections = list.calculator == nil ? site.sections(in: list.folder, tree) : []
            return parts.map { part in
                SetListPage(
                    list: list, part: part, count: list.folder.count(cards.cards.count),
                    cards: cards, sections: sections)
            }
        }
    }

    /// Whether the site has its own page for a list.
    private static func hasPage(_ list: SetList, in site: LoadedEdition) -> Bool {
        list.calculator == nil && site.page(of: list.folder) != nil
    }
}

extension AnalyzedEdition {
    /// The cards of a list.
    func cards(of list: SetList) -> CardGrid {
        CardGrid(
            months: list.folder == .budgets ? series.map(card) : [],
            cards: cards(where: list.holds), canChoose: canChooseSets)
    }

    /// Whether readers can save sets, and so choose some to compare.
    var canChooseSets: Bool { !savableCalculators.isEmpty }

    /// The sections of a folder that no other section contains.
    fileprivate func sections(
        in folder: SetFolder, _ tree: SectionTree
    ) -> [PageListing.Entry] {
        tree.pages.indices.filter {
            tree.sections[$0] == nil && tree.pages[$0].setFolder == folder
        }.map { listed(tree.pages[$0]) }
    }
}
