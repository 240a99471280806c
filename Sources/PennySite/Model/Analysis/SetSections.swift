import PennyContent
import PennyEngine
import PennyMarkup

/// The sections among the folders of saved sets: the folders with a page of their own. A set is in
/// the section of the nearest such folder.
struct SetSections: Sendable {
    /// The breadcrumbs of the sets in a section, by the path of its folder.
    private var breadcrumbs: [Substring: [PageLink]] = [:]

    init(_ site: AnalyzedEdition) {
        if site.site.pages.allSatisfy({ $0.setFolder == nil }) { return }
        let tree = SectionTree(site.site.pages)
        for (index, page) in tree.pages.enumerated() {
            // The page of a whole folder of sets is not a section of it.
            guard let top = page.setFolder, page.folder != top.name else { continue }
            let pages = (tree.ancestors(to: index) + [index]).map {
                site.link(to: tree.pages[$0], at: Address.page(tree.pages[$0].id))
            }
            breadcrumbs[page.folder[...]] = site.breadcrumbs(to: top, pages)
        }
    }

    /// Returns the list of the whole folder, then the sections that a file is in; empty for a file
    /// in none.
    ///
    /// - Parameter path: the path of a set's file or table, from the site’s folder.
    func breadcrumbs(to path: String) -> [PageLink] {
        section(of: path).flatMap { breadcrumbs[$0] } ?? []
    }

    /// Returns the folder of the section that a file is in.
    private func section(of path: String) -> Substring? {
        if breadcrumbs.isEmpty { return nil }
        var folder = Address.folder(of: path).dropLast()
        while !folder.isEmpty, breadcrumbs[folder] == nil {
            folder = Address.folder(of: folder).dropLast()
        }
        return folder.isEmpty ? nil : folder
    }

    /// Returns the sets of each section, by their indices among the records.
    func sets(of site: AnalyzedEdition) -> [Substring: [UInt32]] {
        if breadcrumbs.isEmpty { return [:] }
        var sets: [Substring: [UInt32]] = [:]
        for (index, set) in site.records.setIndices.enumerated() {
            guard let section = section(of: site.site.sets.heads[Int(set)].path) else { continue }
            sets[section, default: []].append(UInt32(index))
        }
        return sets
    }
}

extension AnalyzedEdition {
    /// Returns the breadcrumbs of a section in a folder of sets, which begin with the list of the
    /// whole folder.
    fileprivate func breadcrumbs(to folder: SetFolder, _ pages: [PageLink]) -> [PageLink] {
        let list = SetList(all: folder, site.calculators)
        if pages.first?.address == list.address { return pages }
        return [PageLink(title: numbers.text(list.heading), address: list.address)] + pages
    }
}

extension LoadedEdition {
    /// Returns the page that replaces the list of a folder of sets; nil without one.
    func page(of folder: SetFolder) -> ProsePage? {
        pages.first { $0.setFolder == folder && $0.folder == folder.name }
    }
}
