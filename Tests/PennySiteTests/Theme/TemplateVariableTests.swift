import PennyTestSupport
import Testing

@testable import PennySite

/// The variables that `pennypress theme names` lists.
@Suite struct TemplateVariableTests {
    @Test func `each template is described with the names that pages give it`() throws {
        let recorded = try Self.recorded.get()
        #expect(recorded.templates.keys.sorted() == TemplateDescription.all.map(\.name))
        for template in TemplateDescription.all {
            #expect(recorded.differences(template) == [])
        }
    }

    @Test func `each description was seen to be right, but for those that few sites have`() throws {
        let recorded = try Self.recorded.get()
        let seen = TemplateDescription.all.map(recorded.seen).reduce(into: Set<String>()) {
            $0.formUnion($1)
        }
        let all = RecordedNames.all(TemplateDescription.all.flatMap(\.names))
        #expect(all.subtracting(seen) == Self.rare)
    }

    /// Variables that only sites with more pages, or with older sets, have.
    private static let rare: Set<String> = [
        "hreflang: The language of that page, if it is another.",
        "dir: The direction of that language, if it is another.",
        "noteDir: The direction of that language, if it is another.",
        "bodyDir: The direction of that language, if it is another.",
        "stateLabel: Says that it is old or missing.",
        "year: The year.", "reason: Why there is none.", "text: Says what it was and is.",
        "href: The way to its list, if it has too many pages for this one.",
    ]

    /// The values that the sample site, the manual and small sites give their templates.
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
