import PennySite
import Testing

/// A site in several languages, each in a folder of its own.
@Suite struct EditionTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox(LanguageSite.files)
        try sandbox.build { $0.isStrict = true }
    }

    @Test func `a translation has the words of its file and the figures of its original`() throws {
        let page = try sandbox.text("out/de/calculations/home.html")
        #expect(page.contains("<html lang=\"de\""))
        #expect(page.contains("<h1>Unser Haus für 100,00\u{A0}$</h1>"))
        #expect(page.contains("<li><a href=\"../tags/haus.html\">Haus</a></li>"))
        #expect(!page.contains("tags/home.html"))
        #expect(page.contains("<h2 id=\"so-geht-es\">So geht es</h2>"))
        #expect(try sandbox.text("out/de/calculations/home.csv").contains("100,00"))
    }

    @Test func `the form of a translation has inputs as its readers type them`() throws {
        #expect(try sandbox.text("out/calculations/home.html").contains("value=\"1,000\""))
        let page = try sandbox.text("out/de/calculations/home.html")
        #expect(page.contains("value=\"1.000\""))
        #expect(!page.contains("value=\"1,000\""))
        #expect(page.contains("data-locale=\"de-DE\""))
    }

    @Test func `what is not translated is shown with its language`() throws {
        let page = try sandbox.text("out/de/calculations/car.html")
        #expect(page.contains("<h1 lang=\"en\">A car</h1>"))
        let list = try sandbox.text("out/de/loans.html")
        #expect(list.contains("<a href=\"calculations/car.html\" lang=\"en\">A car</a>"))
        #expect(list.contains("<a href=\"calculations/row-a.html\">Zeile A</a>"))
        #expect(list.contains("<a href=\"calculations/row-b.html\" lang=\"en\">Row B</a>"))
    }

    @Test func `what is not translated can be left out`() throws {
        #expect(sandbox.exists("out/ar/calculations/home.html"))
        for path in ["calculations/car.html", "calculations/row-a.html", "about.html", "glossary"] {
            #expect(!sandbox.exists("out/ar/" + path))
        }
        let page = try sandbox.text("out/ar/calculations/home.html")
        #expect(page.contains("<html lang=\"ar\" dir=\"rtl\""))
        #expect(
            page.contains("<a href=\"../../calculations/car.html\" hreflang=\"en\">السيارة</a>"))
    }

    @Test func `links lead to pages of the same language`() throws {
        let page = try sandbox.text("out/de/calculations/home.html")
        #expect(page.contains("<a href=\"../calculations/car.html\">Das Auto</a>"))
        #expect(page.contains("<a href=\"../about.html#wer\">wir</a>"))
    }

    @Test func `a link of a text in the first language loses an anchor that is translated`() throws
    {
        let files = LanguageSite.with([
            "pages/about.de.md": "---\ntitle: Über uns\n---\n",
            "calculations/home.de.md": "---\ntitle: Unser Haus\n---\nText.\n",
        ])
        let sandbox = try Sandbox(files)
        try sandbox.build()
        let page = try sandbox.text("out/de/about.html")
        #expect(page.contains("<a href=\"calculations/home.html\">Home</a>"))
        #expect(page.contains("<div class=\"text prose\" lang=\"en\">"))
    }

    @Test func `terms link in the language and are in its order`() throws {
        #expect(
            try sandbox.text("out/de/about.html").contains(
                "<a class=\"term\" href=\"glossary/interest.html\">Zinsen</a>"))
        let list = try sandbox.text("out/de/glossary/index.html")
        #expect(list.contains("id=\"letter-z\""))
        #expect(!list.contains("id=\"letter-i\""))
        #expect(try sandbox.text("out/de/search/pages-0.js").contains("\"Zinsen\""))
    }

    @Test func `files that all languages share are there once`() throws {
        #expect(!sandbox.exists("out/de/assets"))
        #expect(sandbox.exists("out/assets/words.de-DE.js"))
        #expect(sandbox.exists("out/assets/words.de-DE.css"))
        let page = try sandbox.text("out/de/calculations/home.html")
        #expect(page.contains("href=\"../../assets/style.css\""))
        #expect(page.contains("href=\"../../assets/words.de-DE.css\""))
        #expect(page.contains("data-later=\"words.de-DE.js form.js\""))
        #expect(sandbox.exists("out/assets/engine/loan.de-DE.words"))
    }

    @Test func `pages name their other languages both ways`() throws {
        let root = "https://example.org/m/"
        let links = [
            ("en", "calculations/home.html"), ("de", "de/calculations/home.html"),
            ("ar", "ar/calculations/home.html"), ("x-default", "calculations/home.html"),
        ].map { "<link rel=\"alternate\" hreflang=\"\($0)\" href=\"\(root)\($1)\">" }
        for folder in ["", "de/", "ar/"] {
            let page = try sandbox.text("out/\(folder)calculations/home.html")
            #expect(links.allSatisfy(page.contains))
            #expect(
                page.contains("rel=\"canonical\" href=\"\(root)\(folder)calculations/home.html\""))
        }
        let car = try sandbox.text("out/calculations/car.html")
        #expect(car.contains("hreflang=\"de\" href=\"\(root)de/calculations/car.html\""))
        #expect(!car.contains("href=\"\(root)ar/calculations"))
        let map = try sandbox.text("out/sitemap.xml")
        #expect(
            map.contains(
                "<url><loc>\(root)de/about.html</loc><xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"\(root)about.html\"/>"
            ))
    }

    @Test func `without an address heads name no other language`() throws {
        let settings = LanguageSite.settings.replacing(
            "baseURL: https://example.org/m/\n", with: "")
        let sandbox = try Sandbox(LanguageSite.with(["site.yaml": settings]))
        try sandbox.build()
        #expect(
            try !sandbox.text("out/de/calculations/home.html").contains("rel=\"alternate\""))
    }

    @Test func `the switcher leads to the same page or to the home page of the language`() throws {
        let page = try sandbox.text("out/de/calculations/car.html")
        #expect(
            page.contains(
                "<a href=\"../../calculations/car.html\" lang=\"en\" hreflang=\"en\">English</a>"))
        #expect(
            page.contains(
                "<a href=\"../calculations/car.html\" lang=\"de\" hreflang=\"de\" aria-current=\"true\">Deutsch</a>"
            ))
        #expect(
            page.contains(
                "<a href=\"../../ar/index.html\" lang=\"ar\" hreflang=\"ar\" dir=\"rtl\">العربية</a>"
            ))
    }

    @Test func `a site with one language says nothing of languages`() throws {
        let sandbox = try Sandbox()
        try sandbox.build { $0.baseURL = "https://example.org/" }
        let page = try sandbox.text("out/calculations/bike.html")
        for words in ["class=\"languages\"", "hreflang", "words.en-US"] {
            #expect(!page.contains(words))
        }
        #expect(try !sandbox.text("out/assets/style.css").contains(".languages"))
        #expect(try !sandbox.text("out/sitemap.xml").contains("xhtml"))
    }
}
