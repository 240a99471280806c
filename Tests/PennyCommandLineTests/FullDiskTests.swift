import Testing

/// The disk is full in the middle of a command: files are limited to a number of blocks of 512
/// bytes, and the system refuses the rest. `make check-write-faults` lets every other call fail,
/// too.
@Suite struct FullDiskTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let command: String
        let blocks: Int
        var begin = "true"
        var testDescription: String { command }
    }

    static let cases = [
        Case(command: "new s", blocks: 1),
        Case(command: "new s --ci gitlab", blocks: 2),
        Case(command: "new site --ci github", blocks: 1),
        Case(command: "theme copy tag prose style-tokens.css layout --site site", blocks: 1),
        Case(command: "import glossary words.csv --as markdown --to site/glossary", blocks: 1),
        Case(
            command: "import glossary words.csv --as markdown --to site/glossary --force",
            blocks: 1,
            begin: "mkdir site/glossary; echo old > site/glossary/a.md"),
        Case(command: "import glossary words.csv --to site/new/folder/terms.csv", blocks: 1),
        Case(
            command: "save loan principal=2 rate=5% term='1 year' --name b --site site", blocks: 0),
        Case(command: "remove one --site site", blocks: 0),
        Case(command: "undo --site site", blocks: 0, begin: "pennypress remove one --site site"),
        Case(command: "report add rate=4 --site site", blocks: 0),
        Case(command: "build site --standalone one -o one.html", blocks: 8),
        Case(
            command: "build site --standalone one -o one.html", blocks: 8,
            begin: "echo old > one.html"),
    ]

    @Test(arguments: cases)
    func `a command that cannot write to the end leaves all as it was and works again`(
        _ disk: Case
    ) async throws {
        let folder = try CommandFolder()
        try folder.write("title: T\n", to: "site/site.yaml")
        try folder.write(
            "kind: loan\nprincipal: 1\nrate: 5%\nterm: 1 year\n", to: "site/calculations/one.yaml")
        try folder.write(
            "sources: [{name: rate, kind: value, format: hand, attribution: A, licence: B}]\n",
            to: "site/report.yaml")
        let long = String(repeating: "Long. ", count: 200)
        try folder.write("term,definition\na,Short.\nb,\(long)\n", to: "words.csv")
        let begun = try await folder.run("(\(disk.begin)) 2> begun")
        try #require(begun.status == 0, "\(begun.messages)")
        let tree = "find . | sort; find . -type f | sort | xargs sha256sum"
        let before = try await folder.run(tree).output
        let full = try await folder.run(
            "(trap '' XFSZ; ulimit -f \(disk.blocks); pennypress \(disk.command); echo =$?) 2>&1 "
                + "| cat")
        #expect(full.output.hasSuffix("\n=1\n"), "\(full.output)")
        #expect(full.output.contains("File too large"), "\(full.output)")
        #expect(try await folder.run(tree).output == before)
        let again = try await folder.run("pennypress \(disk.command)")
        #expect(again.status == 0, "\(again.messages)")
        #expect(try await folder.run(tree).output != before)
    }

    @Test func `a command with too little memory says so`() async throws {
        let folder = try CommandFolder()
        try folder.write("title: T\n", to: "site/site.yaml")
        let run = try await folder.run("ulimit -v 65000; pennypress build site -o out")
        #expect(run.status == 1)
        #expect(
            run.messages == """
                ulimit -v: error: the program may use 63 MiB of address space, and needs 64 [PP0010]
                   Raise the limit, such as with “ulimit -v unlimited”.
                1 error

                """)
        let enough = try await folder.run("ulimit -v 1000000; pennypress build site -o out")
        #expect(enough.status == 0, "\(enough.messages)")
    }
}
