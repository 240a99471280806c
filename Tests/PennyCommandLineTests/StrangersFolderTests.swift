import Glibc
import Testing

/// A site or a library that another user has left to be found.
@Suite struct StrangersFolderTests {
    private func strangersSite() async throws -> CommandFolder {
        let folder = try CommandFolder()
        try folder.write("title: Theirs\ncurrency: EUR\n", to: "theirs/site.yaml")
        try folder.write(
            "---\nkind: loan\nprincipal: 1,000\nrate: 5%\nterm: 1 year\n---\n",
            to: "theirs/calculations/bike.md")
        try folder.write("", to: "theirs/.library/lock")
        let made = try await folder.run("mkdir theirs/sub && chown -R 4321:4321 theirs")
        #expect(made.status == 0)
        return folder
    }

    @Test(
        .enabled(if: geteuid() == 0, "only root can give files away"),
        arguments: [
            "list", "show bike", "export", "save loan principal=1 rate=5% term='1 year'",
            "remove bike", "undo", "adjust bike rate=4%", "build", "check", "report check",
            "print bike",
        ])
    func `a site that was found and belongs to another user is refused`(
        _ command: String
    ) async throws {
        let folder = try await strangersSite()
        for directory in ["theirs", "theirs/sub"] {
            let before = try await folder.run("find theirs -type f | sort | xargs sha256sum")
            let run = try await folder.run("cd \(directory) && pennypress \(command)")
            #expect(run.status == 1, "\(run.messages)")
            let shown = directory == "theirs" ? "." : ".."
            #expect(
                run.messages.contains(
                    """
                    error: the site or library in “\(shown)” belongs to another user [PP0505]
                       If you trust what is in it, name it, as in “pennypress build \(shown)” or \
                    “pennypress list --site \(shown)”.

                    """), "\(run.messages)")
            let after = try await folder.run("find theirs -type f | sort | xargs sha256sum")
            #expect(after.output == before.output)
        }
    }

    @Test(
        .enabled(if: geteuid() == 0, "only root can give files away"),
        arguments: [
            "cd theirs && pennypress list --site .", "pennypress check theirs",
            "cd theirs && pennypress check .", "pennypress compute theirs/calculations/bike.md",
            "cd theirs && SUDO_UID=4321 pennypress list",
            "cp theirs/calculations/bike.md theirs/calculations/mine.md && "
                + "pennypress compute theirs/calculations/mine.md",
            "rm -r theirs/site.yaml theirs/.library && cd theirs && pennypress list",
        ])
    func `a site that was named, or whose owner calls, is used`(_ command: String) async throws {
        let run = try await strangersSite().run(command)
        #expect(run.status == 0, "\(run.messages)")
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give files away"))
    func `a site.yaml that somebody left above a file of mine does not change its figures`()
        async throws
    {
        let folder = try CommandFolder()
        try folder.write("title: Trap\ndefaults: {loan: {fees: 500}}\n", to: "site.yaml")
        try folder.write(
            "kind: loan\nprincipal: 1,000\nrate: 5%\nterm: 1 year\n", to: "mine/bike.yaml")
        #expect(try await folder.run("chown 4321 site.yaml").status == 0)
        let run = try await folder.run("pennypress compute mine/bike.yaml")
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(
            run.messages == """
                site.yaml: error: the site or library in “.” belongs to another user [PP0506]
                   Move the file to a folder of your own, or run as that user.
                1 error

                """)
    }
}
