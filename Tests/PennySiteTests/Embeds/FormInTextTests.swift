import PennySite
import PennyTheme
import Testing

/// The form of a saved set in a text.
@Suite struct FormInTextTests {
    private static let block = "```pennypress\nshow: form\nof: bike\n```\n"

    private func sandbox(_ files: [String: String]) throws -> Sandbox {
        try Sandbox(SmallSite.files.merging(files) { $1 })
    }

    @Test func `a page shows the key figures of the set, its form and the link to its page`() throws
    {
        let sandbox = try sandbox(["pages/guide/p.md": SmallSite.page(body: Self.block)])
        try sandbox.build()
        let page = try sandbox.text("out/guide/p.html")
        #expect(page.contains("<section class=\"embedded embedded-form\" data-figures-only"))
        #expect(page.contains("<p class=\"embedded-title\">The bike at $100.00</p>"))
        #expect(page.contains("<dt>Monthly payment</dt><dd>$100.00</dd>"))
        #expect(!page.contains("class=\"steps\"") && !page.contains("<svg class=\"plot\""))
        #expect(page.contains("<a href=\"../calculations/bike.html\">The bike at $100.00</a>"))
        if EngineModules.names.isEmpty { return }
        #expect(page.contains("<form id=\"inputs\" class=\"inputs form\" data-kind=\"loan\""))
        #expect(page.contains("data-page=\"calculations/bike.html\""))
        #expect(page.contains("<a href=\"../saved/index.html\" data-saved>"))
        #expect(page.contains("'wasm-unsafe-eval'") && page.contains("form.js"))
    }

    @Test func `a page without a form loads no engine`() throws {
        let sandbox = try sandbox(["pages/p.md": SmallSite.page(body: Self.block)])
        try sandbox.build()
        let page = try sandbox.text("out/about.html")
        #expect(!page.contains("form.js") && !page.contains("wasm-unsafe-eval"))
    }

    @Test(arguments: [
        ("pages/p.md", block + block, "the page has two forms [PP0458]"),
        ("pages/index.md", block, "a form can only be on a page of the folder “pages”"),
        ("lessons/01-money.md", block, "a form can only be on a page of the folder “pages”"),
    ])
    func `a form stands once, on a page of its own text`(
        file: String, body: String, summary: String
    ) throws {
        let faults = try sandbox([file: SmallSite.page(body: body)]).faults()
        #expect(faults.contains(summary))
    }
}
