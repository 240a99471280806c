import PennyFiles
import PennySite
import Testing

/// The files that a build of the small site writes.
@Suite struct BuildTests {
    @Test func `a build writes these files and no other, and counts them`() throws {
        let sandbox = try Sandbox()
        let report = try sandbox.build()
        let files = try sandbox.tree().filter { $0.bytes != nil }.map(\.path)
        #expect(files.sorted() == SmallSite.outputs.sorted())
        #expect(report.output == sandbox.output)
        #expect(report.pages == 18)
        // The sets, and the calculators of a loan and of savings.
        #expect(report.rows == 12 + 6 + 10 + 24 + 360 + 120)
        #expect(report.warnings.isEmpty)
        #expect(try sandbox.names() == ["out", "site"])
    }

    @Test func `without an output folder the pages go to public in the site`() throws {
        let sandbox = try Sandbox()
        let report = try sandbox.build {
            $0.site += "/"
            $0.output = nil
        }
        #expect(report.output == sandbox.site + "/public")
        #expect(sandbox.exists("site/public/index.html"))
        try sandbox.build { $0.output = nil }
        #expect(try sandbox.names("site").filter { $0.hasPrefix(".") } == [])
    }

    @Test func `the manifest lists every file but itself, the pages and the rows`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let listed = try SmallSite.outputs.filter { $0 != "pennypress.json" }.sorted()
            .map { path in
                let bytes = try sandbox.bytes("out/" + path)
                return """
                        {"path": "\(path)", "size": \(bytes.count), \
                    "digest": "\(FileDigest(of: bytes).digest.hex)"}
                    """
            }
            .joined(separator: ",\n")
        #expect(
            try sandbox.text("out/pennypress.json") == """
                {
                  "files" : [
                \(listed)
                  ],
                  "generator" : "Pennypress \(Pennypress.version)",
                  "pages" : 18,
                  "rows" : 532
                }

                """)
    }

    @Test func `assets are copied byte for byte, in their folders`() throws {
        let sandbox = try Sandbox()
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try sandbox.write(bytes, to: "site/assets/deep/er/blob.bin")
        try sandbox.write([], to: "site/assets/empty")
        try sandbox.build()
        #expect(try sandbox.bytes("out/assets/deep/er/blob.bin") == bytes)
        #expect(try sandbox.bytes("out/assets/empty") == [])
        #expect(try sandbox.text("out/assets/notes.txt") == "a,b\n")
    }

    @Test func `hidden files are no part of a site`() throws {
        let sandbox = try Sandbox()
        for path in ["calculations/.bike.md.swp", "assets/.DS_Store", "pages/..md"] {
            try sandbox.write("x", to: "site/" + path)
        }
        try sandbox.build()
        let files = try sandbox.tree().filter { $0.bytes != nil }.map(\.path)
        #expect(files.sorted() == SmallSite.outputs.sorted())
    }

    @Test func `a schedule can be taken as CSV`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        #expect(
            try sandbox.text("out/calculations/phone-a.csv") == """
                number,payment,interest,principal,balance
                1,100.00,0.00,100.00,500.00
                2,100.00,0.00,100.00,400.00
                3,100.00,0.00,100.00,300.00
                4,100.00,0.00,100.00,200.00
                5,100.00,0.00,100.00,100.00
                6,100.00,0.00,100.00,0.00

                """)
    }

    @Test func `a set can be taken as JSON, its title filled in`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let json = try sandbox.text("out/calculations/bike.json")
        let start = #"{"kind":"loan","title":"The bike at $100.00","answer":"You pay $100.00 "#
        #expect(json.hasPrefix(start))
        #expect(json.contains(#"no fees.","currency":"USD","inputs":{"#))
        #expect(json.contains(#""figures":{"payment":"100.00","costOfCredit":"0.00""#))
        #expect(json.hasSuffix("}\n"))
    }

    @Test func `a check finds what a build finds and writes nothing`() throws {
        let sandbox = try Sandbox()
        var options = BuildOptions(site: sandbox.site)
        options.output = sandbox.output
        let before = try sandbox.tree("site")
        let checked = try SiteBuilder(options).check()
        #expect(try sandbox.tree("site") == before)
        #expect(try sandbox.names() == ["site"])
        let built = try sandbox.build()
        #expect(built.output == checked.output)
        #expect((built.pages, built.rows) == (checked.pages, checked.rows))
        #expect(built.warnings == checked.warnings)
    }

    @Test func `a site may have nothing but its site.yaml`() throws {
        let sandbox = try Sandbox(["site.yaml": "title: Empty\n"])
        let report = try sandbox.build()
        #expect(report.pages == 2)
        let home = try sandbox.text("out/index.html")
        #expect(home.contains("<h1>Empty</h1>"))
        #expect(!home.contains("Results"))
    }

    @Test func `a site without results has their list once it has a page for it`() throws {
        let page = "---\ntitle: Soon\n---\nOur first loan comes here.\n"
        let sandbox = try Sandbox(["site.yaml": "title: T\n", "calculations/index.md": page])
        try sandbox.build()
        let link = "<a href=\"calculations/index.html\">Soon</a>"
        #expect(try sandbox.text("out/index.html").contains(link))
    }

    @Test func `a table of many rows gives a page a row, and lists of several pages`() throws {
        let rows = (1...300).map { "row-\($0),savings,Row \($0),1,0%,1\n" }
        let header = "name,kind,title,yearsToInvest,interestRate,monthlyDeposit\n"
        let table = header + rows.joined()
        let sandbox = try Sandbox(["site.yaml": "title: Many\n", "calculations/many.csv": table])
        let report = try sandbox.build()
        #expect(report.pages == 311)
        #expect(try sandbox.text("out/savings.html").contains("300 results"))
        #expect(try sandbox.text("out/calculations/row-300.html").contains("<h1>Row 300</h1>"))
        let home = try sandbox.text("out/index.html")
        #expect(home.contains("row-12.html") && !home.contains("row-13.html"))
    }
}
