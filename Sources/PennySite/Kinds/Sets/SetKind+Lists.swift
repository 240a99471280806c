import PennyContent
import PennyEngine
import PennyMarkup

extension SetKind {
    /// The lists of sets. The sets' own pages are made in their turns.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let tree = PageTree(site.site.pages)
        return site.site.lists.filter { !hasPage($0, in: site.site) }.flatMap { list in
            let cards = site.cards(of: list)
            let parts = ListPart.all(
                of: list.address, entries: cards.count,
                perPage: site.site.configuration.entriesPerPage)
            let sections = list.calculator == nil ? site.sections(in: list.folder, tree) : []
            return parts.map { part in
                ListPage(
                    list: list, part: part, count: list.folder.count(cards.cards.count),
                    cards: cards, sections: sections)
            }
        }
    }

    /// Whether somebody has written the page of a list.
    private static func hasPage(_ list: SetList, in site: Site) -> Bool {
        list.calculator == nil && site.page(of: list.folder) != nil
    }
}

extension CheckedSite {
    /// All that a list shows.
    func cards(of list: SetList) -> CardList {
        CardList(
            months: list.folder == .budgets ? series.map(card) : [],
            cards: cards(where: list.holds), canChoose: canChooseSets)
    }

    /// Whether readers can save sets, and so choose some to compare.
    var canChooseSets: Bool { !SavedKind.kinds(of: self).isEmpty }

    /// The sections of a folder that are in no other section.
    fileprivate func sections(
        in folder: SetFolder, _ tree: PageTree
    ) -> [SectionEntries.Entry] {
        tree.pages.indices.filter {
            tree.sections[$0] == nil && tree.pages[$0].setFolder == folder
        }.map { listed(tree.pages[$0]) }
    }
}
