import PennyContent
import PennyEngine

/// The tree of prose pages, by their folders. A page is in the section of the nearest folder above
/// that has a page of its own; without one it is in no section.
struct SectionTree: Sendable {
    let pages: [ProsePage]
    /// The section of each page, by the page's index; nil for none.
    private(set) var sections: [Int?] = []
    /// The pages of each section, in the order in which the section lists them.
    private(set) var children: [[Int]]

    /// - Parameter pages: the pages in order; the pages of a section keep that order.
    init(_ pages: [ProsePage]) {
        self.pages = pages
        children = Array(repeating: [], count: pages.count)
        var sectionIndices: [Substring: Int] = [:]
        for index in pages.indices where pages[index].isSection {
            sectionIndices[pages[index].folder[...]] = index
        }
        for index in pages.indices {
            var folder = pages[index].folder[...]
            if pages[index].isSection { folder = Self.above(folder) }
            while !folder.isEmpty, sectionIndices[folder] == nil { folder = Self.above(folder) }
            let section = sectionIndices[folder]
            sections.append(section)
            if let section { children[section].append(index) }
        }
        for index in pages.indices where pages[index].list == .byDate {
            children[index] = children[index].newestFirst { pages[$0].date }
        }
    }

    private static func above(_ folder: Substring) -> Substring {
        folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { folder[..<$0] } ?? ""
    }

    /// Returns the sections above a page, the outermost first.
    func ancestors(to index: Int) -> [Int] {
        var ancestors: [Int] = []
        var above = sections[index]
        while let section = above {
            ancestors.append(section)
            above = sections[section]
        }
        return ancestors.reversed()
    }

    /// The pages without a date in sections by date, with their sections. Sections themselves need
    /// no date.
    var undated: [(page: ProsePage, section: ProsePage)] {
        pages.indices.compactMap { index in
            guard let section = sections[index], pages[section].list == .byDate,
                pages[index].date == nil, !pages[index].isSection
            else { return nil }
            return (pages[index], pages[section])
        }
    }

    // MARK: - Reading on

    /// Returns the pages before and after one. A section by date goes from the oldest page to the
    /// newest; any other section goes from its own page through all pages in it.
    func neighbors(of index: Int) -> (previous: Int?, next: Int?) {
        guard let section = sections[index] ?? (children[index].isEmpty ? nil : index) else {
            return (nil, nil)
        }
        let isByDate = section != index && pages[section].list == .byDate
        let row = isByDate ? children[section].reversed() : readingOrder(from: index)
        guard let own = row.firstIndex(of: index) else { return (nil, nil) }
        return (own > 0 ? row[own - 1] : nil, own + 1 < row.count ? row[own + 1] : nil)
    }

    /// Returns the pages of a page's part of the tree in reading order.
    private func readingOrder(from index: Int) -> [Int] {
        var top = index
        while let section = sections[top], pages[section].list != .byDate { top = section }
        var order: [Int] = []
        var rest = [top]
        while let next = rest.popLast() {
            order.append(next)
            if pages[next].list != .byDate { rest += children[next].reversed() }
        }
        return order
    }

    // MARK: - The menu of a section

    /// Returns the section menu of a page: the pages of the outermost section, and of each section
    /// down to the page, with their depths. It is empty in a section by date, which may have a
    /// great many pages.
    func menu(for index: Int) -> [(index: Int, depth: Int)] {
        let ancestors = ancestors(to: index) + [index]
        guard ancestors.count > 1,
            !ancestors.dropLast().contains(where: { pages[$0].list == .byDate })
        else { return [] }
        let open = Set(ancestors)
        var menu: [(index: Int, depth: Int)] = []
        var rest = [(index: ancestors[0], depth: 0)]
        while let next = rest.popLast() {
            menu.append(next)
            if !open.contains(next.index) || pages[next.index].list == .byDate { continue }
            rest += children[next.index].reversed().map { ($0, next.depth + 1) }
        }
        return menu
    }
}
