import Foundation
import PennyDiagnostics
import PennySite
import Testing

/// The blocks of a text have a common limit, and what they share is made once.
@Suite struct BlockBoundsTests {
    private func sandbox(_ blocks: [String], rows: Int = 0, columns: Int = 1) throws -> Sandbox {
        let header = (0..<columns).map { "c\($0)" }.joined(separator: ",")
        let lines = (0..<rows).map { row in
            (0..<columns).map { String(row * 7_919 % 1_000 + $0) }.joined(separator: ",")
        }
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "data/figures.csv": ([header] + (lines.isEmpty ? ["1"] : lines)).joined(
                separator: "\n"),
        ])
        let body = blocks.map { "```pennypress\n\($0)\n```\n" }.joined(separator: "\n")
        try sandbox.write(SmallSite.page(body: body), to: "site/pages/p.md")
        return sandbox
    }

    private func fault(_ sandbox: Sandbox) throws -> Diagnostic? {
        let error = #expect(throws: DiagnosticError.self) { try sandbox.build() }
        #expect(error?.diagnostics.count == 1)
        #expect(error?.diagnostics.first?.location.path.hasSuffix("pages/p.md") == true)
        return error?.diagnostics.first
    }

    @Test(.timeLimit(.minutes(1)))
    func `a thousand blocks that sort one file sort it once`() throws {
        let blocks = (0..<1_000).map {
            "show: table\ndata: figures\nformats: c0 = number\nsort: c0\nlimit: 1\ntitle: T\($0)"
        }
        let sandbox = try sandbox(blocks, rows: 4_000)
        try sandbox.build()
        let page = try sandbox.text("out/p.html")
        #expect(page.matches(of: /<td class="n">0<\/td>|<th[^>]*>0<\/th>/).count == 1_000)
    }

    @Test func `cells of files are counted over all blocks`() throws {
        let blocks = (0..<30).map { "show: table\ndata: figures\ntitle: T\($0)" }
        let fault = try fault(try sandbox(blocks, rows: 2_000, columns: 40))
        #expect(
            fault?.summary == "the blocks of the text need more than 2,000,000 cells of files")
        #expect(
            fault?.nextStep == "Name fewer columns, set a limit, or put blocks on another page.")
        // The first block reads them, and each shows them: the 25th is too much.
        #expect(fault?.location.line == 6 + 6 * 24)
    }

    @Test func `blocks that are alike count by the bytes they make`() throws {
        let blocks = [String](repeating: "show: table\ndata: figures", count: 60)
        let fault = try fault(try sandbox(blocks, rows: 2_000, columns: 40))
        #expect(
            fault?.summary
                == "the blocks and examples of the text make more than 64 MiB of a page")
        #expect(fault?.nextStep == "Show fewer rows, or put blocks on another page.")
    }

    @Test func `a text has at most a hundred lists of pages`() throws {
        let lists = (0..<101).map { "show: pages\nin: pages/\ntitle: T\($0)" }
        var sandbox = try sandbox(lists)
        try sandbox.write(SmallSite.page(body: "Text.\n"), to: "site/pages/q.md")
        let fault = try fault(sandbox)
        #expect(fault?.summary == "the text has more than 100 lists of pages")
        #expect(fault?.nextStep == "Put some of them on another page.")
        sandbox = try self.sandbox([String](repeating: lists[0], count: 101))
        try sandbox.write(SmallSite.page(body: "Text.\n"), to: "site/pages/q.md")
        try sandbox.build()
    }
}
