import PennyContent
import PennyDiagnostics
import Testing

@testable import PennySite

/// The tree that folders make of pages.
@Suite struct PageTreeTests {
    /// A tree of pages by their names; some with front matter beside the title.
    private func tree(_ pages: [(id: String, more: String)]) throws -> PageTree {
        PageTree(
            try pages.map { id, more in
                let text = "---\ntitle: T\n\(more)---\n"
                let file = try ContentText(path: "a.md", bytes: Array(text.utf8))
                let reading = ProsePage.read(file, id: id)
                #expect(reading.diagnostics.isEmpty)
                return try #require(reading.value)
            })
    }

    private func names(_ tree: PageTree, _ places: [Int]) -> [String] {
        places.map { tree.pages[$0].id }
    }

    private static let guide = [
        ("about", ""), ("guide/index", ""), ("guide/first", ""), ("guide/loans/index", ""),
        ("guide/loans/fixed", ""), ("guide/loans/odd/lost", ""), ("guide/last", ""),
        ("loose/page", ""),
    ]

    @Test(arguments: [
        ("about", ""), ("guide/index", ""), ("guide/first", "guide/index"),
        ("guide/loans/index", "guide/index"), ("guide/loans/fixed", "guide/loans/index"),
        ("guide/loans/odd/lost", "guide/loans/index"), ("loose/page", ""),
    ])
    func `a page is in the section of the nearest folder with a page`(
        id: String, section: String
    ) throws {
        let tree = try tree(Self.guide)
        let place = try #require(tree.pages.firstIndex { $0.id == id })
        #expect(tree.sections[place].map { tree.pages[$0].id } ?? "" == section)
    }

    @Test func `the way to a page leads through all sections above it`() throws {
        let tree = try tree(Self.guide)
        #expect(names(tree, tree.way(to: 4)) == ["guide/index", "guide/loans/index"])
        #expect(tree.way(to: 0).isEmpty)
        #expect(tree.way(to: 1).isEmpty)
    }

    @Test func `readers go through a section and all that is in it, and not out of it`() throws {
        let tree = try tree(Self.guide)
        var place = 1
        var read = [place]
        while let next = tree.neighbours(of: place).next {
            #expect(tree.neighbours(of: next).previous == place)
            place = next
            read.append(place)
        }
        #expect(
            names(tree, read) == [
                "guide/index", "guide/first", "guide/loans/index", "guide/loans/fixed",
                "guide/loans/odd/lost", "guide/last",
            ])
        #expect(tree.neighbours(of: 1).previous == nil)
        #expect(tree.neighbours(of: 0) == (nil, nil))
        #expect(tree.neighbours(of: 7) == (nil, nil))
    }

    @Test func `the menu of a page opens the sections on the way to it alone`() throws {
        let tree = try tree(Self.guide)
        #expect(
            names(tree, tree.menu(for: 2).map(\.place)) == [
                "guide/index", "guide/first", "guide/loans/index", "guide/last",
            ])
        #expect(
            tree.menu(for: 4).map { "\($0.depth) \(tree.pages[$0.place].id)" } == [
                "0 guide/index", "1 guide/first", "1 guide/loans/index", "2 guide/loans/fixed",
                "2 guide/loans/odd/lost", "1 guide/last",
            ])
        #expect(tree.menu(for: 0).isEmpty)
        #expect(tree.menu(for: 1).isEmpty)
    }

    @Test func `a section by date has the newest page first, and is read from the oldest`() throws {
        let tree = try tree([
            ("posts/index", "list: by-date\n"), ("posts/a", "date: 2026-01-02\n"),
            ("posts/b", "date: 2026-03-01\n"), ("posts/c", "date: 2025-12-31\n"),
            ("posts/d", "date: 2026-03-01\n"),
        ])
        #expect(names(tree, tree.children[0]) == ["posts/b", "posts/d", "posts/a", "posts/c"])
        let (previous, next) = tree.neighbours(of: 1)
        #expect(names(tree, [previous, next].compactMap(\.self)) == ["posts/c", "posts/d"])
        #expect(tree.neighbours(of: 3).previous == nil)
        #expect(tree.menu(for: 1).isEmpty)
    }

    @Test func `a page without a date is told in a section by date, a section in it is not`() throws
    {
        let tree = try tree([
            ("posts/index", "list: by-date\n"), ("posts/a", ""), ("posts/old/index", ""),
            ("posts/old/b", ""),
        ])
        #expect(tree.undated.map(\.page.id) == ["posts/a"])
    }
}
