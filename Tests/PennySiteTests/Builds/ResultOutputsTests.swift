import Testing

@testable import PennySite

/// The files of each result where a site does not want all: `outputs:`.
@Suite struct ResultOutputsTests {
    private static let loans = SmallSite.files.merging([
        "calculations/two.md": """
        ---
        kind: scenarios
        title: Two
        sets: [bike, phone-b]
        ---

        """
    ]) { $1 }

    private func sandbox(_ outputs: String?) throws -> Sandbox {
        let sandbox = try Sandbox(Self.loans)
        try say(outputs, sandbox)
        return sandbox
    }

    private func say(_ outputs: String?, _ sandbox: Sandbox) throws {
        let line = outputs.map { "outputs: \($0)\n" } ?? ""
        try sandbox.write("title: Money pages\n" + line, to: "site/site.yaml")
    }

    private func files(_ sandbox: Sandbox, _ ending: String) throws -> [String] {
        try sandbox.tree().map(\.path).filter {
            $0.hasSuffix(ending) && !$0.hasPrefix("assets/") && $0 != "pennypress.json"
        }
    }

    @Test(arguments: [
        ("page", false, false), ("page, csv", true, false), ("page, json", false, true),
        ("page, csv, json", true, true),
    ])
    func `a site has beside its results what it names, and links to nothing else`(
        _ outputs: String, _ hasTable: Bool, _ hasData: Bool
    ) throws {
        let sandbox = try sandbox(outputs)
        try sandbox.build()
        #expect(try files(sandbox, ".csv").isEmpty == !hasTable)
        #expect(try files(sandbox, ".json").isEmpty == !hasData)
        for page in try files(sandbox, ".html") {
            let html = try sandbox.text("out/" + page)
            #expect(html.contains(".csv\"") == (hasTable && html.contains("<table")), "\(page)")
            #expect(html.contains(".json\"") == (hasData && html.contains("id=\"result\"")))
        }
        let manifest = try sandbox.text("out/pennypress.json")
        #expect(manifest.contains(".csv\"") == hasTable)
        #expect(manifest.contains("\"outputs\" :") == !(hasTable && hasData))
    }

    @Test func `all is made where nothing is said`() throws {
        let (one, other) = (try sandbox(nil), try sandbox("page, csv, json"))
        try one.build()
        try other.build()
        #expect(try one.tree() == other.tree())
    }

    @Test func `without files, the pictures of charts can still be taken along`() throws {
        let sandbox = try sandbox("page")
        try sandbox.build()
        let withChart = try sandbox.text("out/calculations/bike.html")
        #expect(withChart.contains("<details class=\"downloads\" data-of-chart hidden>"))
        #expect(withChart.contains("data-share=\"svg\""))
        #expect(!withChart.contains(" download>"))
    }

    private static let changes: [(String?, String?)] = [
        (nil, "page"), ("page", nil), ("page, csv", "page, json"), ("page", "page, csv"),
    ]

    @Test(arguments: changes)
    func `a build over another leaves no old file and no old link`(
        _ before: String?, _ after: String?
    ) throws {
        let sandbox = try sandbox(before)
        try sandbox.build()
        try say(after, sandbox)
        try sandbox.build()
        let clean = try self.sandbox(after)
        try clean.build()
        #expect(try sandbox.tree() == clean.tree())
        #expect(try sandbox.build().newPages == 0)
    }

    @Test(arguments: ["page", "page, csv", "page, json"])
    func `parts of shards make what one build makes`(_ outputs: String) throws {
        var files = Self.loans
        files["site.yaml"] = "title: Money pages\noutputs: \(outputs)\n"
        let site = try ShardedSite(files)
        #expect(try site.difference(3) == nil)
        #expect(try site.sandbox.tree("merged").contains { $0.path.hasSuffix("bike.html") })
    }

    @Test func `every language has what the site names`() throws {
        var files = LanguageSite.files
        files["site.yaml", default: ""] += "outputs: page\n"
        let sandbox = try Sandbox(files)
        try sandbox.build()
        #expect(try self.files(sandbox, ".csv") == [])
        #expect(try self.files(sandbox, ".json") == [])
    }
}
