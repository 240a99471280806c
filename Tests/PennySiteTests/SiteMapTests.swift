import Testing

@testable import PennySite

/// A site map that is too long for one file has parts.
@Suite struct SiteMapTests {
    private static let address = "https://example.org/m/"

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write("title: Money\nbaseURL: \(Self.address)\n", to: "site/site.yaml")
        return sandbox
    }

    /// Builds anew: a limit is not an option, so a build would not notice another one.
    private func build(
        _ sandbox: Sandbox, _ change: (inout SiteMapEntries.Limit) -> Void = { _ in }
    ) throws {
        try sandbox.build {
            change(&$0.siteMapLimit)
            $0.isClean = true
        }
    }

    private func locations(_ map: String) -> [String] {
        map.matches(of: /<loc>([^<]*)</).map { String($0.1) }
    }

    @Test func `an index leads to parts that have each page once and in order`() throws {
        let sandbox = try sandbox()
        try sandbox.build()
        let whole = locations(try sandbox.text("out/sitemap.xml"))
        #expect(!sandbox.exists("out/sitemap-1.xml"))
        try build(sandbox) { $0.entries = 6 }
        let index = try sandbox.text("out/sitemap.xml")
        let count = (whole.count + 5) / 6
        #expect(count > 2)
        #expect(
            index.hasPrefix(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <sitemap><loc>\(Self.address)sitemap-1.xml</loc></sitemap>

                """))
        #expect(locations(index) == (1...count).map { "\(Self.address)sitemap-\($0).xml" })
        let parts = try (1...count).map { try sandbox.text("out/sitemap-\($0).xml") }
        #expect(parts.flatMap(locations) == whole)
        #expect(parts.dropLast().allSatisfy { locations($0).count == 6 })
        #expect(parts.allSatisfy { $0.hasSuffix("</urlset>\n") && $0.hasPrefix("<?xml") })
        #expect(!sandbox.exists("out/sitemap-\(count + 1).xml"))
        // The data for search engines stays the same.
        #expect(try sandbox.text("out/robots.txt").contains("Sitemap: \(Self.address)sitemap.xml"))
        // A map that fits into one file again loses its parts.
        try build(sandbox)
        #expect(locations(try sandbox.text("out/sitemap.xml")) == whole)
        #expect(!sandbox.exists("out/sitemap-1.xml"))
    }

    @Test func `a part has no more bytes than it may`() throws {
        let sandbox = try sandbox()
        try build(sandbox) { $0.bytes = 600 }
        let index = locations(try sandbox.text("out/sitemap.xml"))
        #expect(index.count > 2)
        for part in index {
            let text = try sandbox.text("out/" + part.dropFirst(Self.address.count))
            #expect(text.utf8.count < 600 + 150)
        }
    }

    @Test(arguments: [
        (0, 5, [0]), (5, 5, [5]), (6, 5, [5, 1]), (50_000, 50_000, [50_000]),
        (100_001, 50_000, [50_000, 50_000, 1]),
    ])
    func `parts are full but for the last`(_ count: Int, _ limit: Int, _ counts: [Int]) throws {
        let sandbox = try Sandbox()
        let pipeline = Pipeline(BuildOptions(site: sandbox.site))
        let layout = pipeline.makeLayouts(of: try pipeline.analyzed().editions)[0]
        let pages = SiteMapEntries([
            SiteMapEntries.Edition(layout: layout, count: count) { index in
                SiteMapEntries.Entry(path: "loans/\(index).html", date: nil)
            }
        ])
        let parts = pages.parts(SiteMapEntries.Limit(entries: limit))
        #expect(parts.map(\.count) == counts)
        #expect(parts.flatMap(\.self) == Array(0..<count))
    }

    @Test func `a file of the site does not take the place of a part`() throws {
        let sandbox = try sandbox()
        try sandbox.write("mine", to: "site/static/sitemap-2.xml")
        try sandbox.build()
        let faults = sandbox.faults {
            $0.siteMapLimit.entries = 6
            $0.isClean = true
        }
        #expect(faults.contains("sitemap-2.xml"))
    }
}
