import PennySite
import Testing

/// The course of a site.
@Suite struct LessonPageTests {
    private func built(_ files: [String: String] = [:]) throws -> Sandbox {
        let sandbox = try Sandbox(LearningSite.files.merging(files) { $1 })
        try sandbox.build()
        return sandbox
    }

    @Test func `the contents have the chapters by number, and what they cover`() throws {
        let page = try built().text("out/lessons/index.html")
        let chapters = page.matches(
            of: /<li data-lesson="([^"]*)" data-number="[12]"><a href="([^"]*)">([^<]*)</
        ).map { "\($0.1) \($0.2) \($0.3)" }
        #expect(
            chapters == [
                "credit ../lessons/credit.html Credit at $100.00",
                "debt ../lessons/debt.html Debt",
            ])
        #expect(page.contains("2 chapters in plain words, 2 minutes in total."))
        #expect(
            page.contains(
                "<dt>Managing credit</dt><dd><a href=\"../lessons/credit.html\">Credit at $100.00"))
        #expect(page.contains("<dt>Spending</dt><dd>No chapter yet</dd>"))
    }

    @Test func `one chapter of one minute is in the singular`() throws {
        let sandbox = try Sandbox(
            SmallSite.files.merging(["lessons/01-a.md": LearningSite.lesson("A")]) { $1 })
        try sandbox.build()
        let course = "1 chapter in plain words, 1 minute in total."
        #expect(
            try sandbox.text("out/lessons/index.html").contains("<p class=\"lead\">\(course)</p>"))
        let booklet = try sandbox.text("out/lessons/print.html")
        #expect(booklet.contains("<p class=\"lead\">The whole course on one page: \(course)</p>"))
        #expect(booklet.contains("<p class=\"kind\"><span>Chapter 1</span></p>"))
    }

    @Test func `a chapter has its position, words, example, question and neighbours`() throws {
        let page = try built().text("out/lessons/credit.html")
        #expect(page.contains("<span>Chapter 1 of 2</span> <span>1 minute</span>"))
        #expect(page.contains("<h1>Credit at $100.00</h1>"))
        #expect(page.contains("National standards: Managing credit, Saving"))
        #expect(
            page.contains("<dt><a href=\"../glossary/apr.html\">APR (Annual Percentage Rate)</a>"))
        #expect(page.contains("<a href=\"../lessons/debt.html#more\">Debt</a>"))
        #expect(
            page.contains(
                "<section class=\"example\" aria-label=\"Worked example: The bike at $100.00\">"))
        #expect(page.contains("<a href=\"../calculations/bike.html\">The bike at $100.00</a>"))
        #expect(page.contains("<section class=\"quiz\" aria-labelledby=\"which-is-right\">"))
        #expect(page.matches(of: /<details class="answer( right)?">/).count == 2)
        #expect(page.contains("<a href=\"../lessons/debt.html\" rel=\"next\">"))
        #expect(!page.contains("rel=\"prev\""))
    }

    @Test func `an example on the way to one figure shows its steps alone`() throws {
        let sandbox = try built([
            "pages/p.md": SmallSite.page(body: "```example\nbike\nbike.payment\n```\n")
        ])
        let page = try sandbox.text("out/p.html")
        let examples = page.split(separator: "<section class=\"example\"").dropFirst()
        let figures = examples.map { $0.matches(of: /<div class="figure">/).count }
        let steps = examples.map { $0.matches(of: /class="step-title"/).count }
        #expect(figures.first.map { $0 > 3 } == true && figures.last == 1)
        #expect(steps.first.map { $0 > 2 } == true && steps.last == 1)
        #expect(page.contains("<dt>Amount borrowed</dt><dd>$1,200.00</dd>"))
    }

    @Test func `an example has what was typed in, and no link to the page it stands on`() throws {
        let sandbox = try built([
            "calculations/own.md": SmallSite.loan("Own", body: "```example\nthis\n```\n"),
            "pages/p.md": SmallSite.page(body: "```example\nown\n```\n"),
        ])
        let example = /(?s)<section class="example".*?<\/section>/
        let own = try #require(
            try sandbox.text("out/calculations/own.html").firstMatch(of: example))
        #expect(!own.0.contains("<a "))
        let labels = own.0.matches(of: /<dt>([^<]*)<\/dt>/).prefix(3).map { String($0.1) }
        #expect(labels == ["Amount borrowed", "Yearly interest rate", "Term"])
        let inputs = own.0.split(separator: "</dl>")[0]
        #expect(inputs.matches(of: /<dt>/).count == 3)
        let other = try #require(try sandbox.text("out/p.html").firstMatch(of: example))
        #expect(other.0.contains("<a href=\"calculations/own.html\">Own</a>"))
    }

    @Test func `the contents of a long chapter have its headings, not its questions`() throws {
        let quiz = "### Which?\n\n- (x) A\n  > Yes.\n- ( ) B\n  > No.\n"
        let heads = (1...4).map { "## Part \($0)\n\n" }.joined()
        let page = try built(["lessons/03-x.md": LearningSite.lesson("X", body: heads + quiz)])
            .text("out/lessons/x.html")
        #expect(page.contains("<a href=\"#part-4\">Part 4</a>"))
        #expect(page.contains("<h3 id=\"which\">") && !page.contains("href=\"#which\""))
    }

    @Test func `the whole course is one page with links inside it`() throws {
        let page = try built().text("out/lessons/print.html")
        #expect(page.contains("<h2 id=\"chapter-credit\">Credit at $100.00</h2>"))
        #expect(page.contains("<h3 id=\"credit--check\">Check</h3>"))
        #expect(page.contains("<h4 id=\"credit--which-is-right\">"))
        #expect(page.contains("aria-labelledby=\"credit--which-is-right\""))
        #expect(page.contains("<a href=\"#credit--check\">below</a>"))
        #expect(page.contains("<a href=\"#debt--more\">Debt</a>"))
        #expect(page.contains("<h3 id=\"debt--more\">More</h3>"))
        #expect(page.contains("href=\"../glossary/interest.html\""))
        expectSoundAnchors(page)
    }

    private func expectSoundAnchors(_ page: String) {
        let ids = page.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        let targets = page.matches(of: /\ href="#([^"]*)"/).map { String($0.1) }
        #expect(Set(targets).isSubset(of: ids))
    }

    @Test func `no two chapters of the whole course share an anchor`() throws {
        let note = "[Here](#c), note[^1]\n\n[^1]: x\n\n"
        let page = try built([
            "lessons/03-a.md": LearningSite.lesson(
                "A", body: "## c\n\n## b-c\n\n## b\n\n[AB](04-a-b.md) [c](04-a-b.md#c) " + note),
            "lessons/04-a-b.md": LearningSite.lesson("AB", body: "## c\n\n## fn 1\n\n" + note),
            "lessons/05-main.md": LearningSite.lesson("Main", body: "## c\n\n" + note),
            "lessons/06-contents.md": LearningSite.lesson("Contents"),
            "lessons/07-chapter.md": LearningSite.lesson("Chapter", body: "## credit\n"),
        ]).text("out/lessons/print.html")
        expectSoundAnchors(page)
        #expect(page.contains("<a href=\"#chapter-a-b\">AB</a> <a href=\"#a-b--c\">c</a>"))
    }

    @Test func `chapters of one number stand in the order of their files' names`() throws {
        let page = try built([
            "lessons/02-car.md": LearningSite.lesson("Car"),
            "lessons/2-bank.md": LearningSite.lesson("Bank"),
        ]).text("out/lessons/index.html")
        let chapters = page.matches(of: /<li data-lesson="([^"]*)"/).map { String($0.1) }
        #expect(chapters == ["credit", "car", "debt", "bank"])
    }

    @Test func `reading takes a minute for two hundred words`() throws {
        let text = String(repeating: "word ", count: 900)
        let page = try built(["lessons/03-long.md": LearningSite.lesson("Long", body: text)])
            .text("out/lessons/long.html")
        #expect(page.contains("<span>5 minutes</span>"))
    }

    @Test func `links lead to lists, letters and rows by their files`() throws {
        let body = """
            [a](../lessons/) [b](../glossary/) [c](../glossary/#letter-a)
            [d](../glossary/words.csv#apr) [e](../lessons/01-credit.md#check) [f](../calculators/)

            """
        let page = try built(["pages/p.md": SmallSite.page(body: body)]).text("out/p.html")
        for link in [
            "lessons/index.html\">a", "glossary/index.html\">b", "glossary/index.html#letter-a\">c",
            "glossary/apr.html\">d", "lessons/credit.html#check\">e", "calculators/index.html\">f",
        ] {
            #expect(page.contains("<a href=\"" + link), "\(link)")
        }
    }
}
