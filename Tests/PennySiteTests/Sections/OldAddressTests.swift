import PennyContent
import PennySite
import Testing

/// Pages that lead from old addresses to new ones.
@Suite struct OldAddressTests {
    @Test(arguments: [
        ("old.html", "old.html"), ("/old.html", "old.html"),
        ("/2019/Old_Page.htm", "2019/Old_Page.htm"),
        ("old", "old/index.html"), ("/old/", "old/index.html"),
        ("a/b~c/v1.2", "a/b~c/v1.2/index.html"),
    ])
    func `an address stands for a file`(typed: String, path: String) {
        #expect(OldAddress(typed)?.path == path)
    }

    @Test(arguments: [
        "", "/", "//", "a//b", "../a", "a/../b", "./a", ".hidden", "a?b=1", "a#b", "a b", "ä.html",
        "https://a.example/", "a%20b", "a\\b", "end.",
    ])
    func `what is no path is refused`(typed: String) {
        #expect(OldAddress(typed) == nil)
    }

    private func sandbox(_ aliases: String) throws -> Sandbox {
        try Sandbox([
            "site.yaml": "title: T\nbaseURL: https://t.example/\n",
            "pages/guide/one.md": SmallSite.page("One & only", "aliases: \(aliases)"),
            "pages/other.md": SmallSite.page("Other"),
        ])
    }

    @Test func `an old address leads to the page without a script`() throws {
        let sandbox = try sandbox("[/2019/one/, uno.html]")
        try sandbox.build()
        let page = try sandbox.text("out/2019/one/index.html")
        #expect(
            page.contains("<meta http-equiv=\"refresh\" content=\"0; url=../../guide/one.html\">"))
        #expect(page.contains("<link rel=\"canonical\" href=\"https://t.example/guide/one.html\">"))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
        #expect(page.contains("<a href=\"../../guide/one.html\">One &amp; only</a>"))
        #expect(!page.contains("<script"))
        #expect(try sandbox.text("out/uno.html").contains("url=guide/one.html"))
    }

    @Test func `it is neither in the site map nor in the search`() throws {
        let sandbox = try sandbox("uno.html")
        try sandbox.build()
        for file in ["sitemap.xml", "search.html", "search/pages-0.js"] {
            #expect(!(try sandbox.text("out/" + file)).contains("uno"))
        }
    }

    @Test func `without a known address of the site, it names the page by the way to it`() throws {
        let sandbox = try sandbox("uno.html")
        try sandbox.write("title: T\n", to: "site/site.yaml")
        try sandbox.build()
        #expect(
            try sandbox.text("out/uno.html").contains(
                "<link rel=\"canonical\" href=\"guide/one.html\">"))
    }

    @Test func `a clash names both files`() throws {
        let sandbox = try sandbox("other.html")
        #expect(
            sandbox.faults() == """
                site/pages/guide/one.md:3:10: error: the address other.html is taken by \
                site/pages/other.md [PP0557]
                 3 | aliases: other.html
                   |          ^
                   Rename one of the two.

                """)
    }

    @Test func `two pages with one alias are reported with both locations`() throws {
        let sandbox = try sandbox("[uno.html, old.html]")
        try sandbox.write(SmallSite.page("Other", "aliases: old.html"), to: "site/pages/other.md")
        #expect(
            sandbox.faults() == """
                site/pages/other.md:3:10: error: the address old.html is taken by \
                site/pages/guide/one.md [PP0557]
                 3 | aliases: old.html
                   |          ^
                   first at site/pages/guide/one.md:3:21
                   Rename one of the two.

                """)
    }

    @Test func `an alias that is no path is reported`() throws {
        #expect(
            try sandbox("https://t.example/uno.html").faults() == """
                site/pages/guide/one.md:3:10: error: alias “https://t.example/uno.html” is not the \
                path of a page [PP0147]
                 3 | aliases: https://t.example/uno.html
                   |          ^
                   Write the path from the root of the site, such as “/2019/rates/” or “rates.html”.

                """)
    }
}
