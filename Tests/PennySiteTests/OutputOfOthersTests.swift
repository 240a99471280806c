import Foundation
import Glibc
import PennyDiagnostics
import PennyFiles
import Testing

@testable import PennySite

/// What others put into an output or its place, while a build runs or before.
@Suite struct OutputOfOthersTests {
    /// Builds anew while somebody puts files into the output.
    private func build(
        _ sandbox: Sandbox, while others: () throws -> Void
    ) throws -> [Diagnostic] {
        var output = try OutputFolder(sandbox.output, source: sandbox.site)
        let paths = ["index.html", "calculations/bike.html"]
        let files = try output.open()
        for path in paths { try files.write(.bytes([1]), to: path) }
        let manifest = Manifest(pages: 2, rows: 0, files: OutputPaths(paths))
        try files.write(.bytes(manifest.bytes()), to: Address.manifest)
        try others()
        try output.publish()
        return output.warnings
    }

    @Test func `a file put into the output while a build runs is kept, and said`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let warnings = try build(sandbox) {
            try sandbox.write("mine", to: "out/CNAME")
            try sandbox.write("ours", to: "out/deep/down/notes.txt")
            try sandbox.link("out/link", to: sandbox.path("site"))
        }
        #expect(try sandbox.text("out/CNAME") == "mine")
        #expect(try sandbox.text("out/deep/down/notes.txt") == "ours")
        #expect(FileSystem.kind(of: sandbox.path("out/link")) == .symbolicLink)
        #expect(sandbox.exists("site/site.yaml"))
        #expect(
            warnings.map(\.summary)
                == ["CNAME", "deep/down/notes.txt", "link"].map {
                    "“\($0)” was put into “\(sandbox.output)” while a build ran, and is kept there"
                })
        #expect(
            Set(warnings.map(\.nextStep))
                == ["Move it to assets/ or elsewhere before the next build."])
        #expect(try sandbox.names() == ["out", "site"])
        #expect(sandbox.faults().contains("error: “CNAME” in “out” was not made by Pennypress"))
    }

    @Test func `a file whose name the new output has is kept beside it`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.remove("out/calculations/bike.html")
        let manifest = try sandbox.text("out/pennypress.json")
            .replacing("    \"calculations/bike.html\",\n", with: "")
        try sandbox.write(manifest, to: "out/pennypress.json")
        let warnings = try build(sandbox) {
            try sandbox.write("mine", to: "out/calculations/bike.html")
        }
        let folder = sandbox.output + ".kept-1"
        #expect(try sandbox.text("out.kept-1/calculations/bike.html") == "mine")
        #expect(try sandbox.bytes("out/calculations/bike.html") == [1])
        #expect(
            warnings.map(\.summary) == [
                "“calculations/bike.html” was put into the output while a build ran, and is kept "
                    + "in “\(folder)”"
            ])
        #expect(try sandbox.names() == ["out", "out.kept-1", "site"])
    }

    @Test func `a manifest that names files elsewhere removes none of them`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.write("mine", to: "precious")
        try sandbox.write("mine", to: "folder/precious")
        let names = ["../precious", sandbox.path("precious"), "a-link/precious", "a-link"]
        let manifest = Manifest(
            pages: 1, rows: 0,
            files: OutputPaths(names + (try sandbox.tree()).map { String($0.path) }))
        try sandbox.link("out/a-link", to: sandbox.path("folder"))
        try sandbox.write(
            String(decoding: manifest.bytes(), as: UTF8.self), to: "out/pennypress.json")
        try sandbox.build()
        #expect(try sandbox.text("precious") == "mine")
        #expect(try sandbox.text("folder/precious") == "mine")
    }

    @Test(.enabled(if: Mounts.areAllowed, "only an administrator can mount"))
    func `an old output that cannot be removed is a warning, and the next build works`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let mounts = Mounts()
        let warnings = try build(sandbox) {
            try mounts.mount(at: sandbox.path("out/calculations"))
        }
        let left = sandbox.path(".out.staging")
        mounts.moved(to: left + "/calculations")
        let summary = "the old output in “\(left)” cannot be removed: Device or resource busy"
        #expect(warnings.map(\.summary) == [summary])
        #expect(
            warnings.map(\.nextStep)
                == ["The new pages are not affected. Remove the folder by hand."])
        #expect(try sandbox.build().warnings.map(\.summary) == [summary])
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
                replace the folder
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
        var output = try OutputFolder(sandbox.output, source: sandbox.site)
        let files = try output.open()
        let place = sandbox.path("site/assets/logo.svg")
        unlink(place)
        #expect(isLink ? symlink("../../secret", place) == 0 : mkfifo(place, 0o644) == 0)
        let error = #expect(throws: DiagnosticError.self) {
            try files.write(
                .file(FileTree(sandbox.site), "assets/logo.svg"), to: "assets/logo.svg")
        }
        let reason =
            isLink
            ? "it is a symbolic link, and links are not followed" : "it is not a regular file"
        #expect(
            error?.diagnostics.map(\.summary) == ["cannot read “\(place)”: \(reason)"])
        output.discard()
        #expect(try sandbox.names() == ["secret", "site"])
    }

    @Test func `what a manifest names outside of the output stays, empty folders too`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.makeFolder("home/deep/empty")
        try sandbox.makeFolder("elsewhere/empty")
        let names = ["../home/deep/empty/x", "a-link/empty/x", "a-link"]
        let manifest = Manifest(
            pages: 1, rows: 0,
            files: OutputPaths(names + (try sandbox.tree()).map { String($0.path) }))
        try sandbox.link("out/a-link", to: sandbox.path("elsewhere"))
        try sandbox.write(
            String(decoding: manifest.bytes(), as: UTF8.self), to: "out/pennypress.json")
        try sandbox.build()
        #expect(sandbox.exists("home/deep/empty"))
        #expect(sandbox.exists("elsewhere/empty"))
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

    @Test func `a file in a broken-off build's folder is kept where there is no output yet`() throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        #expect(rename(sandbox.output, sandbox.path(".out.staging")) == 0)
        try sandbox.write("mine", to: ".out.staging/notes.txt")
        let warnings = try sandbox.build().warnings
        let folder = sandbox.output + ".kept-1"
        #expect(
            warnings.map(\.summary) == [
                "“notes.txt” was put into the output while a build ran, and is kept in “\(folder)”"
            ])
        #expect(try sandbox.text("out.kept-1/notes.txt") == "mine")
        #expect(try sandbox.names() == ["out", "out.kept-1", "site"])
    }

    @Test func `of an output that was not there or empty, all that others put there is kept`()
        throws
    {
        for isThere in [false, true] {
            let sandbox = try Sandbox()
            if isThere { try sandbox.makeFolder("out") }
            let warnings = try build(sandbox) { try sandbox.write("mine", to: "out/notes.txt") }
            #expect(try sandbox.text("out/notes.txt") == "mine")
            #expect(warnings.count == 1)
        }
    }

    @Test func `an output that somebody has taken away and made anew is kept in its files`() throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        let warnings = try build(sandbox) {
            #expect(rename(sandbox.output, sandbox.path("moved")) == 0)
            try sandbox.write("mine", to: "out/notes.txt")
        }
        #expect(try sandbox.text("out/notes.txt") == "mine")
        #expect(warnings.count == 1)
        #expect(sandbox.exists("moved/index.html"))
    }

    @Test func `an output that has become a file is kept beside`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let warnings = try build(sandbox) {
            #expect(rename(sandbox.output, sandbox.path("moved")) == 0)
            try sandbox.write("mine", to: "out")
        }
        #expect(try sandbox.text("out.kept-1") == "mine")
        #expect(warnings.count == 1)
        #expect(sandbox.exists("out/index.html"))
    }

    @Test func `files that come through an open folder while the old output goes are kept`() throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        let folder = open(sandbox.output, O_RDONLY | O_DIRECTORY)
        defer { close(folder) }
        let others = Thread {
            for number in 0..<400 {
                close(openat(folder, "other-\(number)", O_WRONLY | O_CREAT, 0o644))
                usleep(200)
            }
        }
        _ = try build(sandbox) { others.start() }
        while !others.isFinished { usleep(1000) }
        let files = try FileSystem.files(below: sandbox.root)
        let kept = (0..<400).filter { number in
            files.contains { $0.hasSuffix("/other-\(number)") }
        }
        // What came when the folder had gone could not be made.
        let last = kept.last ?? -1
        #expect(kept == Array(0..<(last + 1)))
    }
}
