import PennySite
import Testing

/// The parts of the course: folders of chapters.
@Suite struct CoursePartTests {
    private static let files = SmallSite.files.merging([
        "lessons/01-welcome.md": LearningSite.lesson("Welcome"),
        "lessons/02-borrowing/index.md": LearningSite.lesson(
            "Borrowing at {{bike.payment}}", "description: What it costs.",
            body: "## First\n\nSee [debt](01-debt.md).\n"),
        "lessons/02-borrowing/02-home.md": LearningSite.lesson(
            "Home", body: "Back to [the part](./) and [its text](index.md#first).\n"),
        "lessons/02-borrowing/01-debt.md": LearningSite.lesson("Debt"),
        "lessons/02-borrowing/03-hard-times/01-help.md": LearningSite.lesson("Help"),
        "lessons/10-later/01-old-age.md": LearningSite.lesson("Old age"),
    ]) { $1 }

    private func built(_ files: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox(Self.files.merging(files) { $1 })
        try sandbox.build()
        return sandbox
    }

    /// The headings and chapters of a list, each in a line.
    private func list(_ page: String) -> [String] {
        page.matches(
            of: /<h([23]) class="part">(.*)<\/h|<li data-lesson="(.*?)" data-number="(.*?)"|<hr>/
        ).map { match in
            if match.0 == "<hr>" { return "end" }
            if let level = match.1, let title = match.2 { return "h\(level) \(title)" }
            return "\(match.4 ?? "") \(match.3 ?? "")"
        }
    }

    @Test func `the list has the chapters by the numbers of their folders and files`() throws {
        #expect(
            list(try built().text("out/lessons/index.html")) == [
                "1 welcome",
                "h2 <a href=\"../lessons/borrowing/index.html\">Borrowing at $100.00</a>",
                "2 debt", "3 home", "h3 Hard times", "4 help", "h2 Later", "5 old-age",
            ])
    }

    @Test func `a folder and its number change no address of a chapter`() throws {
        let sandbox = try built()
        for name in ["welcome", "debt", "home", "help", "old-age"] {
            #expect(try sandbox.text("out/lessons/\(name).html").contains("of 5</span>"))
        }
    }

    @Test func `the page of a part has its text, and the chapters in it`() throws {
        let page = try built().text("out/lessons/borrowing/index.html")
        #expect(page.contains("<h1>Borrowing at $100.00</h1>"))
        #expect(page.contains("<p class=\"lead\">What it costs.</p>"))
        #expect(page.contains("<a href=\"../../lessons/index.html\">"))
        #expect(page.contains("See <a href=\"../../lessons/debt.html\">debt</a>"))
        #expect(list(page) == ["2 debt", "3 home", "h2 Hard times", "4 help"])
    }

    @Test func `a chapter names its parts, with a link to one that has a page`() throws {
        let sandbox = try built()
        let way = "<a href=\"../lessons/borrowing/index.html\">Borrowing at $100.00</a>"
        let home = try sandbox.text("out/lessons/home.html")
        #expect(home.contains("\(way) <span>Chapter 3 of 5</span>"))
        #expect(home.contains("<a href=\"../lessons/debt.html\" rel=\"prev\">"))
        #expect(home.contains("<a href=\"../lessons/help.html\" rel=\"next\">"))
        #expect(
            try sandbox.text("out/lessons/help.html").contains(
                "\(way) <span>Hard times</span> <span>Chapter 4 of 5</span>"))
    }

    @Test func `links lead to the page of a part`() throws {
        let home = try built().text("out/lessons/home.html")
        #expect(home.contains("<a href=\"../lessons/borrowing/index.html\">the part</a>"))
        #expect(home.contains("<a href=\"../lessons/borrowing/index.html#first\">its text</a>"))
    }

    @Test func `the printed course names the part of a chapter`() throws {
        #expect(
            try built().text("out/lessons/print.html").contains(
                "<p class=\"kind\"><span>Chapter 4</span> <span>Borrowing at $100.00</span> "
                    + "<span>Hard times</span></p>"))
    }

    @Test func `lessons slash index is the text of the whole course`() throws {
        let sandbox = try built([
            "lessons/index.md": LearningSite.lesson(
                "School of money", "description: All of it.", body: "## Standards\n\nBegin.\n")
        ])
        let page = try sandbox.text("out/lessons/index.html")
        #expect(page.contains("<h1>School of money</h1>"))
        #expect(page.contains("<p class=\"lead\">All of it.</p>"))
        #expect(page.contains("5 chapters in plain words"))
        #expect(page.contains("<h2 id=\"standards-2\">Standards</h2>"))
        #expect(page.contains("<p>Begin.</p>"))
    }

    @Test func `a part in another language has its own title there`() throws {
        let sandbox = try built([
            "site.yaml": (SmallSite.files["site.yaml"] ?? "")
                + "languages:\n  - language: de\n    locale: de-DE\n",
            "lessons/02-borrowing/index.de.md": "---\ntitle: Leihen\n---\nText.\n",
        ])
        let page = try sandbox.text("out/de/lessons/index.html")
        #expect(
            page.contains(
                "<h2 class=\"part\"><a href=\"../lessons/borrowing/index.html\">Leihen</a></h2>"))
    }

    @Test func `search finds the page of a part`() throws {
        let list = try built().text("out/search.html")
        #expect(list.contains("href=\"lessons/borrowing/index.html\""))
    }

    @Test func `a part whose chapters are drafts has its page`() throws {
        let sandbox = try Sandbox(
            SmallSite.files.merging([
                "lessons/01-a/index.md": LearningSite.lesson("Part A"),
                "lessons/01-a/01-b.md": LearningSite.lesson("B", "draft: yes"),
            ]) { $1 })
        try sandbox.build()
        #expect(try sandbox.text("out/lessons/a/index.html").contains("<h1>Part A</h1>"))
        let course = try sandbox.text("out/lessons/index.html")
        #expect(course.contains("0 chapters"))
        #expect(list(course) == ["h2 <a href=\"../lessons/a/index.html\">Part A</a>"])
    }

    @Test func `a part without a chapter is in the lists where its number places it`() throws {
        let sandbox = try built([
            "lessons/02-borrowing/01-cars/index.md": LearningSite.lesson("Cars"),
            "lessons/05-soon/index.md": LearningSite.lesson("Soon"),
            "lessons/20-last/01-end/index.md": LearningSite.lesson("The end"),
        ])
        #expect(
            list(try sandbox.text("out/lessons/index.html")) == [
                "1 welcome",
                "h2 <a href=\"../lessons/borrowing/index.html\">Borrowing at $100.00</a>",
                "2 debt", "h3 <a href=\"../lessons/borrowing/cars/index.html\">Cars</a>",
                "end", "3 home", "h3 Hard times", "4 help",
                "h2 <a href=\"../lessons/soon/index.html\">Soon</a>", "h2 Later", "5 old-age",
                "h2 Last", "h3 <a href=\"../lessons/last/end/index.html\">The end</a>",
            ])
        #expect(
            list(try sandbox.text("out/lessons/borrowing/index.html")) == [
                "2 debt", "h2 <a href=\"../../lessons/borrowing/cars/index.html\">Cars</a>",
                "end", "3 home", "h2 Hard times", "4 help",
            ])
    }

    @Test func `a folder without a number is reported once`() throws {
        let sandbox = try Sandbox(
            Self.files.merging([
                "lessons/more/01-a.md": LearningSite.lesson("A"),
                "lessons/more/02-b.md": LearningSite.lesson("B"),
            ]) { $1 })
        #expect(
            sandbox.faults() == """
                site/lessons/more:1:1: error: the folder “more” in lessons/ has no number [PP0193]
                   Begin the folder’s name with its place in the course, such as “01-more”.

                """)
    }

    @Test func `two parts of one name are reported once, at the second`() throws {
        let sandbox = try Sandbox(
            Self.files.merging([
                "lessons/04-borrowing/index.md": LearningSite.lesson("More borrowing"),
                "lessons/04-borrowing/01-more.md": LearningSite.lesson("More"),
            ]) { $1 })
        #expect(
            sandbox.faults() == """
                site/lessons/04-borrowing/index.md:1:1: error: the name “lessons/borrowing” is \
                taken [PP0144]
                 1 | ---
                   | ^
                   first at site/lessons/02-borrowing/index.md:1:1
                   Give one of the two another name.

                """)
    }

    @Test func `the page of a part has no place and no template of its own`() throws {
        let sandbox = try Sandbox(
            Self.files.merging([
                "lessons/02-borrowing/index.md": LearningSite.lesson("Borrowing", "order: 3")
            ]) { $1 })
        #expect(
            sandbox.faults() == """
                site/lessons/02-borrowing/index.md:3:1: error: unknown key “order” [PP0124]
                 3 | order: 3
                   | ^
                   It can be title, description, date, draft or autolink.

                """)
    }

    @Test func `a word of the dictionary can be in a folder, and keeps its address`() throws {
        let sandbox = try built([
            "glossary/banking/apr.md": LearningSite.term("APR", body: "See [lien](../lien.md).\n"),
            "glossary/lien.md": LearningSite.term("Lien", body: "Not [APR](banking/apr.md).\n"),
        ])
        #expect(
            try sandbox.text("out/glossary/lien.html").contains(
                "<a href=\"../glossary/apr.html\">APR</a>"))
        #expect(try sandbox.text("out/glossary/apr.html").contains("<h1>APR</h1>"))
    }
}
