import Glibc
import PennyFiles
import Testing

@testable import PennySite

/// Files that a site publishes unchanged at the root of its output, and files it ignores.
@Suite struct StaticFileTests {
    private func made(with files: [String: String]) throws -> Sandbox {
        let sandbox = try Sandbox()
        for (path, text) in files { try sandbox.write(text, to: path) }
        return sandbox
    }

    @Test func `a file of static is copied to the root of the output`() throws {
        let paths = ["CNAME", ".nojekyll", ".well-known/security.txt", "old/page.HTML", "a b.txt"]
        let sandbox = try Sandbox()
        for path in paths { try sandbox.write("as it is\n", to: "site/static/" + path) }
        try sandbox.build()
        for path in paths { #expect(try sandbox.text("out/" + path) == "as it is\n") }
        #expect(!sandbox.exists("out/static"))
        for path in paths { try sandbox.write("another\n", to: "site/static/" + path) }
        try sandbox.build()
        for path in paths { #expect(try sandbox.text("out/" + path) == "another\n") }
        for path in paths { try sandbox.remove("site/static/" + path) }
        try sandbox.build()
        for path in paths { #expect(!sandbox.exists("out/" + path), "\(path)") }
    }

    @Test(
        arguments: ["static", "assets"],
        ["a\nb.txt", "a\u{1B}]0;b.txt", "a\u{202E}b.txt", "a\rb/c.txt"])
    func `a name that a terminal would obey is refused, and shown without`(
        _ folder: String, _ name: String
    ) throws {
        let sandbox = try made(with: ["site/\(folder)/\(name)": "x"])
        let said = sandbox.faults()
        #expect(said.contains("cannot be an address [PP0517]\n"), "\(said)")
        #expect(said.contains("error: the file name “a\u{FFFD}"), "\(said)")
        #expect(said.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }

    @Test(arguments: ["static", "assets"])
    func `a folder is copied from its depth on, up to a limit`(_ folder: String) throws {
        let deep = Array(repeating: "d", count: SourceFolder.copiedDepth).joined(separator: "/")
        let sandbox = try made(with: ["site/\(folder)/\(deep)/file.txt": "x"])
        #expect(sandbox.faults() == "")
        let copy = folder == "static" ? deep : "assets/" + deep
        #expect(sandbox.exists("out/\(copy)/file.txt"))
        try sandbox.write("x", to: "site/\(folder)/\(deep)/d/file.txt")
        let said = sandbox.faults()
        #expect(said.contains("error: the folder is more than 64 folders deep [PP0514]"), "\(said)")
        #expect(try sandbox.names() == ["out", "site"])
    }

    @Test func `robots of the site's own take the place of those that are made`() throws {
        let sandbox = try Sandbox()
        try sandbox.build { $0.baseURL = "https://example.org/" }
        #expect(try sandbox.text("out/robots.txt").contains("Sitemap: https://example.org/"))
        try sandbox.write("User-agent: *\nDisallow: /\n", to: "site/static/robots.txt")
        try sandbox.build { $0.baseURL = "https://example.org/" }
        #expect(try sandbox.text("out/robots.txt") == "User-agent: *\nDisallow: /\n")
        #expect(sandbox.exists("out/sitemap.xml"))
    }

    @Test(arguments: [
        ("index.html", "site/pages/index.md"), ("about.html", "site/pages/about.md"),
        ("assets/notes.txt", "site/assets/notes.txt"), ("assets/style.css", "built-in style.css"),
        ("pennypress.json", "the list of files that a build leaves"),
    ])
    func `a clash with another file names both`(_ path: String, _ other: String) throws {
        let sandbox = try made(with: ["site/static/" + path: "x"])
        let said = sandbox.faults()
        #expect(
            said.contains(
                "site/static/\(path):1:1: error: the address \(path) is taken by \(other) [PP0557]\n"
            ))
        #expect(!sandbox.exists("out"))
    }

    @Test func `a clash with a saved set names both`() throws {
        let sandbox = try made(with: ["site/static/calculations/bike.html": "x"])
        #expect(
            sandbox.faults().contains(
                "site/calculations/bike.md:1:1: error: the address calculations/bike.html is "
                    + "taken by site/static/calculations/bike.html [PP0557]\n"))
    }

    @Test func `a text links to a file of static`() throws {
        let sandbox = try made(with: [
            "site/static/forms/w-4.pdf": "x",
            "site/pages/forms.md": SmallSite.page(body: "[The form](../static/forms/w-4.pdf)"),
        ])
        try sandbox.build()
        #expect(try sandbox.text("out/forms.html").contains(#"<a href="forms/w-4.pdf">The form"#))
    }

    // MARK: - What is nobody's

    private static let litter = [
        "pages/about.md~", "pages/Thumbs.db", "calculations/.DS_Store", "pages/.about.md.swp",
        "pages/#about.md#", "assets/notes.txt~", "static/.DS_Store", "static/.CNAME.swp",
        "static/.git/HEAD", "notes.txt~", "templates/layout.mustache~",
    ]

    @Test func `what editors and systems leave is ignored`() throws {
        let sandbox = try Sandbox()
        let report = try sandbox.build()
        let before = try sandbox.tree("out")
        for path in Self.litter { try sandbox.write("{{nothing", to: "site/" + path) }
        let again = try sandbox.build { $0.isStrict = true }
        #expect(again.warnings == report.warnings)
        #expect(try sandbox.tree("out") == before)
    }

    @Test(
        arguments: [
            ("calculation/x.md", "calculation", "folder", "Did you mean “calculations”?"),
            ("drawings/x.svg", "drawings", "folder", nil),
            ("sites.yaml", "sites.yaml", "file", "Did you mean “site.yaml”?"),
            ("CNAME", "CNAME", "file", nil), ("_headers", "_headers", "file", nil),
        ] as [(String, String, String, String?)])
    func `what nobody reads at the top of a site is a warning`(
        _ path: String, _ name: String, _ kind: String, _ advice: String?
    ) throws {
        let sandbox = try made(with: ["site/" + path: "x"])
        let step =
            advice
            ?? "To publish it as it is, move it to static/. If it is for you alone, put “_” before "
            + "its name."
        let code = kind == "file" ? "PP0512" : "PP0511"
        let source = kind == "file" ? " 1 | x\n   | ^\n" : ""
        #expect(
            sandbox.messages(try sandbox.build().warnings) == """
                site/\(name):1:1: warning: the \(kind) “\(name)” is not read [\(code)]
                \(source)   \(step)

                """)
    }

    @Test func `what stands beside a site in its repository is no warning`() throws {
        let paths = [
            "README.md", "LICENSE", "Makefile", "package.json", "netlify.toml", "_drafts/x.md",
            "_ideas.md", ".github/workflows/x.yml", "node_modules/a/b.js", "other/site.yaml",
            "old/pennypress.json",
        ]
        let sandbox = try Sandbox()
        for path in paths { try sandbox.write("{}", to: "site/" + path) }
        #expect(sandbox.messages(try sandbox.build().warnings) == "")
    }

    // MARK: - An output that git keeps

    @Test(arguments: [".git", ".git/HEAD"])
    func `what git keeps in the output stays, and is no obstacle`(_ git: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write("gitdir: elsewhere\n", to: "out/" + git)
        for isClean in [false, false, true] {
            try sandbox.build { $0.isClean = isClean }
            #expect(try sandbox.text("out/" + git) == "gitdir: elsewhere\n")
            #expect(sandbox.exists("out/index.html"))
        }
        try sandbox.write("object\n", to: "out/.git" + (git == ".git" ? "" : "/index"))
        try sandbox.remove("site/pages/about.md")
        try sandbox.build()
        #expect(!sandbox.exists("out/about.html"))
        #expect(sandbox.exists("out/" + git))
        try sandbox.write("mine", to: "out/CNAME")
        #expect(sandbox.faults { $0.isClean = true }.contains("“CNAME” in “out” was not made"))
    }
}
