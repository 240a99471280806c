import PennyContent
import PennyDiagnostics
import Testing

@testable import PennySite

/// The tree that folders make of pages.
@Suite struct SectionTreeTests {
    /// A tree of pages by their names; some with front matter beside the title.
    private func tree(_ pages: [(id: String, more: String)]) throws -> SectionTree {
        SectionTree(
            try pages.map { id, more in
                let text = "---\ntitle: T\n\(more)---\n"
                let file = try ContentText(path: "a.md", bytes: Array(text.utf8))
                let reading = ProsePage.read(file, id: id)
                #expect(reading.diagnostics.isEmpty)
                return try #require(reading.value)
            })
    }

    private func names(_ tree: SectionTree, _ indices: [Int]) -> [String] {
        indices.map { tree.pages[$0].id }
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
        let index = try #require(tree.pages.firstIndex { $0.id == id })
        #expect(tree.sections[index].map { tree.pages[$0].id } ?? "" == section)
    }

    @Test func `the breadcrumbs of a page lead through all sections above it`() throws {
        let tree = try tree(Self.guide)
        #expect(names(tree, tree.ancestors(to: 4)) == ["guide/index", "guide/loans/index"])
        #expect(tree.ancestors(to: 0).isEmpty)
        #expect(tree.ancestors(to: 1).isEmpty)
    }

    @Test func `readers go through a section and all that is in it, and not out of it`() throws {
        let tree = try tree(Self.guide)
        var index = 1
        var read = [index]
        while let next = tree.neighbors(of: index).next {
            #expect(tree.neighbors(of: next).previous == index)
            index = next
            read.append(index)
        }
        #expect(
            names(tree, read) == [
                "guide/index", "guide/first", "guide/loans/index", "guide/loans/fixed",
                "guide/loans/odd/lost", "guide/last",
            ])
        #expect(tree.neighbors(of: 1).previous == nil)
        #expect(tree.neighbors(of: 0) == (nil, nil))
        #expect(tree.neighbors(of: 7) == (nil, nil))
    }

    @Test func `the menu of a page opens the sections on the way to it alone`() throws {
        let tree = try tree(Self.guide)
        #expect(
            names(tree, tree.menu(for: 2).map(\.index)) == [
                "guide/index", "guide/first", "guide/loans/index", "guide/last",
            ])
        #expect(
            tree.menu(for: 4).map { "\($0.depth) \(tree.pages[$0.index].id)" } == [
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
        let (previous, next) = tree.neighbors(of: 1)
        #expect(names(tree, [previous, next].compactMap(\.self)) == ["posts/c", "posts/d"])
        #expect(tree.neighbors(of: 3).previous == nil)
        #expect(tree.menu(for: 1).isEmpty)
    }

    @Test func `a page without a date is reported in a section by date, a section in it is not`()
        throws
    {
        let tree = try tree([
            ("posts/index", "list: by-date\n"), ("posts/a", ""), ("posts/old/index", ""),
            ("posts/old/b", ""),
        ])
        #expect(tree.undated.map(\.page.id) == ["posts/a"])
    }
}
