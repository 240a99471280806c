import PennyDiagnostics
import PennySite
import Testing

/// A site in memory shows what a build of its files would write, after each of many edits.
@Suite struct PreviewSessionTests {
    /// Each edit of a site: what is written, or nil for what is removed.
    static let edits: [[String: String?]] = [
        ["pages/about.md": SmallSite.page("About {{bike.payment}}", body: "## Two\n\nText.")],
        ["calculations/bike.md": SmallSite.loan("Another bike", body: "See [it](plan.md).")],
        ["calculations/new.md": SmallSite.loan("New at {{this.payment}}", body: "An instalment.")],
        [
            "calculations/phones.csv":
                "name,kind,title,principal,rate,term\nz,loan,Z,600,0%,6 months\n"
        ],
        ["glossary/payment.md": LearningSite.term("Payment", body: "Now {{bike.payment}}.\n")],
        ["glossary/words.csv": "name,term,definition\napr,APR,Fees.\nrate,Rate,It has interest.\n"],
        ["lessons/01-credit.md": LearningSite.lesson("Credit", body: "Interest, APR.\n")],
        ["lessons/02-debt.md": nil, "lessons/03-late.md": LearningSite.lesson("Late")],
        ["site.yaml": "title: Other\nlocale: en-GB\nbaseURL: https://e.example/m/\n"],
        ["templates/style-own.css": "p { color: red }\n"],
        [
            "templates/not-found.mustache":
                "{{<layout}}{{$content}}<p>{{heading}}</p>{{/content}}{{/layout}}"
        ],
        ["assets/notes.txt": "c,d\n"],
        ["assets/deep/more.txt": "e\n"],
        ["templates/not-found.mustache": nil, "templates/style-own.css": nil],
        ["site.yaml": "title: Money\nlanguage: de\ncurrency: EUR\n"],
        ["site.yaml": "title: Money\ncurrency: EUR\n"],
        ["calculations/new.md": nil],
    ]

    /// A site to edit, whose edits leave no link without its end.
    static let files: [String: String] = {
        var files = LearningSite.files
        files["calculations/bike.md"] = SmallSite.loan("Bike", body: "Pay {{this.payment}}.")
        files["calculations/phones.csv"] =
            "name,kind,title,principal,rate,term\nz,loan,Y,500,0%,5 months\n"
        files["lessons/01-credit.md"] = LearningSite.lesson("Credit")
        files["pages/about.md"] = SmallSite.page()
        return files
    }()

    @Test func `each edit shows what a build of the files writes`() throws {
        let sandbox = try Sandbox(Self.files)
        let live = PreviewSession(BuildOptions(site: sandbox.site))
        try expectSame(live, sandbox, "at first")
        for (number, edit) in Self.edits.enumerated() {
            for (path, text) in edit {
                if let text {
                    try sandbox.write(text, to: "site/" + path)
                } else {
                    try sandbox.remove("site/" + path)
                }
            }
            try expectSame(live, sandbox, "after edit \(number)")
        }
    }

    /// Compares every file of a build with what is shown, whichever way round it is asked for.
    private func expectSame(_ live: PreviewSession, _ sandbox: Sandbox, _ when: String) throws {
        let outcome = try #require(live.refresh())
        #expect(sandbox.messages(outcome.faults) == "", "\(when)")
        #expect(sandbox.faults() == "", "\(when)")
        let edition = try #require(live.snapshot)
        let built = try sandbox.tree().filter { $0.bytes != nil && $0.path != "pennypress.json" }
        #expect(built.count > 20)
        for file in built {
            let shown = try edition.file(at: file.path)
            #expect(shown == file.bytes, "\(file.path) \(when)")
        }
    }

    @Test func `what no build writes is not there`() throws {
        let sandbox = try Sandbox(SmallSite.files)
        let site = PreviewSession(BuildOptions(site: sandbox.site))
        _ = site.refresh()
        let edition = try #require(site.snapshot)
        for path in [
            "", "nothing.html", "calculations/bike", "budgets/bike.html", "calculations/bike.pdf",
            "calculations/x/bike.html", "site.yaml", "assets", "../site.yaml",
        ] {
            #expect(try edition.file(at: path) == nil, "\(path)")
        }
    }

    @Test func `with faults the last sound site stays, and goes on when they are mended`() throws {
        let sandbox = try Sandbox(SmallSite.files)
        let live = PreviewSession(BuildOptions(site: sandbox.site))
        let first = try #require(live.refresh())
        #expect(first.faults.isEmpty)
        let before = try live.snapshot?.file(at: "calculations/bike.html")
        try sandbox.write(
            SmallSite.loan("Bike", "bad: 1", body: "{{no.figure}}"), to: "site/calculations/bike.md"
        )
        let faulty = try #require(live.refresh())
        #expect(sandbox.messages(faulty.faults) == sandbox.faults())
        #expect(faulty.faults.count == 2)
        #expect(faulty.snapshot == first.snapshot)
        #expect(try live.snapshot?.file(at: "calculations/bike.html") == before)
        try sandbox.write(SmallSite.loan("Mended"), to: "site/calculations/bike.md")
        try sandbox.write(SmallSite.page(body: "Text."), to: "site/pages/about.md")
        let mended = try #require(live.refresh())
        #expect(mended.faults.isEmpty)
        #expect(mended.snapshot == first.snapshot + 1)
        #expect(try live.snapshot?.file(at: "calculations/bike.html") != before)
    }

    @Test func `a look that a newer one supersedes changes nothing`() throws {
        let sandbox = try Sandbox(SmallSite.files)
        let live = PreviewSession(BuildOptions(site: sandbox.site))
        #expect(live.refresh { true } == nil)
        #expect(live.snapshot == nil)
    }

    @Test func `a changed style sheet and a changed script are distinguished`() throws {
        let sandbox = try Sandbox(SmallSite.files)
        let live = PreviewSession(BuildOptions(site: sandbox.site))
        _ = live.refresh()
        let first = try #require(live.snapshot)
        try sandbox.write("a {}", to: "site/templates/style-own.css")
        _ = live.refresh()
        let styled = try #require(live.snapshot)
        #expect(
            (styled.style != first.style, styled.code, styled.files) == (
                true, first.code, first.files
            ))
        try sandbox.write(
            "export function startChartReadout() {}\n", to: "site/templates/chart-readout.js")
        _ = live.refresh()
        let coded = try #require(live.snapshot)
        #expect(
            (coded.style, coded.code != first.code, coded.files) == (
                styled.style, true, first.files
            ))
        try sandbox.write("another", to: "site/assets/notes.txt")
        _ = live.refresh()
        let filed = try #require(live.snapshot)
        #expect(
            (filed.style, filed.code, filed.files != first.files) == (
                styled.style, coded.code, true
            ))
    }

    @Test func `the folders of a site are those whose files it has`() throws {
        let sandbox = try Sandbox(SmallSite.files)
        try sandbox.write("x", to: "site/public/x.html")
        try sandbox.write("x", to: "site/.git/x")
        try sandbox.write("x", to: "site/assets/a/b/c.txt")
        var folders: [String] = []
        let live = PreviewSession(BuildOptions(site: sandbox.site))
        #expect(live.eachFolder { folder, _ in folders.append(folder) })
        let names = folders.map { String($0.dropFirst(sandbox.site.count)) }.sorted()
        #expect(
            names == [
                "", "/assets", "/assets/a", "/assets/a/b", "/assets/img", "/calculations", "/pages",
            ])
        // Which languages it has is not known then, so files may be its own that are not watched.
        try sandbox.remove("site/site.yaml")
        #expect(!live.eachFolder { _, _ in })
    }
}
