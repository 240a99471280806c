import PennySite
import Testing

/// The content of pages.
@Suite struct PageTests {
    @Test func `figures are in prose, titles, descriptions and cards`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let bike = try sandbox.text("out/calculations/bike.html")
        #expect(bike.contains("<title>The bike at $100.00 – Money pages</title>"))
        #expect(bike.contains("<h1>The bike at $100.00</h1>"))
        #expect(bike.contains(#"<meta name="description" content="It costs $1,200.00 in all.">"#))
        #expect(bike.contains("<p>Pay $100.00 or "))
        #expect(bike.contains(#"<time datetime="2026-03-01">Mar 1, 2026</time>"#))
        let home = try sandbox.text("out/index.html")
        #expect(home.contains("<title>Welcome – Money pages</title>"))
        #expect(home.contains("<p>The bike is $100.00: "))
        #expect(
            home.contains(
                """
                <h3><a href="calculations/bike.html">The bike at $100.00</a></h3>
                <p class="card-figure"><span>Monthly payment</span> <strong>$100.00</strong></p>
                <p class="detail">You pay $100.00 a month for 1 year (March 2027). \
                The loan costs no interest and no fees.</p>
                <p class="summary">It costs $1,200.00 in all.</p>
                """))
        #expect(home.contains("<strong>$240.00</strong>"))
        let row = try sandbox.text("out/calculations/phone-b.html")
        #expect(row.contains("<h1>Phone B at $100.00</h1>"))
    }

    @Test func `links between source files become relative links between pages`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let bike = try sandbox.text("out/calculations/bike.html")
        #expect(bike.contains(#"<a href="../calculations/plan.html#growth">save</a>"#))
        #expect(bike.contains(#"<a href="../calculations/phone-b.html">phone B</a>"#))
        let home = try sandbox.text("out/index.html")
        #expect(home.contains(#"<a href="calculations/index.html">all</a>"#))
        #expect(home.contains(#"<a href="assets/notes.txt">notes</a>"#))
        let about = try sandbox.text("out/about.html")
        #expect(about.contains(#"<a href="calculations/bike.html">The bike</a>"#))
        #expect(about.contains(##"<a href="index.html">home</a>, <a href="#one">above</a>"##))
    }

    @Test(arguments: [nil, "https://example.org/money/"])
    func `every address on every page leads to a file of the output`(_ baseURL: String?) throws {
        let sandbox = try Sandbox()
        try sandbox.build { $0.baseURL = baseURL }
        let tree = try sandbox.tree()
        let files = Set(tree.map(\.path))
        var count = 0
        for page in tree where page.path.hasSuffix(".html") {
            let text = String(decoding: page.bytes ?? [], as: UTF8.self)
            let folder = page.path.split(separator: "/").dropLast().joined(separator: "/")
            for match in text.matches(of: /(?:href|src)="([^"]*)"/) {
                var address = String(match.1)
                if address.hasPrefix("https://example.org/money/") { continue }
                // A host serves it at any depth.
                if page.path == "404.html", baseURL != nil, address.hasPrefix("/money/") {
                    address.removeFirst("/money/".count)
                }
                #expect(!address.hasPrefix("/") && !address.contains(":"), "\(page.path)")
                let target = address.prefix { $0 != "#" }
                if target.isEmpty { continue }
                #expect(files.contains(joined(folder, target)), "\(page.path): \(address)")
                count += 1
            }
        }
        #expect(count > 50)
    }

    private func joined(_ folder: String, _ address: Substring) -> String {
        var parts = folder.split(separator: "/")
        for part in address.split(separator: "/") {
            if part == ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    @Test func `an asset's name may hold what addresses encode`() throws {
        let sandbox = try Sandbox()
        for name in ["a b.txt", "50%.txt", "c#d?.txt", "é.txt"] {
            try sandbox.write("x", to: "site/assets/" + name)
        }
        let links = ["a%20b.txt", "50%25.txt", "c%23d%3F.txt", "%C3%A9.txt"]
        let body = links.map { "[x](../assets/\($0))" }.joined(separator: " ")
        try sandbox.write(SmallSite.page(body: body), to: "site/pages/names.md")
        try sandbox.build()
        let page = try sandbox.text("out/names.html")
        for link in links { #expect(page.contains("href=\"assets/\(link)\""), "\(link)") }
    }

    @Test func `neighbours are those of the same kind, in order`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        func neighbours(_ name: String) throws -> [String] {
            try sandbox.text("out/calculations/\(name).html")
                .matches(of: /<a href="([^"]*)" rel="(prev|next)">/).map { "\($0.2) \($0.1)" }
        }
        #expect(try neighbours("bike") == ["next ../calculations/phone-a.html"])
        #expect(
            try neighbours("phone-a") == [
                "prev ../calculations/bike.html", "next ../calculations/phone-b.html",
            ])
        #expect(try neighbours("phone-b") == ["prev ../calculations/phone-a.html"])
        #expect(try neighbours("plan") == [])
    }

    @Test func `the sets stand by kind, then by order, then as the files stand`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(SmallSite.loan("Z", "order: 1"), to: "site/calculations/z.md")
        try sandbox.write(SmallSite.loan("A", "order: 2"), to: "site/calculations/a.md")
        try sandbox.build()
        let list = try sandbox.text("out/calculations/index.html")
        let cards = list.matches(of: /<h2><a href="\.\.\/calculations\/([^"]*)\.html">/)
            .map { String($0.1) }
        #expect(cards == ["z", "a", "bike", "phone-a", "phone-b", "plan"])
    }

    @Test func `a long page begins with a list of its headings`() throws {
        let sandbox = try Sandbox()
        let body = "## One\n\n### Paid {{bike.payment}}\n\n## Three\n\n## Four\n"
        try sandbox.write(SmallSite.page(body: body), to: "site/pages/long.md")
        try sandbox.build()
        let page = try sandbox.text("out/long.html")
        #expect(page.contains(#"<nav class="contents" aria-labelledby="contents">"#))
        #expect(page.contains(##"<li><a href="#one">One</a></li>"##))
        #expect(page.contains(">Paid $100.00</a></li>"))
        #expect(try !sandbox.text("out/about.html").contains(#"class="contents""#))
    }

    @Test func `a page for wrong addresses leads home`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let page = try sandbox.text("out/404.html")
        #expect(page.contains("<h1>There is no page here</h1>"))
        #expect(page.contains(#"href="index.html">Go to the home page</a>"#))
        #expect(!page.contains("canonical"))
    }

    @Test(arguments: [("https://example.org/", "/"), ("https://example.org/a/b/", "/a/b/")])
    func `the page for wrong addresses works at any depth where the address is known`(
        _ address: String, _ root: String
    ) throws {
        let sandbox = try Sandbox()
        try sandbox.build { $0.baseURL = address }
        let page = try sandbox.text("out/404.html")
        #expect(page.contains(#"href="\#(root)index.html">Go to the home page</a>"#))
        #expect(page.contains(#"href="\#(root)assets/style.css""#))
        #expect(page.contains(#"href="\#(root)calculations/index.html""#))
        let links = page.matches(of: /(?:href|src|action)="([^"]*)"/).map { String($0.1) }
        #expect(links.filter { !$0.hasPrefix("#") && !$0.hasPrefix(root) } == [])
        #expect(!page.contains("canonical"))
    }

    @Test func `the home page does without prose`() throws {
        let sandbox = try Sandbox()
        try sandbox.remove("site/pages")
        try sandbox.build()
        let home = try sandbox.text("out/index.html")
        #expect(home.contains("<h1>Money pages</h1>"))
        #expect(!home.contains("prose"))
    }
}
