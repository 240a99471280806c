import PennyDiagnostics
import Testing

@testable import PennySite

/// Tables of saved sets with a great many rows.
@Suite struct LongTableTests {
    private static let path = "calculations/loans.csv"

    private static func table(_ count: Int) -> String {
        "name,kind,title,principal,rate,term\n"
            + (1...count).map { "l-\($0),loan,Loan \($0),\($0 + 999),6%,1 year\n" }.joined()
    }

    private func pipeline(_ sandbox: Sandbox) -> Pipeline {
        var options = BuildOptions(site: sandbox.site)
        options.retained = RetentionBudget.Size(sets: 0, bytes: 0)
        return Pipeline(options)
    }

    @Test func `a table can have more than ten thousand rows`() throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", Self.path: Self.table(10_500)])
        let site = try pipeline(sandbox).analyzed()
        #expect(joined(site.faults).isEmpty)
        let heads = site.first.site.sets.heads
        #expect(heads.count == 10_500)
        #expect(heads.map(\.id) == (1...10_500).map { "l-\($0)" })
        // The last row is read again from its offset.
        let artifact = site.renderers[0].artifact(10_499)
        #expect(artifact?.result.title == "Loan 10500")
    }

    @Test func `a row that says something else when it is rendered is reported with its line`()
        throws
    {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", Self.path: Self.table(3)])
        let pipeline = pipeline(sandbox)
        let site = try pipeline.analyzed()
        try sandbox.write(
            Self.table(3).replacing("Loan 2", with: "Loan X"), to: "site/" + Self.path)
        let error = pipeline.everyFault(of: site)
        #expect(
            error?.diagnostics.map { "\($0.location.line) \($0.summary)" }
                == ["3 the file changed while the site was being built"])
    }

    @Test func `a row is not read through a link that has taken the place of its table`() throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", Self.path: Self.table(1)])
        let pipeline = pipeline(sandbox)
        let site = try pipeline.analyzed()
        try sandbox.write(Self.table(1), to: "other.csv")
        try sandbox.remove("site/" + Self.path)
        try sandbox.link("site/" + Self.path, to: sandbox.path("other.csv"))
        let error = pipeline.everyFault(of: site)
        #expect(error?.diagnostics.count == 1)
        #expect(error?.diagnostics.first?.location.path.hasSuffix(Self.path) == true)
    }

    @Test func `a changed row changes its page and the few files that show it`() throws {
        let sandbox = try Sandbox([
            "site.yaml": """
            title: T
            baseURL: https://t.example/
            outputs: page
            entriesPerPage: 20

            """,
            Self.path: Self.table(150),
        ])
        try sandbox.build()
        let before = try sandbox.tree()
        try sandbox.write(
            Self.table(150).replacing(",1074,", with: ",9074,"), to: "site/" + Self.path)
        try sandbox.build()
        let changed = zip(before, try sandbox.tree()).filter { $0 != $1 }.map(\.1.path)
        #expect(
            changed == [
                "calculations/l-75.html", "calculations/page/4.html", "loans/page/4.html",
                "pennypress.json", "search/index.js", "search/pages-2.js",
            ])
    }

    @Test func `faults of rows are reported as before, and only they keep their sets`() throws {
        let rows = """
            name,kind,title,principal,rate,term
            a,loan,A,1000,6%,1 year
            a,loan,B,1000,6%,1 year
            c,loan,C,1000,6%
            d,loam,D,1000,6%,1 year
            e,loan,E,1000,6,1 year

            """
        let sandbox = try Sandbox(["site.yaml": "title: T\n", Self.path: rows])
        for budget in [0, 100] {
            let faults = sandbox.faults {
                $0.retained = RetentionBudget.Size(sets: budget, bytes: 0)
            }
            let lines = faults.split(separator: "\n").filter { $0.contains(": error: ") }
            #expect(lines.map { $0.split(separator: ":")[1] } == ["3", "4", "5", "6"])
            #expect(faults.contains("6 has no percent sign") || faults.contains("“6”"))
        }
    }
}
