import Testing

/// A site with many faults of different kinds gets all of them in one run.
@Suite struct DozenFaultsTests {
    private static let broken: [String: String] = [
        "site.yaml": """
        title: Money pages
        langauge: en
        navigation:
          - label: Car
            to: calculations/car.md
          - label: None
            to: pages/nowhere.md

        """,
        "calculations/car.md": """
        ---
        kind: loan
        title: Car
        principal: 20,000
        rate: 6.25
        terms: 5 years
        ---

        """,
        "calculations/house.md": "---\nkind: laon\ntitle: House\n---\n",
        "calculations/later.md": """
        ---
        kind: savings
        title: Later at {{bike.paymnt}}
        yearsToInvest: 2
        interestRate: nan
        monthlyDeposit: 100
        ---
        [the car](car.md#schedul) at {{car.payment}}, [the house](house.md#x), {{house.payment}}

        """,
        "calculations/quoted.md": """
        ---
        kind: loan
        title: "Quoted {{7*7}}"
        principal: 1e400
        rate: 5%
        term: 1 year
        ---
        See <b>this and [that](../../out.md).

        """,
        "calculations/Upper Case.md": "",
        "pages/faq.md": "---\ntitle: Questions\ncolour: red\n---\n",
        "pages/loans.md": "---\ntitle: Loans\n---\n# Loans\n",
        "pages/more.md": """
        ---
        title: More
        ---
        {{bik.payment}} {{this.payment}}
        [x](../calculations/bike.md#schedul)
        [y](about.mdd)
        [z](../calculations/phones.csv)
        [w](../calculations/phones.csv#phone-x)

        """,
        "pages/notes.txt": "",
        "glossary/apr.md": "",
        "reports/a.yaml": "",
        "templates/prose.mustache": "{{<layout}}\n{{$content}}{{>foot}}{{/content}}{{/layout}}\n",
    ]

    @Test func `all faults of all files are reported at once, sorted, and the old output stays`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        for (path, text) in Self.broken { try sandbox.write(text, to: "site/" + path) }
        try sandbox.write(Array("bad ".utf8) + [0xFF], to: "site/pages/bytes.md")
        let text = sandbox.faults()
        #expect(text == Self.golden)
        #expect(sandbox.faults() == text)
        #expect(try sandbox.tree() == before)
        #expect(try sandbox.names() == ["out", "site"])
    }

    private static let golden = """
        site/calculations/Upper Case.md:1:1: error: \
        the file name “Upper Case.md” cannot be an address [PP0517]
           Use small letters, digits and hyphens, such as “upper-case.md”.
        site/calculations/car.md:5:7: error: rate “6.25” has no percent sign [PP0213]
         5 | rate: 6.25
           |       ^
           Write “6.25%” if you mean 6.25 percent.
        site/calculations/car.md:6:1: error: loan has no input “terms” [PP0201]
         6 | terms: 5 years
           | ^
           Did you mean “term”?
        site/calculations/house.md:2:7: error: kind “laon” is not a calculator [PP0137]
         2 | kind: laon
           |       ^
           Did you mean “loan”?
        site/calculations/later.md:3:17: error: “bike” has no figure “paymnt” [PP0531]
         3 | title: Later at {{bike.paymnt}}
           |                 ^
           Did you mean “payment”?
        site/calculations/later.md:5:15: error: interestRate “nan” is not a rate [PP0214]
         5 | interestRate: nan
           |               ^
           Write a percentage such as 6.25%.
        site/calculations/quoted.md:3:16: error: braces “{{7*7}}” that are not a figure's name \
        [PP0403]
         3 | title: "Quoted {{7*7}}"
           |                ^
           Write {{set.figure}} on one line, or put it in `backticks` to show it as it is.
        site/calculations/quoted.md:4:12: error: principal “1e400” is not an amount [PP0207]
         4 | principal: 1e400
           |            ^
           Write digits such as 350,000 or 1264.14, without words.
        site/calculations/quoted.md:8:5: error: raw HTML “<b>” in Markdown [PP0405]
         8 | See <b>this and [that](../../out.md).
           |     ^
           Write it in Markdown, or put it in `backticks` to show it as it is.
        site/calculations/quoted.md:8:17: error: \
        the link “../../out.md” leads out of the site’s folder [PP0552]
         8 | See <b>this and [that](../../out.md).
           |                 ^
           Link to a file inside the site’s folder.
        site/glossary/apr.md:1:1: error: the file does not begin with front matter [PP0105]
           Begin it with a line “---”, then lines “key: value”, then “---”.
        site/pages/bytes.md:1:5: error: this byte is not UTF-8 text [PP0101]
         1 | bad \u{FFFD}
           |     ^
           Save the file as UTF-8.
        site/pages/faq.md:3:1: error: unknown key “colour” [PP0124]
         3 | colour: red
           | ^
           It can be title, description, date, draft, order, tags, aliases, autolink, template \
        or fields.
        site/pages/loans.md:1:1: error: the address loans.html is taken by the list of loans \
        [PP0557]
         1 | ---
           | ^
           Rename one of the two.
        site/pages/loans.md:4:1: error: heading “Loans” at level 1, which is the page title's \
        [PP0402]
         4 | # Loans
           | ^
           Start headings at ## in the text.
        site/pages/more.md:4:1: error: there is no saved set “bik” [PP0529]
         4 | {{bik.payment}} {{this.payment}}
           | ^
           Did you mean “bike”?
        site/pages/more.md:4:17: error: the reference “this.payment” is not on a saved set’s page \
        [PP0533]
         4 | {{bik.payment}} {{this.payment}}
           |                 ^
           Write the set’s name instead of “this”.
        site/pages/more.md:5:1: error: “calculations/bike.md” has no heading “#schedul” [PP0555]
         5 | [x](../calculations/bike.md#schedul)
           | ^
           Look up its names, or link without “#”.
        site/pages/more.md:6:1: error: the link “about.mdd” leads to no file of the site [PP0551]
         6 | [y](about.mdd)
           | ^
           Did you mean “about.md”?
        site/pages/more.md:7:1: error: \
        the link “../calculations/phones.csv” leads to a table, not to one of its rows [PP0553]
         7 | [z](../calculations/phones.csv)
           | ^
           Add the row’s name, such as “../calculations/phones.csv#phone-a”.
        site/pages/more.md:8:1: error: “calculations/phones.csv” has no row “phone-x” [PP0554]
         8 | [w](../calculations/phones.csv#phone-x)
           | ^
           Did you mean “#phone-a”?
        site/pages/notes.txt:1:1: error: “notes.txt” is not a kind of file that pages/ holds \
        [PP0510]
           Put Markdown (.md) files there, or move the file to assets/.
        site/reports:1:1: error: there are reports, but no report.yaml that names their sources \
        [PP0546]
           Write report.yaml beside site.yaml, with a list “sources:”.
        site/reports/a.yaml:1:1: error: the report “a” is not named by its day [PP0167]
           Name the file by the day, such as “2026-05-27.yaml”.
        site/site.yaml:2:1: error: unknown key “langauge” [PP0124]
         2 | langauge: en
           | ^
           Did you mean “language”?
        site/site.yaml:7:9: error: the link “pages/nowhere.md” leads to no file of the site [PP0551]
         7 |     to: pages/nowhere.md
           |         ^
           Did you mean “pages/more.md”?
        site/templates/prose.mustache:2:13: error: unknown template “foot” [PP0612]
         2 | {{$content}}{{>foot}}{{/content}}{{/layout}}
           |             ^
           Add “foot.mustache” or remove the tag.

        """
}
