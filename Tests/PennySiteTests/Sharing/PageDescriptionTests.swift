import PennySite
import PennyTestSupport
import Testing

/// The sentence by which a page is found and shared: no two pages have the same one.
@Suite struct PageDescriptionTests {
    private static let baseURL = "https://example.org/"

    private func built(_ files: [String: String] = SmallSite.files) throws -> Sandbox {
        let sandbox = try Sandbox(files)
        try sandbox.build { $0.baseURL = Self.baseURL }
        return sandbox
    }

    private func description(_ page: String, of sandbox: Sandbox) throws -> String {
        let text = try sandbox.text("out/" + page)
        let match = text.firstMatch(of: /<meta name="description" content="([^"]*)">/)
        return String(try #require(match, "\(page)").1)
    }

    @Test func `no two pages of the sample site share a description, and its map has them all`()
        throws
    {
        let sandbox = try Sandbox([:])
        var options = BuildOptions(site: Repository.path(of: "site"))
        options.output = sandbox.output
        options.baseURL = Self.baseURL
        _ = try SiteBuilder(options).build()
        // An old address only leads on.
        let pages = try sandbox.tree().map(\.path).filter {
            try $0.hasSuffix(".html")
                && !sandbox.text("out/" + $0).contains("http-equiv=\"refresh\"")
        }
        #expect(pages.count > 300)
        var owners: [String: [String]] = [:]
        for page in pages { owners[try description(page, of: sandbox), default: []].append(page) }
        #expect(owners.filter { $0.value.count > 1 } == [:])
        let map = try sandbox.text("out/sitemap.xml")
        let listed = map.matches(of: /<loc>https:\/\/example\.org\/([^<]*)<\/loc>/).map {
            $0.1.isEmpty || $0.1.hasSuffix("/") ? $0.1 + "index.html" : String($0.1)
        }
        #expect(listed.sorted() == pages.filter { !$0.hasSuffix("404.html") }.sorted())
    }

    @Test func `a list is described by its kind, its length and its first titles`() throws {
        let sandbox = try built()
        #expect(
            try description("savings.html", of: sandbox)
                == "Savings: 1 result with figures, tables and reasons. The plan.")
        #expect(
            try description("calculations/index.html", of: sandbox).hasPrefix(
                "4 results with figures, tables and reasons. "))
    }

    @Test func `a description that is cut ends in one mark`() throws {
        let title = String(repeating: "Words. ", count: 30)
        var files = SmallSite.files
        files["calculations/plan.md"] = files["calculations/plan.md"]?
            .replacing(/title: .*/, with: "title: \(title)")
        let words = try description("savings.html", of: built(files))
        #expect(words.count <= 160 && words.hasSuffix("s. Words…"))
    }

    @Test func `a title that is a question gets no full stop`() throws {
        var files = SmallSite.files
        files["calculations/plan.md"] = files["calculations/plan.md"]?
            .replacing(/title: .*/, with: "title: How much?")
        #expect(try description("savings.html", of: built(files)).hasSuffix("reasons. How much?"))
    }

    @Test func `the contents of the course and its booklet differ`() throws {
        let sandbox = try built(LearningSite.files)
        let contents = try description("lessons/index.html", of: sandbox)
        #expect(
            try description("lessons/print.html", of: sandbox)
                == "The whole course on one page: " + contents)
    }

    @Test func `two series of the same months differ by their names`() throws {
        var files = SmallSite.files
        for series in ["us", "them"] {
            for month in ["09", "10"] {
                files["budgets/\(series)-\(month).md"] = MonthSeriesTests.month(
                    "2026-\(month)", pay: "2,000.00", "series: \(series)")
            }
        }
        let sandbox = try built(files)
        #expect(
            try description("budgets/us.html", of: sandbox)
                != description("budgets/them.html", of: sandbox))
    }

    @Test func `two sets with the same figures and no description differ by their titles`() throws {
        let sandbox = try built()
        let one = try description("calculations/phone-a.html", of: sandbox)
        #expect(one.hasPrefix("Loan: Phone A. "))
        #expect(try description("calculations/phone-b.html", of: sandbox).hasPrefix("Loan: Phone"))
    }

    @Test func `a page without words has those of the site behind its title`() throws {
        var files = SmallSite.files
        files["site.yaml"] = "title: Money\ndescription: All of it.\n"
        files["pages/empty.md"] = "---\ntitle: Nothing yet\n---\n"
        let sandbox = try built(files)
        #expect(try description("empty.html", of: sandbox) == "Nothing yet. All of it.")
        #expect(try description("index.html", of: sandbox) == "All of it.")
    }
}
