import PennyTestSupport
import Testing

@Suite struct DocumentLinksTests {
    static let files = [
        "README.md": "# Pennypress\n\n## Try it: `make site`\n## Notes\n## Notes\n",
        "docs/rounding.md": "# Rounding\n", "docs": "", "Makefile": "",
    ]

    static let samples: [(String, [String])] = [
        ("[a](README.md) and [b](Makefile) in [c](docs/)", []),
        ("[a](README.md#try-it-make-site) [b](README.md#notes-1)", []),
        ("# Here\n[a](#here)", []),
        ("[a](https://example.org/x) [b](mailto:a@example.org)", []),
        ("`[a](gone.md)`\n```\n[a](gone.md)\n```", []),
        ("[a](gone.md)", ["README2.md:1: no file gone.md"]),
        ("![a](site/gone.png \"A picture\")", ["README2.md:1: no file site/gone.png"]),
        ("\n[a]: gone.md", ["README2.md:2: no file gone.md"]),
        ("[a](README.md#gone)", ["README2.md:1: no heading #gone in README.md"]),
        ("[a](#gone)", ["README2.md:1: no heading #gone in README2.md"]),
    ]

    @Test(arguments: samples)
    func `a link that leads nowhere is found`(text: String, findings: [String]) {
        let file = RepositoryFile(path: "README2.md", text: text)
        let found = linkFindings(of: file) { $0 == file.path ? text : Self.files[$0] }
        #expect(found.map(\.description) == findings)
    }

    @Test func `a link is relative to its document's folder`() {
        let file = RepositoryFile(
            path: "docs/index.md", text: "[a](rounding.md) [b](../README.md) [c](README.md)")
        let found = linkFindings(of: file) { Self.files[$0] }
        #expect(found.map(\.description) == ["docs/index.md:1: no file docs/README.md"])
    }
}
