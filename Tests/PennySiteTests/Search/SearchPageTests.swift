import Testing

@testable import PennySite

/// The page of the search, and the field in the layout of every page.
@Suite struct SearchPageTests {
    @Test func `every page has the field, and may send it`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        for (page, root) in [("index", ""), ("calculations/bike", "../"), ("404", "")] {
            let text = try sandbox.text("out/\(page).html")
            #expect(text.contains("action=\"\(root)search.html\" data-find>"), "\(page)")
            #expect(text.contains("form-action 'self'\""), "\(page)")
            #expect(text.contains("src=\"\(root)assets/common.js\""), "\(page)")
        }
    }

    @Test func `the page lists all pages by kind, without any script`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let page = try sandbox.text("out/search.html")
        #expect(!page.contains("class=\"find\""))
        let loans = try #require(page.firstRange(of: "<h3>Loans</h3>")).upperBound
        let rest = page[loans...]
        #expect(
            rest.hasPrefix(
                """

                <ul>
                <li><a href="calculations/bike.html">The bike at $100.00</a></li>
                <li><a href="calculations/phone-a.html">Phone A</a></li>
                """))
        #expect(page.contains("<li><a href=\"about.html\">About $240.00</a></li>"))
        #expect(page.contains("<noscript>"))
    }

    @Test(arguments: [(200, true), (201, false)])
    func `of many pages it names the list`(_ count: Int, isListed: Bool) throws {
        let rows = (0..<count).map { "loan-\($0),loan,Loan \($0),1000,0%,6 months\n" }
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n",
            "calculations/a.csv": "name,kind,title,principal,rate,term\n" + rows.joined(),
        ])
        try sandbox.build()
        let page = try sandbox.text("out/search.html")
        #expect(page.contains("calculations/loan-17.html") == isListed)
        #expect(page.contains("<a href=\"loans.html\">Loans: see all 201</a>") != isListed)
    }

    @Test func `a page of the site cannot take its address`() throws {
        let sandbox = try Sandbox(
            SmallSite.files.merging(["pages/search.md": "---\ntitle: Mine\n---\nText.\n"]) { $1 })
        #expect(
            sandbox.faults().contains("the address search.html is taken by the page of the search"))
    }
}
