import PennyDiagnostics
import PennyFiles
import Testing

@testable import PennySite

/// A build whose changes to the output fail in the middle.
@Suite(.enabled(if: Mounts.areAllowed, "only an administrator can mount"))
struct FailedPublishingTests {
    /// Mounts another file system in the output, so that no file can be moved there.
    private func failing(_ sandbox: Sandbox) throws -> Mounts {
        let mounts = Mounts()
        try mounts.mount(at: sandbox.path("out/calculations"))
        return mounts
    }

    @Test func `leaves the output as it was`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        let inodes = try FileTree(sandbox.root).filesWithStates(below: "out").map(\.state.inode)
        // A page is new, one is another, one goes, and the menu of all changes.
        try sandbox.write(SmallSite.page("New", "order: 1"), to: "site/pages/new.md")
        try sandbox.write("title: Other\n", to: "site/site.yaml")
        try sandbox.remove("site/pages/about.md")
        let mounts = try failing(sandbox)
        let faults = sandbox.faults()
        mounts.unmount()
        #expect(faults.contains("error: cannot write “out”: Invalid cross-device link"))
        #expect(try sandbox.tree() == before)
        #expect(
            try FileTree(sandbox.root).filesWithStates(below: "out").map(\.state.inode) == inodes)
        #expect(try sandbox.names() == ["out", "site"])
        #expect(sandbox.faults() == "")
        #expect(sandbox.exists("out/new.html"))
        #expect(!sandbox.exists("out/about.html"))
    }
}
