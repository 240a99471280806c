import Testing

@testable import PennyDiff

/// Folders and files that cannot be compared, each with all its faults.
@Suite struct DiffFaultTests {
    private func faults(
        _ old: String, _ new: String = "new", _ change: (TwoSites) throws -> Void = { _ in }
    )
        throws -> String
    {
        let sites = try TwoSites()
        try change(sites)
        return sites.faults(old, new)
    }

    @Test func `a folder that is not there is reported with its near miss, and both are reported`()
        throws
    {
        #expect(
            try faults("odl", "nothing-like-it") == """
                nothing-like-it: error: there is no folder “nothing-like-it” [PP0061]
                   Name the output folder of a build.
                odl: error: there is no folder “odl” [PP0061]
                   Did you mean “old”?

                """)
    }

    @Test func `a file in place of a folder is reported`() throws {
        #expect(
            try faults("old/index.html") == """
                old/index.html: error: “old/index.html” is not a folder [PP0062]
                   Name the folder that it lies in.

                """)
    }

    @Test func `a site's own folder is reported with the folder to name`() throws {
        #expect(
            try faults("old-site") == """
                old-site: error: “old-site” is a site’s sources, not its output [PP0063]
                   Build it with “pennypress build old-site”, then name its output, such as \
                “old-site/public”.

                """)
    }

    @Test func `a folder without a manifest is reported`() throws {
        #expect(
            try faults("old/assets") == """
                old/assets: error: “old/assets” has no pennypress.json, which every output of a \
                build has [PP0064]
                   Name the output folder of a build, such as “public” in a site’s.

                """)
    }

    static let manifests = [
        (
            "{",
            "1:2: error: this is no JSON that can be read: a text in quotes must be here [PP0068]",
            "Build that site again."
        ),
        (
            "{\n  \"files\" : [ \"a\" \"b\" ]\n}",
            "2:19: error: this is no JSON that can be read: a comma or “]” must be here [PP0068]",
            "Build that site again."
        ),
        (
            #"{"name":"x","files":[]}"#,
            "1:1: error: the manifest was not written by Pennypress [PP0065]",
            "Name the output folder of a build, or build the site again."
        ),
        (
            #"{"generator":"Hugo 0.1","files":[],"pages":1}"#,
            "1:1: error: the manifest was not written by Pennypress [PP0065]",
            "Name the output folder of a build, or build the site again."
        ),
        (
            #"{"generator":"Pennypress 0.2.0","files":[]}"#,
            "1:1: error: this is no JSON that can be read: it has no “pages” [PP0068]",
            "Build that site again."
        ),
        (
            #"{"files":{"a":1},"generator":"Pennypress 9.0","pages":1}"#,
            "1:10: error: the manifest of Pennypress 9.0 cannot be read by Pennypress 0.2.0: "
                + "a list must be here [PP0066]",
            "Compare them with Pennypress 9.0, or build both with Pennypress 0.2.0."
        ),
        (
            #"{"files":["../a"],"generator":"Pennypress 0.2.0","pages":1,"rows":1}"#,
            "1:1: error: “../a” is not a path of a site’s file [PP0067]", "Build that site again."
        ),
    ]

    @Test(arguments: manifests) func `a manifest that cannot be used is reported with its location`(
        _ text: String, _ summary: String, _ nextStep: String
    ) throws {
        let said = try faults("old") { try $0.write(text, to: "old/pennypress.json") }
        #expect(said == "old/pennypress.json:\(summary)\n   \(nextStep)\n")
    }

    private static let badPaths = [
        #"x\u0000/etc/passwd"#, #"a\u001b[31mb"#, #"a\rb"#, #"a\nb"#, #"a\u009bb"#, #"a\u202eb"#,
        #"a\u2066b"#, #"a\u200fb"#, #"a\u2028b"#, "/etc/passwd", "a//b", "a/./b", "a/../../b", "",
        ".git/config", "a/.git/hooks/x",
    ]

    @Test func `a path that no build writes is refused, and no message has its control characters`()
        throws
    {
        let sites = try TwoSites()
        let lists = Self.badPaths.flatMap { path in
            ["\"\(path)\"", #"{"path": "\#(path)", "size": 1, "digest": "\#(Self.zeros)"}"#]
        }
        for files in lists {
            let text = #"{"files":[\#(files)],"generator":"Pennypress 0.2.0","pages":1,"rows":1}"#
            try sites.write(text, to: "old/pennypress.json")
            let said = sites.faults("old", "new")
            #expect(said.contains("is not a path of a site’s file [PP0067]"), "\(said)")
            #expect(said.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
        }
    }

    private static let zeros = String(repeating: "0", count: 32)

    @Test(arguments: [".well-known/a", ".nojekyll", "a b.txt", "Größe/日本.html", "git/.gitignore"])
    func `a path that a build may write is read`(_ path: String) throws {
        let sites = try TwoSites()
        let text = #"{"files":["\#(path)"],"generator":"Pennypress 0.2.0","pages":1,"rows":1}"#
        try sites.write(text, to: "old/pennypress.json")
        let changes = try PublishedChanges(in: sites.new, since: sites.old + "/pennypress.json")
        #expect(changes.deletions == [path])
    }

    @Test func `another version's manifest of the same form is read`() throws {
        let sites = try TwoSites()
        try sites.replace("Pennypress 0.2.0", with: "Pennypress 9.0", in: "new/pennypress.json")
        let differences = try sites.differences()
        #expect(differences.new.generator == "Pennypress 9.0")
    }

    @Test func `a file that is missing is reported where it is named`() throws {
        #expect(
            try faults("old") { try $0.remove("old/about.html") } == """
                old/pennypress.json:1:1: error: “about.html” is missing, and pennypress.json \
                names it [PP0069]
                   Build that site again.

                """)
    }

    @Test func `data that is none of a result is reported with its location`() throws {
        #expect(
            try faults("old") {
                try $0.write(
                    #"{"kind":"loan","figures":{"payment":100}}"#, to: "old/calculations/bike.json")
                try $0.write(#"{"kind":"budget"}"#, to: "new/budgets/ours.json")
            } == """
                new/budgets/ours.json:1:1: error: this is not the data of a result as Pennypress \
                0.2.0 reads it: it has no “title” [PP0071]
                   Build that site again.
                old/calculations/bike.json:1:37: error: this is not the data of a result as \
                Pennypress 0.2.0 reads it: a text in quotes must be here [PP0071]
                   Build that site again.

                """)
    }

    @Test func `rows that are none are reported with their location`() throws {
        let said = try faults("old") {
            try $0.replace(
                #"["12","100.00""#, with: #"["12",100"#, in: "new/calculations/bike.json")
            try $0.replace(
                #"["1","100.00""#, with: #"[1,"100.00""#, in: "new/calculations/bike.json")
        }
        #expect(said.contains("a text in quotes must be here [PP0071]"))
        #expect(said.hasPrefix("new/calculations/bike.json:1:"))
    }
}
