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
        sections = SetSections(site, tree)
        sets = sections.sets(of: site)
    }

    /// The way to a section in a folder of sets; nil for any other page.
    func way(to place: Int) -> [PageLink]? {
        let page = tree.pages[place]
        guard page.isSection, SetFolder.containing(page.id) != nil else { return nil }
        return sections.way(to: page.id).dropLast()
    }

    /// The sets of a section as cards; nil where it has none, or shows them as its pages.
    func cards(of place: Int) -> CardList? {
        let page = tree.pages[place]
        guard page.list == .cards else { return nil }
        if let folder = SetFolder(rawValue: page.folder) {
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
        guard [.list, .byDate].contains(section.list), let own = sets[section.folder[...]] else {
            return pages
        }
        let entries = pages + own.map { site.listed(site.records[Int($0)]) }
        return section.list == .byDate ? entries.newestFirst { $0.date } : entries
    }
}
