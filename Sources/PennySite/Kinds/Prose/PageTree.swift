import PennyContent
import PennyEngine

/// The pages of prose as their folders make them a tree. A page is in the section of the nearest
/// folder above that has a page of its own; without one it stands by itself.
struct PageTree: Sendable {
    let pages: [ProsePage]
    /// The section that each page is in.
    private(set) var sections: [Int?] = []
    /// The pages of each section, in the order in which it shows them.
    private(set) var children: [[Int]]

    /// - Parameter pages: in their order, which pages of a section keep.
    init(_ pages: [ProsePage]) {
        self.pages = pages
        children = Array(repeating: [], count: pages.count)
        var places: [Substring: Int] = [:]
        for place in pages.indices where pages[place].isSection {
            places[pages[place].folder[...]] = place
        }
        for place in pages.indices {
            var folder = pages[place].folder[...]
            if pages[place].isSection { folder = Self.above(folder) }
            while !folder.isEmpty, places[folder] == nil { folder = Self.above(folder) }
            let section = places[folder]
            sections.append(section)
            if let section { children[section].append(place) }
        }
        for place in pages.indices where pages[place].list == .byDate {
            children[place] = children[place].newestFirst { pages[$0].date }
        }
    }

    private static func above(_ folder: Substring) -> Substring {
        folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { folder[..<$0] } ?? ""
    }

    /// The sections above a page, the outermost first.
    func way(to place: Int) -> [Int] {
        var way: [Int] = []
        var above = sections[place]
        while let section = above {
            way.append(section)
            above = sections[section]
        }
        return way.reversed()
    }

    /// The pages without a date in sections by date. Sections in them need none.
    var undated: [(page: ProsePage, section: ProsePage)] {
        pages.indices.compactMap { place in
            guard let section = sections[place], pages[section].list == .byDate,
                pages[place].date == nil, !pages[place].isSection
            else { return nil }
            return (pages[place], pages[section])
        }
    }

    // MARK: - Reading on

    /// The pages before and behind one. A section by date goes from the oldest page to the newest,
    /// any other one from its own page through all that are in it.
    func neighbours(of place: Int) -> (previous: Int?, next: Int?) {
        guard let section = sections[place] ?? (children[place].isEmpty ? nil : place) else {
            return (nil, nil)
        }
        let isByDate = section != place && pages[section].list == .byDate
        let row = isByDate ? children[section].reversed() : readingOrder(from: place)
        guard let own = row.firstIndex(of: place) else { return (nil, nil) }
        return (own > 0 ? row[own - 1] : nil, own + 1 < row.count ? row[own + 1] : nil)
    }

    /// The pages of the part of the tree that a page is in, as somebody reads them from the start.
    private func readingOrder(from place: Int) -> [Int] {
        var top = place
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

    /// The pages beside one: those of the outermost section, and of each section on the way to the
    /// page, with how deep they are. None in a section by date, which may have a great many.
    func menu(for place: Int) -> [(place: Int, depth: Int)] {
        let way = way(to: place) + [place]
        guard way.count > 1, !way.dropLast().contains(where: { pages[$0].list == .byDate })
        else { return [] }
        let open = Set(way)
        var menu: [(place: Int, depth: Int)] = []
        var rest = [(place: way[0], depth: 0)]
        while let next = rest.popLast() {
            menu.append(next)
            if !open.contains(next.place) || pages[next.place].list == .byDate { continue }
            rest += children[next.place].reversed().map { ($0, next.depth + 1) }
        }
        return menu
    }
}
