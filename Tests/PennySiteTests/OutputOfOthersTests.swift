import Foundation
import Glibc
import PennyDiagnostics
import PennyFiles
import Testing

@testable import PennySite

/// Files that others put into an output or where it will be, before or during a build.
@Suite struct OutputOfOthersTests {
    /// Builds anew while somebody puts files into the output.
    private func build(_ sandbox: Sandbox, while others: () throws -> Void) throws {
        var output = try StagedOutput.prepare(sandbox.output, source: sandbox.site)
        let paths = OutputPaths(["index.html", "calculations/bike.html"])
        let files = try output.open()
        for path in paths { _ = try files.write(.bytes([1]), to: path) }
        let manifest = Manifest(pages: 2, rows: 0, files: paths) { _, _ in .unknown }
        _ = try files.write(.bytes(manifest.bytes()), to: Address.manifest)
        try others()
        do throws(DiagnosticError) {
            _ = try output.publish(paths)
        } catch {
            output.discard()
            throw error
        }
    }

    private func summaries(_ work: () throws -> Void) -> [String] {
        do {
            try work()
            return []
        } catch {
            return (error as? DiagnosticError)?.diagnostics.map(\.summary) ?? ["\(error)"]
        }
    }

    @Test func `a file put into the output while a build runs stays, and the next build says so`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        try build(sandbox) {
            try sandbox.write("mine", to: "out/CNAME")
            try sandbox.write("ours", to: "out/deep/down/notes.txt")
            try sandbox.link("out/link", to: sandbox.path("site"))
        }
        #expect(try sandbox.text("out/CNAME") == "mine")
        #expect(try sandbox.text("out/deep/down/notes.txt") == "ours")
        #expect(FileSystem.kind(of: sandbox.path("out/link")) == .symbolicLink)
        #expect(sandbox.exists("site/site.yaml"))
        #expect(try sandbox.bytes("out/index.html") == [1])
        #expect(!sandbox.exists("out/about.html"))
        #expect(try sandbox.names() == ["out", "site"])
        #expect(sandbox.faults().contains("error: “CNAME” in “out” was not made by Pennypress"))
    }

    @Test func `a file that has the name of a new one keeps it, and the build changes nothing`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.remove("out/calculations/bike.html")
        let manifest = try sandbox.text("out/pennypress.json")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("\"calculations/bike.html\"") }.joined(separator: "\n")
        try sandbox.write(manifest, to: "out/pennypress.json")
        let before = try sandbox.tree()
        let said = summaries {
            try build(sandbox) { try sandbox.write("mine", to: "out/calculations/bike.html") }
        }
        #expect(
            said == [
                "“calculations/bike.html” in “\(sandbox.output)” was not made by Pennypress"
            ])
        #expect(try sandbox.text("out/calculations/bike.html") == "mine")
        try sandbox.remove("out/calculations/bike.html")
        #expect(try sandbox.tree() == before)
        #expect(try sandbox.names() == ["out", "site"])
    }

    @Test(arguments: [["../precious"], ["../folder/empty/x"], ["/precious"], [".git/config"], []])
    func `a manifest that names files elsewhere removes none of them`(_ names: [String]) throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.write("mine", to: "precious")
        try sandbox.write("mine", to: "folder/precious")
        try sandbox.makeFolder("folder/empty")
        try sandbox.write("mine", to: "out/.git/config")
        // What lies behind a link is not in the output.
        let behind = ["a-link/precious", "a-link/empty/x", "a-link"]
        let manifest = Manifest(
            pages: 1, rows: 0,
            files: OutputPaths(
                names + behind
                    + (try sandbox.tree()).map { String($0.path) }
                    .filter { !$0.hasPrefix(".git") })
        ) { _, _ in .unknown }
        try sandbox.link("out/a-link", to: sandbox.path("folder"))
        try sandbox.write(
            String(decoding: manifest.bytes(), as: UTF8.self), to: "out/pennypress.json")
        let faults = sandbox.faults()
        #expect(names.isEmpty ? faults == "" : faults.contains("was not made by Pennypress"))
        #expect(try sandbox.text("precious") == "mine")
        #expect(try sandbox.text("folder/precious") == "mine")
        #expect(sandbox.exists("folder/empty"))
        #expect(try sandbox.text("out/.git/config") == "mine")
    }

    @Test(.enabled(if: Mounts.areAllowed, "only an administrator can mount"))
    func `what cannot be removed of a broken-off build is a warning, and the build works`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        let mounts = Mounts()
        let left = sandbox.path(".out.staging")
        try sandbox.makeFolder(".out.staging/calculations")
        try mounts.mount(at: left + "/calculations")
        let summary =
            "what is left of a build in “\(left)” cannot be removed: "
            + "Device or resource busy"
        try sandbox.write(SmallSite.page(body: "new"), to: "site/pages/about.md")
        let report = try sandbox.build()
        #expect(report.warnings.map(\.summary) == [summary])
        #expect(
            report.warnings.map(\.nextStep)
                == ["The new pages are not affected. Remove the folder by hand."])
        #expect(sandbox.exists("out/about.html"))
        mounts.unmount()
        #expect(try sandbox.build().warnings == [])
        #expect(try sandbox.names() == ["out", "site"])
    }

    @Test(.enabled(if: Mounts.areAllowed, "only an administrator can mount"))
    func `a mount point is refused before anything is written, and named`() throws {
        let sandbox = try Sandbox()
        let mounts = Mounts()
        try sandbox.makeFolder("out")
        try mounts.mount(at: sandbox.output)
        #expect(
            sandbox.faults() == """
                out:1:1: error: another file system is mounted at “out”, so a build cannot \
                move files into it [PP0562]
                   Name a folder in it, such as “-o out/site”.

                """)
        #expect(try sandbox.names() == ["out", "site"])
        #expect(sandbox.faults { $0.output = sandbox.path("out/site") } == "")
        mounts.unmount()
    }

    @Test(arguments: [".library", ".library/new"])
    func `the folder of the library is no output`(_ output: String) throws {
        let sandbox = try Sandbox()
        let faults = sandbox.faults { $0.output = sandbox.path("site/" + output) }
        #expect(faults.contains("the output folder “site/\(output)” holds the site’s sources"))
        #expect(!sandbox.exists("site/" + output))
    }

    @Test func `a failed build takes away the folders it has made above its output`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "{{<layout}}{{$content}}{{#summary}}{{nope}}{{/summary}}{{/content}}{{/layout}}",
            to: "site/templates/prose.mustache")
        try sandbox.write(SmallSite.page("Z", "description: d"), to: "site/pages/z.md")
        let faults = sandbox.faults { $0.output = sandbox.path("new/deep/out") }
        #expect(faults.contains("unknown name “nope”"))
        #expect(try sandbox.names() == ["site"])
        try sandbox.write("text", to: "file")
        #expect(sandbox.faults { $0.output = sandbox.path("fresh/../file/out") } != "")
        #expect(try sandbox.names() == ["file", "site"])
    }

    // MARK: - Files that change after they were found

    @Test(arguments: [true, false])
    func `an asset that becomes a link or a pipe is not published and not waited for`(
        _ isLink: Bool
    ) throws {
        let sandbox = try Sandbox()
        try sandbox.write("secret", to: "secret")
        try sandbox.write("logo", to: "site/assets/logo.svg")
        var output = try StagedOutput.prepare(sandbox.output, source: sandbox.site)
        let files = try output.open()
        let path = sandbox.path("site/assets/logo.svg")
        unlink(path)
        #expect(isLink ? symlink("../../secret", path) == 0 : mkfifo(path, 0o644) == 0)
        let error = #expect(throws: DiagnosticError.self) {
            _ = try files.write(
                .file(FileTree(sandbox.site), "assets/logo.svg"), to: "assets/logo.svg")
        }
        let reason =
            isLink
            ? "it is a symbolic link, and links are not followed" : "it is not a regular file"
        #expect(
            error?.diagnostics.map(\.summary) == ["cannot read “\(path)”: \(reason)"])
        output.discard()
        #expect(try sandbox.names() == ["secret", "site"])
    }

    @Test func `a link in the place of the staging folder is removed, and what it leads to stays`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.build { $0.output = sandbox.path("victim") }
        try sandbox.write("secret", to: "victim/secret")
        let before = try sandbox.tree("victim")
        try sandbox.link(".out.staging", to: sandbox.path("victim"))
        #expect(try sandbox.build().warnings == [])
        #expect(try sandbox.tree("victim") == before)
        #expect(!sandbox.exists("out/secret"))
        #expect(try sandbox.names() == ["out", "site", "victim"])
    }

    @Test func `of an output that was not there or empty, all that others put there is kept`()
        throws
    {
        for isThere in [false, true] {
            let sandbox = try Sandbox()
            if isThere { try sandbox.makeFolder("out") }
            let said = summaries {
                try build(sandbox) { try sandbox.write("mine", to: "out/notes.txt") }
            }
            #expect(said == ["cannot write “\(sandbox.output)”: Directory not empty"])
            #expect(try sandbox.text("out/notes.txt") == "mine")
            #expect(try sandbox.names() == ["out", "site"])
        }
    }

    @Test(arguments: ["out/notes.txt", "out"])
    func `an output that somebody has taken away and made anew is left alone`(
        _ file: String
    ) throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        let said = summaries {
            try build(sandbox) {
                #expect(rename(sandbox.output, sandbox.path("moved")) == 0)
                try sandbox.write("mine", to: file)
            }
        }
        #expect(said == ["“\(sandbox.output)” is not the folder it was when the build began"])
        #expect(try sandbox.text(file) == "mine")
        #expect(try sandbox.tree("moved") == before)
    }
}
