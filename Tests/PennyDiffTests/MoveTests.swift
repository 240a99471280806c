import Testing

@testable import PennyDiff

@Suite struct MoveTests {
    private func moves(_ differences: SiteDifferences) -> [String] {
        differences.pages.compactMap { page in
            if case .moved(let old) = page.fate { "\(old) → \(page.path)" } else { nil }
        }
    }

    @Test func `a set under another name has moved, with its figures the same`() throws {
        let differences = try TwoSites(
            ["calculations/cycle.md": TwoSites.bike()], without: ["calculations/bike.md"]
        ).differences()
        #expect(moves(differences) == ["calculations/bike.html → calculations/cycle.html"])
        let page = try #require(differences.page("calculations/cycle.html"))
        #expect(!page.isChanged)
        // Its table and its data went with it.
        #expect(!differences.files.contains { $0.path.hasPrefix("calculations/") })
    }

    @Test func `a set that moved and was edited is known by its title, and its figures reported`()
        throws
    {
        let differences = try TwoSites(
            ["calculations/cycle.md": TwoSites.bike("1,800")], without: ["calculations/bike.md"]
        ).differences()
        #expect(moves(differences) == ["calculations/bike.html → calculations/cycle.html"])
        #expect(differences.page("calculations/cycle.html")?.figures.count == 4)
    }

    @Test func `a page and a term with the same words have moved`() throws {
        let differences = try TwoSites(
            [
                "pages/who-we-are.md": TwoSites.page(
                    "About us", "We count every penny that there is."),
                "pages/links.md": TwoSites.page("Links", "Read [about us](who-we-are.md) first."),
                "glossary/rate.md": TwoSites.files["glossary/apr.md"] ?? "",
            ], without: ["pages/about.md", "glossary/apr.md"]
        ).differences()
        #expect(
            moves(differences) == [
                "glossary/apr.html → glossary/rate.html", "about.html → who-we-are.html",
            ])
        // A link that goes along with a page is no change.
        #expect(differences.page("links.html") == nil)
    }

    @Test func `a page whose heading alone stays has moved within its folder`() throws {
        let differences = try TwoSites(
            [
                "pages/links.md": TwoSites.page("Links", "None."),
                "pages/who.md": TwoSites.page("About us", "Other words."),
            ], without: ["pages/about.md"]
        ).differences()
        #expect(moves(differences) == ["about.html → who.html"])
        #expect(
            differences.page("who.html")?.texts.map(\.line) == [
                "text: We count every penny that there is. → Other words."
            ])
    }

    @Test func `two pages that could be the one that moved are both new`() throws {
        let differences = try TwoSites(
            [
                "pages/links.md": TwoSites.page("Links", "None."),
                "pages/one.md": TwoSites.page("About us", "Other words."),
                "pages/two.md": TwoSites.page("About us", "More words."),
            ], without: ["pages/about.md"]
        ).differences()
        #expect(moves(differences).isEmpty)
        #expect(differences.page("about.html")?.fate == .removed)
        #expect(differences.page("one.html")?.fate == .added)
    }

    @Test func `pages that changed places are where they were, with other words`() throws {
        let differences = try TwoSites([
            "pages/about.md": TwoSites.files["pages/links.md"] ?? "",
            "pages/links.md": TwoSites.files["pages/about.md"] ?? "",
        ]).differences()
        #expect(moves(differences).isEmpty)
        #expect(differences.page("about.html")?.texts.first?.after == "Links")
    }
}
