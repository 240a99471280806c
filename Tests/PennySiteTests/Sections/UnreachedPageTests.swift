import PennyDiagnostics
import PennySite
import Testing

/// Pages that nothing leads to.
@Suite struct UnreachedPageTests {
    private func warned(_ files: [String: String]) throws -> [String] {
        let sandbox = try Sandbox(
            ["site.yaml": "title: T\nnavigation:\n  - {label: A, to: pages/a.md}\n"]
                .merging(files) { $1 })
        var options = BuildOptions(site: sandbox.path("site"))
        options.jobs = 1
        return try SiteBuilder(options).check().warnings
            .filter { $0.summary == "no menu, list or link leads to this page" }
            .map { String($0.location.path.split(separator: "/").last ?? "") }
    }

    @Test func `a page that no menu, list or link leads to is reported by a check`() throws {
        #expect(
            try warned([
                "pages/a.md": SmallSite.page(body: "[B](b.md#x) and [itself](a.md)\n"),
                "pages/b.md": SmallSite.page(body: "## X\n"),
                "pages/c.md": SmallSite.page(body: "[C](c.md)\n"),
                "pages/d.md": SmallSite.page("D", "tags: [x]"),
                "pages/e/index.md": SmallSite.page("E"),
                "pages/e/f.md": SmallSite.page("F"),
            ]) == ["c.md", "index.md"])
    }

    @Test func `links of saved sets and lists in texts lead to pages`() throws {
        let list = "```pennypress\nshow: pages\nin: pages/g/\n```\n"
        #expect(
            try warned([
                "pages/a.md": SmallSite.page(body: list), "pages/g/h.md": SmallSite.page("H"),
                "pages/i.md": SmallSite.page("I"),
                "calculations/car.md": SmallSite.loan(body: "[I](../pages/i.md)\n"),
            ]).isEmpty)
    }

    @Test func `without a menu of its own a site leads to its pages`() throws {
        #expect(
            try warned([
                "site.yaml": "title: T\n", "pages/a.md": SmallSite.page(),
                "pages/deep/b.md": SmallSite.page("B"),
            ]) == ["b.md"])
    }
}
