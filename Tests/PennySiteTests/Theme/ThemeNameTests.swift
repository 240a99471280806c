import PennyTestSupport
import Testing

@testable import PennySite

/// What `pennypress theme names` says of the templates.
@Suite struct ThemeNameTests {
    @Test func `each template is described with the names that pages give it`() throws {
        let recorded = try Self.recorded.get()
        #expect(recorded.templates.keys.sorted() == ThemeTemplate.all.map(\.name))
        for template in ThemeTemplate.all {
            #expect(recorded.differences(template) == [])
        }
    }

    @Test func `each description was seen to be right, but for those that few sites have`() throws {
        let recorded = try Self.recorded.get()
        let seen = ThemeTemplate.all.map(recorded.seen).reduce(into: Set<String>()) {
            $0.formUnion($1)
        }
        let all = RecordedNames.all(ThemeTemplate.all.flatMap(\.names))
        #expect(all.subtracting(seen) == Self.rare)
    }

    /// What only sites with more pages, or with older sets, have.
    private static let rare: Set<String> = [
        "hreflang: The language of that page, if it is another.",
        "dir: The direction of that language, if it is another.",
        "noteDir: The direction of that language, if it is another.",
        "bodyDir: The direction of that language, if it is another.",
        "mark: Says that it is old or missing.",
        "year: The year.", "reason: Why there is none.", "text: Says what it was and is.",
        "href: The way to its list, if it has too many pages for this one.",
    ]

    /// What the sample site and the manual give their templates, and what small sites give theirs.
    private static let recorded = Result {
        let recorded = RecordedNames()
        for site in ["site", "docs/manual"] {
            var options = BuildOptions(site: Repository.path(of: site))
            options.baseURL = "https://example.org/"
            // The manual's home page has a template of its own.
            options.watch = { if $0 != "manual" { recorded.add($0, $1) } }
            _ = try SiteBuilder(options).check()
        }
        let long = SmallSite.files.merging([
            "site.yaml": "title: T\nentriesPerPage: 1\ntaxonomies: [author]\n",
            "pages/by.md": SmallSite.page("By", "author: Ada"),
        ]) { $1 }
        for files in [LanguageSite.files, ReportSite.files(), LearningSite.files, long] {
            try Sandbox(files).build { $0.watch = { recorded.add($0, $1) } }
        }
        return recorded
    }
}
