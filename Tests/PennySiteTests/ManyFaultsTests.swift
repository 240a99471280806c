import PennyDiagnostics
import PennySite
import PennyTestSupport
import Testing

/// Files of nonsense cost time, but no memory: their faults are counted.
@Suite struct ManyFaultsTests {
    private func faults(_ files: [String: String]) throws -> [Diagnostic] {
        let sandbox = try Sandbox(["site.yaml": "title: T\n"].merging(files) { $1 })
        let error = #expect(throws: DiagnosticError.self) { try sandbox.build() }
        return error?.diagnostics ?? []
    }

    @Test(arguments: [
        ("calculations/t.csv", String(repeating: "a\n", count: 3_000), 2_999),
        ("calculations/t.csv", "kind,principal\n" + String(repeating: "a\n", count: 3_000), 3_000),
        ("data/t.csv", "a,b\n" + String(repeating: "\"a\"x,\n", count: 3_000), 3_000),
        ("glossary/t.csv", "term,definition\n" + String(repeating: "w,d\n", count: 3_000), 2_999),
        ("pages/p.md", "---\ntitle: T\n---\n" + String(repeating: "<b>\n\n", count: 3_000), 3_000),
        (
            "pages/p.md", "---\ntitle: T\n---\n" + String(repeating: "[a](b.md)\n", count: 3_000),
            3_000
        ),
        (
            "pages/p.md",
            "---\ntitle: T\n" + (0..<3_000).map { "k\($0): a\n" }.joined() + "---\nText.\n", 3_000
        ),
        ("templates/prose.mustache", String(repeating: "{{}}\n", count: 3_000), 3_000),
        ("report.yaml", "title: R\nsources:\n" + String(repeating: "  - a\n", count: 3_000), 3_000),
    ])
    func `faults behind the hundredth of a file are counted`(
        _ path: String, _ text: String, _ least: Int
    ) throws {
        let faults = try faults([path: text]).filter { $0.location.path.hasSuffix(path) }
        #expect(faults.count <= 102)
        #expect(faults.reduce(0) { $0 + $1.count } >= least)
    }

    @Test func `a table of nothing but faults is not read to its end`() throws {
        let table = "kind\n" + String(repeating: "loan\n", count: Effort.of(20_000, deep: 60_000))
        let faults = try faults(["calculations/t.csv": table])
        let count = faults.reduce(0) { $0 + $1.count }
        #expect(faults.count <= 102)
        #expect(count >= 10_000)
        #expect(count < Effort.of(40_000, deep: 120_000))
        #expect(countText(of: faults) == "at least \(count) errors")
    }

    @Test func `a table is read to its first byte that is no text, which is the one fault`() throws
    {
        let rows = Array(String(repeating: "loan\n", count: 20_000).utf8)
        let sandbox = try Sandbox(["site.yaml": "title: T\n"])
        try sandbox.write(
            Array("kind\n".utf8) + [0xFF, 0x0A] + rows + [0xFF, 0x0A],
            to: "site/calculations/t.csv")
        let error = #expect(throws: DiagnosticError.self) { try sandbox.build() }
        let faults = error?.diagnostics ?? []
        #expect(faults.map(\.location.line) == [2])
        #expect(faults.map(\.summary) == ["this byte is not UTF-8 text"])
    }

    @Test func `a table whose faults are all counted has no more than it says`() throws {
        let table = "kind\n" + String(repeating: "loan\n", count: 3_000)
        let faults = try faults(["calculations/t.csv": table])
        #expect(!countText(of: faults).contains("at least"))
    }

    @Test(arguments: ["[a](b.md) ", "{{x.y}} "])
    func `what a text says more often than is reported is counted`(_ words: String) throws {
        let body = String(repeating: words, count: 5_000)
        let faults = try faults(["pages/p.md": "---\ntitle: T\n---\n" + body])
        #expect(faults.count == 101)
        #expect(countText(of: faults) == "5000 errors")
    }

    @Test func `links to headings that a long page lacks take no time that grows by its square`()
        throws
    {
        let headings = String(repeating: "## A\n\n", count: 5_000)
        let links = (0..<5_000).map { "[a](#b\($0))\n" }.joined()
        let text = "---\ntitle: T\n---\n" + headings + links
        let (faults, taken) = try computing { try self.faults(["pages/p.md": text]) }
        #expect(countText(of: faults) == "5000 errors")
        #expect(taken < 10_000 * slowness)
    }
}
