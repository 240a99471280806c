import PennySite
import Testing

/// Faults of pages in folders.
@Suite struct SectionFaultTests {
    @Test func `a page in a list by date needs a date`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "pages/posts/index.md": SmallSite.page("Posts", "list: by-date"),
            "pages/posts/one.md": SmallSite.page("One"),
        ])
        #expect(
            sandbox.faults() == """
                site/pages/posts/one.md:1:1: error: the section posts lists its pages by date, and \
                this one has none [PP0515]
                 1 | ---
                   | ^
                   Add “date: 2026-11-25” with the day of the text.

                """)
    }

    @Test func `a date that cannot be read is one fault, at its location`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "pages/posts/index.md": SmallSite.page("Posts", "list: by-date"),
            "pages/posts/one.md": SmallSite.page("One", "date: 2026-02-30"),
        ])
        let faults = sandbox.faults()
        #expect(faults.contains("site/pages/posts/one.md:3:7: error:"))
        #expect(!faults.contains("PP0515"))
    }

    @Test func `only the page of a section says how pages are listed`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "pages/one.md": SmallSite.page("One", "list: cards"),
        ])
        #expect(
            sandbox.faults() == """
                site/pages/one.md:3:1: error: “list” is for the page of a section [PP0146]
                 3 | list: cards
                   | ^
                   Write it in the file index.md of a folder in pages/.

                """)
    }

    @Test func `an unknown way to list pages names the nearest one`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "pages/guide/index.md": SmallSite.page("Guide", "list: card"),
        ])
        #expect(
            sandbox.faults() == """
                site/pages/guide/index.md:3:7: error: list “card” is not known [PP0141]
                 3 | list: card
                   |       ^
                   Did you mean “cards”?

                """)
    }

    @Test func `a misspelt key of a section names the nearest one`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "pages/guide/index.md": SmallSite.page("Guide", "lists: cards\nalias: a.html"),
        ])
        let faults = sandbox.faults()
        #expect(faults.contains("Did you mean “list”?"))
        #expect(faults.contains("Did you mean “aliases”?"))
    }

    @Test func `a folder whose name cannot be an address is refused`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "pages/My Guide/one.md": SmallSite.page("One"),
        ])
        #expect(
            sandbox.faults() == """
                site/pages/My Guide:1:1: error: the file name “My Guide” cannot be an address [PP0517]
                   Use small letters, digits and hyphens, such as “my-guide”.

                """)
    }

    @Test func `folders are not deeper than anybody means them`() throws {
        let deep = (1...17).map { "d\($0)" }.joined(separator: "/")
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "pages/\(deep)/one.md": SmallSite.page("One"),
        ])
        #expect(
            sandbox.faults() == """
                site/pages/\(deep):1:1: error: the folder is more than 16 folders deep [PP0514]
                   Put its files into a folder above.

                """)
        let fine = (1...16).map { "d\($0)" }.joined(separator: "/")
        try Sandbox([
            "site.yaml": "title: T\n", "pages/\(fine)/one.md": SmallSite.page("One"),
        ]).build()
    }
}
