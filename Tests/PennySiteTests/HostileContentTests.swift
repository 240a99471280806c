import PennySite
import Testing

/// Content of files meant to break a page, a terminal or the program.
@Suite struct HostileContentTests {
    @Test func `markup in titles, descriptions, tags and the menu is text on every page`() throws {
        let attack = #""><script>alert(1)</script><img src=x onerror='a()'>"#
        let quoted = "'" + attack.replacing("'", with: "''") + "'"
        let sandbox = try Sandbox([
            "site.yaml": """
            title: \(quoted)
            description: \(quoted)
            navigation:
              - label: \(quoted)
                to: pages/p.md

            """,
            "calculations/a.md": SmallSite.loan(
                quoted, "description: \(quoted)\ntags: [\(quoted), b]"),
            "calculations/b.md": SmallSite.loan(quoted),
            "pages/p.md": SmallSite.page(
                quoted, "description: \(quoted)", body: "## `\(attack)`\n\n`\(attack)`"),
            "pages/index.md": SmallSite.page(quoted),
        ])
        try sandbox.build { $0.baseURL = "https://example.org/" }
        for entry in try sandbox.tree() where entry.path.hasSuffix(".html") {
            // What the theme writes itself looks the same on every page.
            let text = String(decoding: entry.bytes ?? [], as: UTF8.self)
                .replacing(
                    /<script defer src="[a-z.\/-]*"(?: data-later="[a-z. -]*")?><\/script>/,
                    with: ""
                )
                .replacing("<script type=\"application/ld+json\">", with: "")
                .replacing(/\ (?:value|data-unit)="">/, with: "")
            #expect(!text.contains("<script"), "\(entry.path)")
            #expect(!text.contains("<img src=x"), "\(entry.path)")
            #expect(!text.contains("\"\">"), "\(entry.path)")
            #expect(text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "\(entry.path)")
        }
        let json = try sandbox.text("out/calculations/a.json")
        #expect(!json.contains("<"))
    }

    @Test func `links to scripts and data are refused`() throws {
        for address in [
            "javascript:alert(1)", "data:text/html,x", "//evil.example/", "/etc/passwd",
        ] {
            let sandbox = try Sandbox()
            try sandbox.write(SmallSite.page(body: "[x](\(address))"), to: "site/pages/p.md")
            #expect(sandbox.faults().contains("site/pages/p.md:4:1: error: "), "\(address)")
        }
    }

    @Test func `characters that turn the writing direction do not hide what a message quotes`()
        throws
    {
        let sandbox = try Sandbox()
        let text = SmallSite.loan("A", "rate\u{202E}x: 5%").replacing("\n0%", with: "")
        try sandbox.write(text, to: "site/calculations/a.md")
        let said = sandbox.faults()
        #expect(said.contains("rate\u{FFFD}x"))
        #expect(!said.unicodeScalars.contains("\u{202E}"))
    }

    static let inputs: [(String, String)] = [
        ("principal", "-5"), ("principal", "0x10"), ("principal", "nan"), ("principal", "inf"),
        ("principal", "1e400"), ("principal", "99999999999999999999999999999999999999999"),
        ("principal", "३५०"), ("principal", "1,2,3,4"), ("principal", "\"\""),
        ("rate", "5"), ("rate", "-5%"), ("rate", "nan%"), ("rate", "1e9%"), ("rate", "100000%"),
        ("rate", "5%%"), ("rate", "0.00000000000000000000000000000000000000001%"),
        ("term", "1000000 payments"), ("term", "0 years"), ("term", "-1 years"),
        ("term", "99999999999999999999 years"), ("term", "half a year"), ("term", "1.5 payments"),
        ("payment", "1"), ("payment", "0"), ("extra", "[{amount: 5, at: 99999999999999999999}]"),
        ("extra", "[{amount: -5, at: 1}]"), ("extra", "[[[[]]]]"), ("extra", "x from y every z"),
        ("rateSteps", "[{rate: 5%, payments: 1000000}]"), ("dueDay", "32"), ("dueDay", "31"),
        ("start", "2026-02-30"), ("firstPayment", "2999-12-31"), ("currency", "XXQ"),
        ("fees", "99,999,999"), ("points", "200%"), ("compounding", "hourly"),
        ("draft", "perhaps"), ("order", "99999999999999999999"), ("date", "0000-00-00"),
        ("tags", "{a: b}"), ("kind", "[loan]"), ("title", "{a: b}"), ("title", "\"\""),
    ]

    @Test(arguments: inputs)
    func `an absurd input is an error with its location, never a trap`(
        _ name: String, _ value: String
    ) throws {
        var inputs = [
            "kind": "loan", "title": "T", "principal": "1,000", "rate": "5%", "term": "10 months",
        ]
        inputs[name] = value
        if name == "rateSteps" { inputs["rate"] = nil }
        let front = inputs.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "calculations/a.md": "---\n\(front)---\n",
        ])
        let said = sandbox.faults()
        let location = said.firstMatch(of: #/^site/calculations/a\.md:\d+:\d+: error: /#)
        #expect(location != nil, "\(said)")
    }

    @Test
    func
        `a wrong word in every row of a table is reported for a hundred rows and counted, in no long time`()
        throws
    {
        let rows = (1...1_200).map { "row-\($0),savings,At {{rwo-\($0).x}},1,0%,1\n" }
        let header = "name,kind,title,yearsToInvest,interestRate,monthlyDeposit\n"
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "calculations/many.csv": header + rows.joined(),
        ])
        let said = sandbox.faults()
        #expect(
            said.hasPrefix(
                """
                site/calculations/many.csv:2:18: error: there is no saved set “rwo-1” [PP0529]
                 2 | row-1,savings,At {{rwo-1.x}},1,0%,1
                   |                  ^
                   Did you mean “row-1”?

                """))
        #expect(said.split(separator: "\n").count { $0.contains(": error: ") } == 100)
        #expect(said.hasSuffix("site/calculations/many.csv: 1100 more faults not shown\n"))
    }

    @Test func `a file that is too large is refused`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            [UInt8](repeating: UInt8(ascii: "x"), count: 5 * 1024 * 1024),
            to: "site/calculations/huge.md")
        try sandbox.write(
            SmallSite.page(body: String(repeating: "word ", count: 40_000)),
            to: "site/pages/long.md")
        let said = sandbox.faults()
        #expect(
            said.contains(
                "site/calculations/huge.md:1:1: error: the file is larger than 4096 KiB [PP0104]\n")
        )
        #expect(said.contains("site/pages/long.md:4:1: error: text of 200001 bytes, over the"))
    }

    @Test(arguments: [
        "", "---", "---\n---\n", "---\n- a\n---\n", "---\na: &x [*x]\n---\n", "\u{FEFF}",
        "---\nkind: !!python/object x\n---\n", "---\nkind: loan\nkind: loan\n---\n",
        "---\n? [a]\n: b\n---\n", "---\n\u{0}\n---\n", "---\r\nkind: loan\r\n---\r\n",
    ])
    func `front matter that is none is an error in its file`(_ text: String) throws {
        let sandbox = try Sandbox(["site.yaml": "title: T\n", "calculations/a.md": text])
        #expect(sandbox.faults().hasPrefix("site/calculations/a.md:"))
    }

    @Test(arguments: ["", "title:", "- x", "title: [a", "title: T\ntitle: U", "\u{0}", "x"])
    func `a site.yaml that is none is an error, and the other files are checked`(
        _ text: String
    ) throws {
        let sandbox = try Sandbox()
        try sandbox.write(text, to: "site/site.yaml")
        try sandbox.write(SmallSite.page(body: "[x](nowhere.md)"), to: "site/pages/p.md")
        let said = sandbox.faults()
        #expect(said.contains("site/site.yaml:"))
        #expect(said.contains("site/pages/p.md:4:1: error: the link “nowhere.md” leads to no file"))
    }

    @Test func `a salvaged site.yaml keeps the currency and the lines of its menu`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            """
            # Our site
            colour: red

            currency: JPY
            navigation:
              - label: A
                to: nowhere.md
            title: T

            """, to: "site/site.yaml")
        try sandbox.write(
            SmallSite.loan().replacing("1,000", with: "10.5"), to: "site/calculations/a.md")
        let said = sandbox.faults()
        #expect(said.contains("site/site.yaml:2:1: error: unknown key “colour” [PP0124]"))
        #expect(said.contains("site/site.yaml:7:9: error: the link “nowhere.md” leads to no file"))
        #expect(
            said.contains("site/calculations/a.md:4:12: error: principal “10.5” has more decimals"))
    }

    @Test func `sets are not blamed for a currency that cannot be read`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("title: T\ncurrency: KWDD\n", to: "site/site.yaml")
        try sandbox.write(
            SmallSite.loan().replacing("1,000", with: "10.505"), to: "site/calculations/a.md")
        #expect(
            sandbox.faults() == """
                site/site.yaml:2:11: error: currency “KWDD” is not a currency of ISO 4217 [PP0139]
                 2 | currency: KWDD
                   |           ^
                   Did you mean KWD?

                """)
    }
}
