import PennyTestSupport
import Testing

@testable import PennySite

/// What `pennypress theme names` says of the templates.
@Suite struct ThemeNameTests {
    @Test func `each template is described with the names that pages give it`() throws {
        let recorded = try Self.recorded()
        #expect(recorded.templates.keys.sorted() == ThemeTemplate.all.map(\.name))
        for template in ThemeTemplate.all {
            #expect(recorded.differences(template) == [])
        }
    }

    @Test func `what is said of each name was seen`() throws {
        let recorded = try Self.recorded()
        #expect(ThemeTemplate.all.flatMap { recorded.unseen($0) } == [])
    }

    private static func recorded() throws -> RecordedNames {
        let recorded = RecordedNames()
        var options = BuildOptions(site: Repository.path(of: "site"))
        options.baseURL = "https://example.org/"
        options.watch = { recorded.add($0, $1) }
        _ = try SiteBuilder(options).check()
        let sandbox = try Sandbox(LanguageSite.files)
        try sandbox.build { $0.watch = { recorded.add($0, $1) } }
        return recorded
    }
}
