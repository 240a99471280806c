import Glibc
import PennyDiagnostics
import PennyFiles
import Testing

@testable import PennySite

/// Files that a build may replace, and files it leaves.
@Suite struct OutputSafetyTests {
    /// Builds, and expects this refusal and nothing changed.
    private func expectRefusal(
        _ sandbox: Sandbox, to output: String, _ text: String,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let before = try sandbox.tree("")
        let faults = sandbox.faults { $0.output = sandbox.path(output) }
        #expect(faults == text, sourceLocation: sourceLocation)
        #expect(try sandbox.tree("") == before, sourceLocation: sourceLocation)
    }

    // MARK: - What is refused

    @Test func `a folder that no build has made is refused`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("dear", to: "out/letter.txt")
        try expectRefusal(
            sandbox, to: "out",
            """
            out:1:1: error: the folder “out” was not made by Pennypress [PP0559]
               Choose an empty or a new folder with “-o”.

            """)
        try sandbox.write("{\"files\": []}", to: "out/pennypress.json")
        #expect(sandbox.faults().hasPrefix("out:1:1: error: the folder “out” was not made by"))
    }

    @Test(arguments: ["CNAME", "deep/.git/HEAD", "calculations/notes.txt"])
    func `a folder with a file that no build has made is refused`(_ path: String) throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.write("mine", to: "out/" + path)
        try expectRefusal(
            sandbox, to: "out",
            """
            out:1:1: error: “\(path)” in “out” was not made by Pennypress [PP0560]
               Move it to the site’s static/ or elsewhere, or choose another folder with “-o”.

            """)
    }

    @Test(arguments: [
        "site", ".", "site/.", "site/calculations", "site/pages/new", "site/assets/x",
    ])
    func `the site's folder, one above it and one it is read from are refused`(
        _ output: String
    ) throws {
        let sandbox = try Sandbox()
        let shown = output == "." ? sandbox.path(".") : output
        try expectRefusal(
            sandbox, to: output,
            """
            \(shown.replacing(sandbox.root + "/", with: "")):1:1: error: \
            the output folder “\(shown.replacing(sandbox.root + "/", with: ""))” \
            holds the site’s sources [PP0558]
               Choose another folder with “-o”.

            """)
    }

    @Test func `the site's folder is found through links`() throws {
        let sandbox = try Sandbox()
        try sandbox.link("alias", to: "site")
        let faults = sandbox.faults { $0.output = sandbox.path("alias") }
        #expect(faults.contains("holds the site’s sources"))
        #expect(sandbox.exists("site/site.yaml"))
    }

    @Test func `a file and a link that leads nowhere are refused`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("text", to: "file")
        try sandbox.link("dangling", to: "nowhere")
        for name in ["file", "dangling"] {
            let faults = sandbox.faults { $0.output = sandbox.path(name) }
            #expect(faults.hasPrefix("\(name):1:1: error: the folder “\(name)” was not made by"))
        }
        #expect(try sandbox.text("file") == "text")
        #expect(try sandbox.names() == ["dangling", "file", "site"])
    }

    @Test(arguments: ["", "missing/..", "missing/../out"])
    func `a folder without a name of its own is refused`(_ output: String) throws {
        let sandbox = try Sandbox()
        let path = output.isEmpty ? "" : sandbox.path(output)
        let faults = sandbox.faults { $0.output = path }
        #expect(faults.contains("error: cannot write “\(output)”: No such file or directory"))
        #expect(try sandbox.names() == ["site"])
    }

    @Test func `a file in the place of a folder above is reported`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("text", to: "file")
        #expect(
            sandbox.faults { $0.output = sandbox.path("file/out") } == """
                file/out:1:1: error: cannot write “file/out”: Not a directory [PP0502]
                   Check the permissions and the space left.

                """)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
    func `a folder that may not be written to is said`() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("locked")
        #expect(chmod(sandbox.path("locked"), 0o555) == 0)
        let faults = sandbox.faults { $0.output = sandbox.path("locked/out") }
        #expect(faults.contains("cannot write “locked/out”: Permission denied"))
        #expect(chmod(sandbox.path("locked"), 0o755) == 0)
    }

    // MARK: - Two builds at once

    @Test func `a build waits for no other: it says that one is at work`() throws {
        let sandbox = try Sandbox()
        let lock = try FolderLock(in: FileTree(sandbox.root), ".out.lock")
        #expect(lock != nil)
        #expect(
            sandbox.faults() == """
                out:1:1: error: another build is writing to “out” [PP0561]
                   Wait until it has ended.

                """)
        #expect(!sandbox.exists("out"))
        #expect(sandbox.faults { $0.output = sandbox.path("other") } == "")
        withExtendedLifetime(lock) {}
    }

    @Test func `a lock goes with its holder, and one left by a crash does not hold`() throws {
        let sandbox = try Sandbox()
        var lock = try FolderLock(in: FileTree(sandbox.root), ".out.lock")
        #expect(try FolderLock(in: FileTree(sandbox.root), ".out.lock") == nil)
        lock = nil
        #expect(try sandbox.names() == ["site"])
        try sandbox.write("", to: ".out.lock")
        #expect(sandbox.faults() == "")
        #expect(try sandbox.names() == ["out", "site"])
        withExtendedLifetime(lock) {}
    }

    @Test func `of many builds at once each succeeds or is refused, and the output is whole`()
        async throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        let whole = try sandbox.tree()
        let site = sandbox.site
        let output = sandbox.output
        let results = await withTaskGroup(of: String.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    var options = BuildOptions(site: site)
                    options.output = output
                    do throws(DiagnosticError) {
                        _ = try SiteBuilder(options).build()
                        return ""
                    } catch {
                        return error.diagnostics.first?.summary ?? "?"
                    }
                }
            }
            return await group.reduce(into: [String]()) { $0.append($1) }
        }
        #expect(results.contains(""))
        #expect(
            results.allSatisfy { ["", "another build is writing to “\(output)”"].contains($0) })
        #expect(try sandbox.tree() == whole)
        #expect(try sandbox.names() == ["out", "site"])
    }

    // MARK: - What is replaced

    @Test func `an empty folder is filled and an own one replaced`() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("out")
        try sandbox.build()
        try sandbox.remove("site/pages/about.md")
        try sandbox.write("old", to: "out/about.html")
        try sandbox.build()
        #expect(!sandbox.exists("out/about.html"))
        #expect(try sandbox.names() == ["out", "site"])
    }

    @Test func `the folders above the output are made`() throws {
        let sandbox = try Sandbox()
        #expect(sandbox.faults { $0.output = sandbox.path("new/deep/out/") } == "")
        #expect(sandbox.exists("new/deep/out/index.html"))
        #expect(try sandbox.names("new/deep") == ["out"])
    }

    @Test func `through a link to a folder, the folder is replaced and the link stays`() throws {
        let sandbox = try Sandbox()
        try sandbox.makeFolder("elsewhere/real")
        try sandbox.link("out", to: "elsewhere/real")
        try sandbox.build()
        try sandbox.build()
        #expect(sandbox.exists("elsewhere/real/index.html"))
        #expect(try sandbox.names("elsewhere") == ["real"])
        #expect(FileSystem.kind(of: sandbox.output) == .symbolicLink)
    }

    @Test func `an output that nobody has named is no link`() throws {
        let sandbox = try Sandbox()
        try sandbox.build { $0.output = sandbox.path("victim") }
        let before = try sandbox.tree("victim")
        try sandbox.link("site/public", to: "../victim")
        try sandbox.write(SmallSite.page(body: "new"), to: "site/pages/new.md")
        #expect(
            sandbox.faults { $0.output = nil } == """
                site/public:1:1: error: the output “site/public” is a link to “victim”, which you \
                have not named [PP0598]
                   Remove the link, or name the folder: “-o victim”.

                """)
        #expect(try sandbox.tree("victim") == before)
        let report = try sandbox.build { $0.output = sandbox.path("site/public/") }
        #expect(report.linked == sandbox.path("victim"))
        #expect(sandbox.exists("victim/new.html"))
        // One that leads nowhere, too.
        try sandbox.remove("site/public")
        try sandbox.link("site/public", to: "../nowhere")
        let said = sandbox.faults { $0.output = nil }
        #expect(said.contains("the output “site/public” is a link to “../nowhere”"))
        #expect(!sandbox.exists("nowhere"))
    }

    @Test(arguments: ["about-us.html", "pennypress.next.json"])
    func `a folder that has the name of a new file is named`(_ path: String) throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.makeFolder("out/\(path)/deep")
        let before = try sandbox.tree("")
        try sandbox.write(SmallSite.page(body: "new"), to: "site/pages/about-us.md")
        #expect(
            sandbox.faults().hasPrefix(
                "out:1:1: error: “\(path)” in “out” was not made by Pennypress [PP0560]\n"))
        try sandbox.remove("site/pages/about-us.md")
        #expect(try sandbox.tree("") == before)
    }

    @Test func `what has the name of the lock and is none is named`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine", to: "mine")
        try sandbox.link(".out.lock", to: "mine")
        #expect(sandbox.faults().contains("cannot write “.out.lock”: it is a symbolic link"))
        try sandbox.remove(".out.lock")
        try sandbox.makeFolder(".out.lock")
        #expect(sandbox.faults().contains("cannot write “.out.lock”: Is a directory"))
        #expect(try sandbox.text("mine") == "mine")
    }

    @Test func `what a broken-off build has left is removed`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let whole = try sandbox.tree()
        try sandbox.write("half", to: ".out.staging/calculations/bike.html")
        try sandbox.write("more", to: ".out.staging/other/deep/file")
        try sandbox.write("mine", to: "kept")
        try sandbox.link(".out.staging/way-out", to: sandbox.path("kept"))
        try sandbox.build()
        #expect(try sandbox.tree() == whole)
        #expect(try sandbox.names() == ["kept", "out", "site"])
        #expect(try sandbox.text("kept") == "mine")
    }

    // MARK: - What a failure leaves

    @Test func `a failed build leaves the old output and nothing beside it`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        try sandbox.write(SmallSite.page(body: "[x](nowhere.md)"), to: "site/pages/new.md")
        #expect(sandbox.faults() != "")
        #expect(try sandbox.tree() == before)
        #expect(try sandbox.names() == ["out", "site"])
    }

    @Test func `a fault found while writing leaves the old output and nothing beside it`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        // The first page of prose has no description: only the second shows the tag.
        try sandbox.write(
            "{{<layout}}{{$content}}{{#summary}}{{nope}}{{/summary}}{{/content}}{{/layout}}",
            to: "site/templates/prose.mustache")
        try sandbox.write(SmallSite.page("Z", "description: d"), to: "site/pages/z.md")
        #expect(sandbox.faults().contains("unknown name “nope” in template “prose”"))
        #expect(try sandbox.tree() == before)
        #expect(try sandbox.names() == ["out", "site"])
    }

    @Test func `a site that is not there leaves no folder`() throws {
        let sandbox = try Sandbox()
        let site = sandbox.path("nosuch")
        let faults = sandbox.faults {
            $0.site = site
            $0.output = nil
        }
        #expect(
            faults
                == """
                nosuch/site.yaml:1:1: error: there is no site.yaml in “\(site)” [PP0504]
                   Name the site’s folder, or make one with “pennypress new my-site”.

                """.replacing(sandbox.root + "/", with: ""))
        #expect(try sandbox.names() == ["site"])
    }
}
