import PennyContent
import PennyMarkup

/// The sections that the folders of saved sets are: those with a page of their own. A set is in the
/// section of the nearest folder that has one.
struct SetSections: Sendable {
    /// The pages of folders that lie in a folder of sets, by the paths of the folders.
    private var ways: [Substring: [PageLink]] = [:]

    init(_ site: CheckedSite) {
        if site.site.pages.allSatisfy({ $0.setFolder == nil }) { return }
        let tree = PageTree(site.site.pages)
        for (place, page) in tree.pages.enumerated() {
            // Beside the whole folder there is no section to tell of.
            guard let top = page.setFolder, page.folder != top.name else { continue }
            let pages = (tree.way(to: place) + [place]).map {
                site.link(to: tree.pages[$0], at: Address.page(tree.pages[$0].id))
            }
            ways[page.folder[...]] = site.way(to: top, pages)
        }
    }

    /// The list of the whole folder, then the sections that a file is in; nothing for one in none.
    ///
    /// - Parameter path: the file of a set, or of a table, from the site’s folder.
    func way(to path: String) -> [PageLink] {
        section(of: path).flatMap { ways[$0] } ?? []
    }

    /// The folder whose page has the set of a file.
    private func section(of path: String) -> Substring? {
        if ways.isEmpty { return nil }
        var folder = Address.folder(of: path).dropLast()
        while !folder.isEmpty, ways[folder] == nil {
            folder = Address.folder(of: folder).dropLast()
        }
        return folder.isEmpty ? nil : folder
    }

    /// The sets of each section, by their places among the records.
    func sets(of site: CheckedSite) -> [Substring: [UInt32]] {
        if ways.isEmpty { return [:] }
        var found: [Substring: [UInt32]] = [:]
        for (index, place) in site.records.places.enumerated() {
            guard let section = section(of: site.site.sets.heads[Int(place)].path) else { continue }
            found[section, default: []].append(UInt32(index))
        }
        return found
    }
}

extension CheckedSite {
    /// The way to a section in a folder of sets, which begins with the list of them all.
    fileprivate func way(to folder: SetFolder, _ pages: [PageLink]) -> [PageLink] {
        let list = SetList(folder: folder, calculator: nil)
        if pages.first?.address == list.address { return pages }
        return [PageLink(title: numbers.text(list.heading), address: list.address)] + pages
    }
}

extension Site {
    /// The page that is written for a folder of sets, in place of the list that there is without.
    func page(of folder: SetFolder) -> ProsePage? {
        pages.first { $0.setFolder == folder && $0.folder == folder.name }
    }
}
