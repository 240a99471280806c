import PennyDiagnostics
import Testing

@testable import PennySite

/// A check adds up exactly what a build writes.
@Suite struct SiteMeasureTests {
    static let sites: [(String, [String: String])] = [
        ("small", SmallSite.files), ("languages", LanguageSite.files),
        (
            "months",
            [
                "site.yaml": "title: T\nsharingPictures: true\n",
                "budgets/a.yaml": budget("2026-01"), "budgets/b.yaml": budget("2026-02"),
                "static/.well-known/a/b.txt": "1", "assets/empty.txt": "",
            ]
        ),
    ]

    private static func budget(_ month: String) -> String {
        "title: T\nmonth: \(month)\nincome: [{name: Pay, amount: 10}]\n"
            + "expenses: [{name: Rent, amount: 5}]\n"
    }

    private func change(_ options: inout BuildOptions) {
        options.baseURL = "https://example.org/"
        options.pictureMaker = { FakePictures() }
    }

    private func measured(_ sandbox: Sandbox) throws -> (whole: SiteMeasure, bare: SiteMeasure) {
        var options = BuildOptions(site: sandbox.site)
        options.output = sandbox.output
        change(&options)
        let (_, whole, bare) = try Pipeline(options).measured()
        return (whole, bare)
    }

    @Test(arguments: sites.map(\.0))
    func `files, folders and bytes are those of a build`(_ name: String) throws {
        let files = try #require(Self.sites.first { $0.0 == name }).1
        let sandbox = try Sandbox(files)
        let (whole, bare) = try measured(sandbox)
        #expect(!sandbox.exists("out"))

        try sandbox.build(change)
        let tree = try sandbox.tree()
        let made = tree.filter { $0.bytes != nil }
        #expect(whole.files == made.count)
        #expect(whole.folders == tree.count - made.count + 1)
        #expect(whole.bytes == made.reduce(0) { $0 + ($1.bytes?.count ?? 0) })
        let largest = made.max { ($0.bytes?.count ?? 0) < ($1.bytes?.count ?? 0) }
        #expect(whole.largest?.size == largest?.bytes?.count)
        // Pictures of the build are taken over.
        #expect(try measured(sandbox).whole.bytes == whole.bytes)

        let settings = try sandbox.text("site/site.yaml")
        try sandbox.write(settings + "outputs: page\n", to: "site/site.yaml")
        try sandbox.build(change)
        let left = try sandbox.tree().filter { $0.bytes != nil }
        #expect(bare.files == left.count)
        #expect(bare.files < whole.files)
        #expect(bare.bytes >= left.reduce(0) { $0 + ($1.bytes?.count ?? 0) })
    }

    @Test func `a site's own faults are reported, and no limits`() throws {
        var files = SmallSite.files
        files["pages/faulty.md"] = SmallSite.page(body: "[x](gone.md)")
        let sandbox = try Sandbox(files)
        let said = faults(sandbox, most: 1)
        #expect(said.contains("gone.md"))
        #expect(!said.contains("--host"))
    }

    @Test func `warnings are reported beside the limits that a site exceeds`() throws {
        var files = SmallSite.files
        files["calculations/old.md"] = SmallSite.loan("Old", "shown:\n  payment: 99.00")
        let sandbox = try Sandbox(files)
        #expect(faults(sandbox, most: 100_000) == "")
        let said = faults(sandbox, most: 1)
        #expect(said.contains("warning: "))
        #expect(said.contains("--host github: error: the site has "))
        #expect(!sandbox.exists("out"))
    }

    private func faults(_ sandbox: Sandbox, most: Int) -> String {
        let limit = HostLimit(host: .github, kind: .files, most: most, source: "", read: "")
        do throws(DiagnosticError) {
            let report = try SiteBuilder(BuildOptions(site: sandbox.site))
                .check(for: .github, [limit])
            #expect(report.uses.map(\.limit) == [limit])
            return ""
        } catch {
            return sandbox.messages(error.diagnostics)
        }
    }
}
