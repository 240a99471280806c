import PennyDiagnostics
import PennyEngine
@testable import PennyReport
import Testing

/// A page in the shape of a news site's front page: indices in a list, their
/// changes with a class for the sign.
enum NewsPage {
    static let rows = [
        (".SPX", "S&amp;P", "2,793.90", "-0.08%"), (".DJI", "Dow", "26,057.98", "-0.13%"),
        (".FTSE", "FTSE 100", "7,151.12", "-0.45%"), (".N225", "Nikkei 225", "21,449.39", "-0.37%"),
    ]

    static func html(quoteClass: String = "quote") -> String {
        let items = rows.map { ric, label, quote, change in
            """
            <li class="index-name" data-ric="\(ric)"><a href="/quote/\(ric)">\(label)
              <span class="\(quoteClass)"> \(quote) </span>
              <span class="change neg">\(change)</span></a>
            """
        }
        return """
            <!doctype html><html><head><meta charset=utf-8><title>News</title>
            <script>if (a < b) { document.write("<span class='quote'>1</span>") }</script></head>
            <body><div id=markets><ul>\(items.joined(separator: "\n"))</ul>
            <p>An unclosed paragraph <b>and & a stray <</div></body></html>
            """
    }
}

@Suite struct NewsPageTests {
    @Test(arguments: NewsPage.rows)
    func `the front page gives its four rows, by selector and by XPath`(
        ric: String, label: String, quote: String, change: String
    ) throws {
        let expected = try #require(PublishedNumber(quote)).value
        let byClass = try HTMLReader.value(
            NewsPage.html(), at: .selector("li[data-ric=\"\(ric)\"] span.quote"),
            change: .selector("li[data-ric='\(ric)'] .change"), matches: "^[0-9,.]+$")
        #expect(byClass == ParsedValue(value: expected, published: change))
        let byPath = try HTMLReader.value(
            NewsPage.html(), at: .xpath("//li[@data-ric='\(ric)']//span[@class='quote']"),
            change: .xpath("//li[@data-ric='\(ric)']//span[contains(@class, 'change')]/text()"))
        #expect(byPath == byClass)
    }

    private func read(
        _ html: String, _ selector: String, change: Locator? = nil, expected: Int = 1,
        matches: String? = nil
    ) -> Fault? {
        fault { () throws(Fault) in
            try HTMLReader.value(
                html, at: .selector(selector), change: change, expected: expected,
                matches: matches)
        }
    }

    @Test func `a renamed class is named`() {
        let fault = read(NewsPage.html(quoteClass: "quote-x7"), "li[data-ric='.SPX'] span.quote")
        #expect(fault?.summary == "the page has no element “li[data-ric='.SPX'] span.quote”")
        #expect(fault?.nextStep == "Look at the page, and name the element again.")
    }

    @Test func `another count than expected is said`() {
        #expect(
            read(NewsPage.html(), "span.quote")?.summary
                == "the page has 4 elements “span.quote”, not 1")
        #expect(read(NewsPage.html(), "span.quote", expected: 4) == nil)
    }

    @Test func `what does not match or is no number is said`() {
        #expect(
            read("<p>1.5</p>", "p", matches: "[0-9]+")?.summary
                == "“1.5” does not match “[0-9]+”")
        #expect(read("<p>n/a</p>", "p")?.summary == "“n/a” is not a number")
        #expect(
            read("<p>n/a</p>", "p")?.nextStep
                == "Look at the page, and fix the source in report.yaml.")
        #expect(read("<p>1</p>", "p", matches: "(")?.summary == "“(” is not a regular expression")
    }

    @Test func `a change that is gone leaves the value and is noted`() throws {
        let found = try HTMLReader.value(
            "<p>1.5</p><i>up</i>", at: .selector("p"), change: .selector("b"))
        #expect(
            found
                == ParsedValue(
                    value: ExactDecimal(15, scale: 1),
                    note: .change(.locating.notFound(.selector("b")))))
        let worded = try HTMLReader.value(
            "<p>1.5</p><i>up</i>", at: .selector("p"), change: .selector("i"))
        #expect(worded.note == .change(.plausibility.notANumber("up")))
    }

    @Test(arguments: ["//p[", "count(//p)", "1 = 1", "//p | "])
    func `what is no XPath is said`(xpath: String) {
        let fault = fault { () throws(Fault) in
            try HTMLReader.value("<p>1</p>", at: .xpath(xpath), change: nil)
        }
        #expect(fault?.summary == "“\(xpath)” is not XPath")
    }

    @Test(arguments: ["//meta/@content", "string(//p)", "//p/text()", "//p"])
    func `XPath may give elements, attributes, or a text`(xpath: String) throws {
        let html = "<head><meta content='2.5'></head><p>2.5</p>"
        let found = try HTMLReader.value(html, at: .xpath(xpath), change: nil)
        #expect(found.value.text() == "2.5")
    }

    @Test func `headlines of a page have their links from it`() throws {
        let html = """
            <h3><a href="/a">First &amp; best</a></h3><a href="b.html"><h3>Second</h3></a>
            <h3>No <script>x()</script>link</h3><h3></h3>
            """
        let found = try HTMLReader.headlines(
            html, at: .selector("h3"), expected: nil, address: "https://example.org/news/index.html"
        )
        #expect(
            found == [
                ParsedHeadline(title: "First & best", url: "https://example.org/a"),
                ParsedHeadline(title: "Second", url: "https://example.org/news/b.html"),
                ParsedHeadline(title: "No link"),
            ])
    }

    @Test func `depth without end is no harm`() {
        let deep = String(repeating: "<div>", count: 200_000) + "<p>1</p>"
        #expect(read(deep, "p") == .locating.notFound(.selector("p")))
    }

    @Test func `a page is read in the encoding of its answer, whatever it says itself`() throws {
        let html = "<meta charset=iso-8859-15><h3><a href=a>Ä € ☃</a></h3>"
        let found = try HTMLReader.headlines(
            html, at: .selector("h3"), expected: 1, address: "https://example.org/")
        #expect(found.map(\.title) == ["Ä € ☃"])
    }

    @Test func `a child is counted among thousands`() throws {
        let html = "<ul>" + (1...6000).map { "<li>\($0)</li>" }.joined() + "</ul>"
        for (selector, value) in [
            ("li:nth-child(2)", "2"), ("li:first-child", "1"), ("li:nth-child(5999)", "5999"),
        ] {
            let found = try HTMLReader.value(html, at: .selector(selector), change: nil)
            #expect(found.value.text() == value)
        }
    }

    @Test func `a path that takes too many steps is said, and not that it is no path`() {
        let html = String(repeating: "<p>1</p>", count: 6000)
        let path = "//p[count(preceding-sibling::p[. = 1]) > count(following-sibling::p[. = 1])]"
        let fault = fault { () throws(Fault) in
            try HTMLReader.value(html, at: .xpath(path), change: nil)
        }
        #expect(fault?.summary == "“\(path)” takes too many steps on the page")
        #expect(fault?.nextStep == "Name the element by a shorter way.")
    }

    @Test(arguments: ["//p/namespace::*", "//comment()", "/"])
    func `what has no text of its own is no figure`(xpath: String) {
        let fault = fault { () throws(Fault) in
            try HTMLReader.value(
                "<!--2--><p>1</p><p>x</p>", at: .xpath(xpath), change: nil, expected: 1)
        }
        #expect(fault != nil)
    }
}
