import Glibc
import PennySite
import Testing

/// Each fault of a site by itself: its location and its message.
@Suite struct FaultTests {
    private func check(
        _ fault: FaultCase, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let sandbox = try Sandbox()
        for (path, text) in fault.files { try sandbox.write(text, to: "site/" + path) }
        for (path, target) in fault.links {
            try sandbox.makeFolder("site/templates")
            try sandbox.link("site/" + path, to: target)
        }
        let said = sandbox.faults { $0.baseURL = fault.baseURL }
        #expect(said == fault.says, sourceLocation: sourceLocation)
        #expect(try sandbox.names() == ["site"], sourceLocation: sourceLocation)
    }

    @Test(arguments: figures) func `a reference is judged`(_ fault: FaultCase) throws {
        try check(fault)
    }

    @Test(arguments: links) func `a link is judged`(_ fault: FaultCase) throws {
        try check(fault)
    }

    @Test(arguments: names.filter { !$0.name.contains("\u{1B}") })
    func `a file's name and kind are judged`(_ fault: FaultCase) throws {
        try check(fault)
    }

    @Test func `control characters of a file's name do not reach the summary`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: "site/pages/a\tb\u{1B}c.md")
        let said = sandbox.faults()
        #expect(
            said.contains("error: the file name “a b\u{FFFD}c.md” cannot be an address [PP0517]\n"))
        #expect(said.contains("such as “a-b-c.md”."))
    }

    @Test(arguments: symbolicLinks) func `a symbolic link is refused`(_ fault: FaultCase) throws {
        try check(fault)
    }

    @Test(arguments: settings) func `a setting is judged`(_ fault: FaultCase) throws {
        try check(fault)
    }

    @Test(arguments: addresses) func `two files for one address are reported once`(
        _ fault: FaultCase
    ) throws {
        try check(fault)
    }

    @Test(arguments: ["calculations", "pages", "assets", "templates"])
    func `a folder that is a link is refused`(_ folder: String) throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\n"])
        try sandbox.write(SmallSite.page(), to: "elsewhere/x.md")
        try sandbox.link("site/" + folder, to: "../elsewhere")
        #expect(
            sandbox.faults() == """
                site/\(folder):1:1: error: symbolic links are not followed [PP0509]
                   Put the file itself there.

                """)
    }

    @Test func `a site.yaml that is a link is refused`() throws {
        let sandbox = try Sandbox(["pages/x.md": SmallSite.page()])
        try sandbox.write("title: T\n", to: "other.yaml")
        try sandbox.link("site/site.yaml", to: "../other.yaml")
        #expect(
            sandbox.faults() == """
                site/site.yaml:1:1: error: symbolic links are not followed [PP0509]
                   Put the file itself there.

                """)
    }

    @Test func `a site's folder may be reached through a link`() throws {
        let sandbox = try Sandbox()
        try sandbox.link("alias", to: "site")
        let alias = sandbox.path("alias")
        #expect(sandbox.faults { $0.site = alias } == "")
    }

    @Test func `a pipe in the site is refused and never opened`() throws {
        let sandbox = try Sandbox()
        for path in ["calculations/x.md", "assets/x"] {
            #expect(mkfifo(sandbox.site + "/" + path, 0o644) == 0)
        }
        var options = BuildOptions(site: sandbox.site)
        options.output = sandbox.output
        let faults = #expect(throws: (any Error).self) { try SiteBuilder(options).check() }
        let summaries = faults.map { "\($0)" } ?? ""
        #expect(summaries.contains("“x.md” is neither a file nor a folder"))
        #expect(summaries.contains("“x” is neither a file nor a folder"))
        #expect(summaries.contains("Take it out of the site’s folder."))
    }

    @Test func `a file in the place of a folder cannot be read`() throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", "pages": "x"])
        #expect(
            sandbox.faults() == """
                site/pages:1:1: error: cannot read “site/pages”: Not a directory [PP0501]
                 1 | x
                   | ^
                   Check that it exists and that you may read it.

                """)
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `a file that may not be read is reported with the others`() throws {
        let sandbox = try Sandbox()
        for path in ["calculations/plan.md", "assets/notes.txt"] {
            #expect(chmod(sandbox.site + "/" + path, 0) == 0)
        }
        let said = sandbox.faults()
        #expect(said.contains("cannot read “site/calculations/plan.md”: Permission denied"))
        #expect(said.contains("cannot read “site/assets/notes.txt”: Permission denied"))
    }

    @Test func `a faulty set is reported once, not again by what refers to it`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            try sandbox.text("site/calculations/bike.md").replacing("0%", with: "0"),
            to: "site/calculations/bike.md")
        #expect(
            sandbox.faults() == """
                site/calculations/bike.md:9:7: error: rate “0” has no percent sign [PP0213]
                 9 | rate: 0
                   |       ^
                   Write “0%” if you mean 0 percent.

                """)
    }

    @Test func `a faulty table is reported once, not again by what refers to its rows`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("name,kind\nphone-a,loan,x\n", to: "site/calculations/phones.csv")
        let said = sandbox.faults()
        #expect(said.hasPrefix("site/calculations/phones.csv:2:1: error: the row has 3 cells"))
        #expect(said.matches(of: /error:/).count == 1)
    }
}
