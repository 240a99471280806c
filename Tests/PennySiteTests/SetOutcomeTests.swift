import PennyDiagnostics
import Testing

@testable import PennySite

/// Each saved set is rendered once, and retaining it does not change the output.
@Suite struct SetOutcomeTests {
    /// Sets that refer to each other both ways, with texts that refer to them.
    private static let files = SmallSite.files.merging([
        "calculations/a.md": """
        ---
        kind: loan
        title: A pays {{b.payment}} less
        principal: 10,000
        rate: 6%
        term: 5 years
        ---
        ## First

        See [B](b.md#second) and [its result](b.md#result): {{b.payment}}, {{this.payment}}.
        """,
        "calculations/b.md": """
        ---
        kind: loan
        title: B beside {{a.payment}}
        principal: 20,000
        rate: 6%
        term: 5 years
        ---
        ## Second

        See [A](a.md#first).

        ```example
        a
        this.payment
        ```
        """,
        "calculations/c.yaml": "kind: loan\nprincipal: 1,000\nrate: 6%\nterm: 1 year\n",
        "calculations/d.yaml": "kind: scenarios\nsets:\n  - {set: a}\n  - {set: b}\n",
        "pages/p.md": SmallSite.page(body: "[A](../calculations/a.md#first) {{c.payment}}\n"),
    ]) { $1 }

    @Test(arguments: [0, 150, 1_000_000])
    func `a site is the same whether sets stay in memory, their texts do, or they are read again`(
        _ bytes: Int
    ) throws {
        let held = try Sandbox(Self.files)
        let read = try Sandbox(Self.files)
        let first = try held.build()
        let other = try read.build { $0.retained = RetentionBudget.Size(sets: 0, bytes: bytes) }
        #expect((other.pages, other.rows) == (first.pages, first.rows))
        let (tree, wanted) = (try read.tree(), try held.tree())
        #expect(tree.count > 10)
        #expect(tree.map(\.path) == wanted.map(\.path))
        for (file, same) in zip(tree, wanted) { #expect(file == same, "\(file.path)") }
    }

    @Test func `a file that changes between its first reading and its rendering stops the build`()
        throws
    {
        let sandbox = try Sandbox(Self.files)
        var options = BuildOptions(site: sandbox.site)
        options.retained = RetentionBudget.Size(sets: 0, bytes: 0)
        let pipeline = Pipeline(options)
        let site = try pipeline.analyzed()
        try sandbox.write(
            "kind: loan\nprincipal: 1,001\nrate: 6%\nterm: 1 year\n",
            to: "site/calculations/c.yaml")
        let error = pipeline.everyFault(of: site)
        #expect(
            error?.diagnostics.map(\.summary) == ["the file changed while the site was being built"]
        )
        #expect(error?.diagnostics.map(\.nextStep) == ["Build again when it is saved."])
        #expect(error?.diagnostics.first?.location.path.hasSuffix("calculations/c.yaml") == true)
    }

    @Test func `a wrong anchor is reported of a set rendered before and of one after`()
        throws
    {
        let sandbox = try Sandbox(
            Self.files.merging([
                "calculations/a.md": "---\nkind: loan\nprincipal: 1\nrate: 6%\nterm: 1 year\n"
                    + "---\n[x](b.md#secnd)\n",
                "calculations/e.md": "---\nkind: loan\nprincipal: 1\nrate: 6%\nterm: 1 year\n"
                    + "---\n[x](b.md#no) [y](#rsult)\n",
                "pages/p.md": SmallSite.page(body: "[b](../calculations/b.md#none)\n"),
            ]) { $1 })
        let said = sandbox.faults()
        let locations = [
            "calculations/a.md:7:1", "calculations/e.md:7:1", "e.md:7:14", "pages/p.md",
        ]
        for location in locations { #expect(said.contains(location), "\(said)") }
        #expect(said.contains("Did you mean “#second”?"))
        #expect(said.contains("Did you mean “#result”?"))
        #expect(said.matches(of: /error:/).count == 5)
    }

    @Test func `a list in pieces has every card once, in order`() throws {
        var files = SmallSite.files
        files["site.yaml"] = "title: T\nentriesPerPage: 1000\n"
        for number in 100..<400 {
            files["calculations/n-\(number).yaml"] =
                "kind: loan\ntitle: Number \(number)\nprincipal: 1,000\nrate: 6%\nterm: 1 year\n"
        }
        let sandbox = try Sandbox(files)
        _ = try sandbox.build()
        let list = String(
            decoding: try sandbox.tree().first { $0.path == "calculations/index.html" }?.bytes
                ?? [], as: UTF8.self)
        #expect(list.utf8.count > 65_536)
        let numbers = list.matches(of: /href="..\/calculations\/n-(\d+).html"/).map { Int($0.1) }
        #expect(numbers == (100..<400).map { $0 })
    }
}
