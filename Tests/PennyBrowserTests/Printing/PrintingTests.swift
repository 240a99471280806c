import Foundation
import PennyBrowser
import PennySite
import PennyTestSupport
import Testing

/// Prints through a real browser, and reads the paper.
@Suite(.enabled(if: Browser.canRun, Browser.whySkipped), .serialized) struct PrintingTests {
    private static func loan(_ term: String) -> String {
        """
        ---
        title: A home of our own
        kind: loan
        date: 2026-03-01
        principal: 350,000
        rate: 6.25%
        term: \(term)
        ---
        We pay {{this.payment}}.

        ## What to ask

        Much.
        """
    }

    private func document(
        _ paper: PaperSize = .letter, term: String = "12 months"
    ) throws -> (TemporaryFolder, PrintedDocument) {
        let folder = try TemporaryFolder()
        let files = [
            "site/site.yaml": "title: Our money\nbaseURL: https://example.org/\n",
            "site/calculations/home.md": Self.loan(term),
        ]
        for (path, text) in files {
            let file = URL(fileURLWithPath: folder.path + "/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let page = try SiteBuilder(BuildOptions(site: folder.path + "/site")).printedPage("home")
        let browser = try HeadlessBrowser(try InstalledBrowser.required())
        let document = try browser.document(of: page.html, on: paper, day: "2026-03-01")
        try Data(document.bytes).write(to: URL(fileURLWithPath: folder.path + "/home.pdf"))
        return (folder, document)
    }

    /// The output of a tool of poppler about the document; nil if it is not installed.
    private func poppler(_ words: String...) async throws -> String? {
        let end = try await ChildProcess(words).run()
        return end.status == 127 ? nil : end.text
    }

    @Test func `a loan of thirty years is at most ten pages, each with its head and number`()
        async throws
    {
        let (folder, document) = try document(term: "30 years")
        let file = folder.path + "/home.pdf"
        #expect(document.pageCount <= 10)
        guard let text = try await poppler("pdftotext", "-layout", file, "-") else { return }
        let pages = text.split(separator: "\u{C}").map(String.init)
        #expect(pages.count == document.pageCount)
        for (index, page) in pages.enumerated() {
            let lines = page.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
            let foot = try #require(lines.last)
            #expect(foot.hasPrefix("https://example.org/calculations/home.html · Mar 1, 2026"))
            // The marks around the numbers have no width for a text extractor.
            #expect(foot.filter { $0 != " " }.hasSuffix("\(index + 1)/\(pages.count)"))
            if index > 0 { #expect(lines.first == "A home of our own") }
        }
        // Typed inputs and the answer are on the first page, defaults on the last.
        for words in ["$350,000.00", "6.25%", "30 years", "$2,155.01", "Mar 1, 2026"] {
            #expect(pages.first?.contains(words) == true, "\(words)")
        }
        #expect(pages.last?.contains("halves up") == true)
        // Every page with rows of the schedule has the table's head above them.
        for page in pages where page.contains("Year 17\n") || page.contains("Year 27 ") {
            #expect(page.contains("Balance"))
        }
        #expect(text.contains("360"))
    }

    @Test func `it is tagged and has a title, a day and bookmarks`() async throws {
        let (folder, document) = try document(.a4)
        let file = folder.path + "/home.pdf"
        let raw = String(decoding: document.bytes, as: UTF8.self)
        #expect(raw.contains("/Outlines"))
        guard let info = try await poppler("pdfinfo", file),
            let structure = try await poppler("pdfinfo", "-struct-text", file)
        else { return }
        #expect(info.contains(/Title: +A home of our own – Our money\n/))
        #expect(info.contains(/Tagged: +yes\n/))
        #expect(info.contains(/Page size: .*A4/))
        #expect(info.contains(/CreationDate: +\w+ Mar +1 00:00:00 2026/))
        #expect(structure.contains("What to ask"))
    }

    @Test func `the same page gives the same bytes`() throws {
        #expect(try document().1 == document().1)
    }

    @Test func `a drawing becomes a picture of its size`() throws {
        let browser = try HeadlessBrowser(try InstalledBrowser.required())
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="120" height="63">
            <rect width="120" height="63" fill="#00f"/></svg>
            """
        let png = try browser.picture(of: Array(svg.utf8), width: 120, height: 63)
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(Array(png[16..<24]) == [0, 0, 0, 120, 0, 0, 0, 63])
        // One browser makes many pictures, the same for the same drawing.
        #expect(try browser.picture(of: Array(svg.utf8), width: 120, height: 63) == png)
    }
}
