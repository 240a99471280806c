import PennyContent
import PennyEngine

/// The saved sets of sections, which they show in addition to their pages.
struct SectionContents {
    private let site: AnalyzedEdition
    private let tree: SectionTree
    private let sections: SetSections
    /// The indexes of sets among the records, by the folder of their section.
    private let sets: [Substring: [UInt32]]

    init(_ site: AnalyzedEdition, _ tree: SectionTree) {
        self.site = site
        self.tree = tree
        sections = SetSections(site)
        sets = sections.sets(of: site)
    }

    /// The breadcrumbs of a section in a folder of sets; nil for any other page.
    func breadcrumbs(to index: Int) -> [PageLink]? {
        let page = tree.pages[index]
        if page.setFolder == nil { return nil }
        return sections.breadcrumbs(to: page.id).dropLast()
    }

    /// The sets of a section as cards; nil where it has none, or lists them like its pages.
    func cards(of index: Int) -> CardGrid? {
        let page = tree.pages[index]
        guard page.list == .cards else { return nil }
        if let folder = wholeFolder(of: page) {
            let all = site.cards(of: SetList(all: folder, site.site.calculators))
            return all.count == 0 ? nil : all
        }
        guard let own = sets[page.folder[...]] else { return nil }
        return CardGrid(cards: site.cards(of: own), canChoose: site.canChooseSets)
    }

    /// The entries of a section: its pages, and its sets where it lists both in the same form.
    ///
    /// - Parameter pages: the pages in order. Pages of one day keep it.
    func entries(of index: Int, _ pages: [PageListing.Entry]) -> [PageListing.Entry] {
        let section = tree.pages[index]
        guard section.setFolder != nil, [.list, .byDate].contains(section.list) else {
            return pages
        }
        let own = recordIndices(of: section)
        if own.isEmpty { return pages }
        let entries = pages + own.map { site.listed(site.records[Int($0)]) }
        return section.list == .byDate ? entries.newestFirst { $0.date } : entries
    }

    /// The folder of sets whose own page it is, with all sets of the folder; nil for any other
    /// page.
    private func wholeFolder(of page: ProsePage) -> SetFolder? {
        page.setFolder.flatMap { page.folder == $0.name ? $0 : nil }
    }

    /// The indexes among the records of a section's sets.
    private func recordIndices(of section: ProsePage) -> [UInt32] {
        guard let folder = wholeFolder(of: section) else { return sets[section.folder[...]] ?? [] }
        return site.recordIndices(where: SetList(all: folder, site.site.calculators).holds)
    }
}
