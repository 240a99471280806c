import PennyContent

/// What the sections of folders of saved sets have beside their pages: the sets.
struct SectionContents {
    private let site: CheckedSite
    private let tree: PageTree
    private let sections: SetSections
    /// By the folders of the sections, by their places among the records.
    private let sets: [Substring: [UInt32]]

    init(_ site: CheckedSite, _ tree: PageTree) {
        self.site = site
        self.tree = tree
        sections = SetSections(site)
        sets = sections.sets(of: site)
    }

    /// The way to a section in a folder of sets; nil for any other page.
    func way(to place: Int) -> [PageLink]? {
        let page = tree.pages[place]
        if page.setFolder == nil { return nil }
        return sections.way(to: page.id).dropLast()
    }

    /// The sets of a section as cards; nil where it has none, or shows them as its pages.
    func cards(of place: Int) -> CardList? {
        let page = tree.pages[place]
        guard page.list == .cards else { return nil }
        if let folder = wholeFolder(of: page) {
            let all = site.cards(of: SetList(folder: folder, calculator: nil))
            return all.count == 0 ? nil : all
        }
        guard let own = sets[page.folder[...]] else { return nil }
        return CardList(cards: site.cards(of: own), canChoose: site.canChooseSets)
    }

    /// The pages of a section, and its sets where they are shown in the same way.
    ///
    /// - Parameter pages: in their order, which those of one day keep.
    func entries(of place: Int, _ pages: [SectionEntries.Entry]) -> [SectionEntries.Entry] {
        let section = tree.pages[place]
        guard section.setFolder != nil, [.list, .byDate].contains(section.list) else {
            return pages
        }
        let own = places(of: section)
        if own.isEmpty { return pages }
        let entries = pages + own.map { site.listed(site.records[Int($0)]) }
        return section.list == .byDate ? entries.newestFirst { $0.date } : entries
    }

    /// The folder of sets whose own page a page is: it has all sets of the folder.
    private func wholeFolder(of page: ProsePage) -> SetFolder? {
        page.setFolder.flatMap { page.folder == $0.name ? $0 : nil }
    }

    /// The sets of a section, by their places among the records.
    private func places(of section: ProsePage) -> [UInt32] {
        guard let folder = wholeFolder(of: section) else { return sets[section.folder[...]] ?? [] }
        return site.places(where: SetList(folder: folder, calculator: nil).holds)
    }
}
