import PennySite
import Testing

/// A dictionary with more words than a page has.
@Suite struct LargeDictionaryTests {
    private func built(_ perPage: Int) throws -> Sandbox {
        let rows = ["apple", "axe", "bee", "cat", "cow"].map { "\($0),What it is.\n" }.joined()
        let sandbox = try Sandbox([
            "site.yaml": "title: T\nwordsPerPage: \(perPage)\n",
            "glossary/all.csv": "term,short\n" + rows,
        ])
        try sandbox.build()
        return sandbox
    }

    private func words(_ page: String) -> [String] {
        page.matches(of: /data-term="([^"]*)"/).map { String($0.1) }
    }

    @Test func `its words are on several pages, and letters lead to the right one`() throws {
        let sandbox = try built(2)
        let first = try sandbox.text("out/glossary/index.html")
        #expect(words(first) == ["apple", "axe"])
        let second = try sandbox.text("out/glossary/page/2.html")
        #expect(words(second) == ["bee", "cat"])
        #expect(second.contains("<h1>Dictionary, page 2</h1>"))
        #expect(words(try sandbox.text("out/glossary/page/3.html")) == ["cow"])
        let ways = second.matches(of: /<li><a href="([^"]*)">[A-Z]<\/a><\/li>/).map {
            String($0.1)
        }
        #expect(
            ways == ["../../glossary/index.html#letter-a", "#letter-b", "#letter-c"])
        #expect(!second.contains("data-search"))
        #expect(second.contains("href=\"../../glossary/page/3.html\""))
    }

    @Test func `one that fits a page has one`() throws {
        let sandbox = try built(5)
        #expect(!sandbox.exists("out/glossary/page/2.html"))
        let page = try sandbox.text("out/glossary/index.html")
        #expect(words(page).count == 5 && page.contains("data-search"))
    }
}
