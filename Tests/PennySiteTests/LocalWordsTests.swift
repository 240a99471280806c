import Testing

@testable import PennySite

/// Pages in the words, digits and units of their readers.
@Suite struct LocalWordsTests {
    private func built(_ site: String, _ files: [String: String]) throws -> Sandbox {
        let sandbox = try Sandbox(files.merging(["site.yaml": "title: T\n" + site]) { $1 })
        try sandbox.build()
        return sandbox
    }

    private static let german = "language: de\nlocale: de-DE\ncurrency: EUR\n"
    private static let japanese = "language: ja\nlocale: ja-JP\ncurrency: JPY\n"
    private static let arabic = "language: ar\nlocale: ar-EG\ncurrency: EGP\n"
    private static let spanish = "language: es\nlocale: es-ES\ncurrency: EUR\n"

    // MARK: - Months

    private static let months = [
        "budgets/a.md": MonthSeriesTests.month("2026-09", pay: "2000"),
        "budgets/b.md": MonthSeriesTests.month("2026-11", pay: "1000"),
    ].mapValues { $0.replacing("1,500.00", with: "1500").replacing("In 2026-", with: "M") }

    @Test(arguments: [
        (german, "Im November 2026 bleiben", "<th scope=\"col\" class=\"n\">September 2026</th>"),
        (japanese, "2026年11月に残る額は", "<th scope=\"col\" class=\"n\">2026年9月</th>"),
        (arabic, "سبتمبر ٢٠٢٦", "<th scope=\"col\" class=\"n\">\u{2068}سبتمبر ٢٠٢٦\u{2069}</th>"),
        ("", "less is left in November 2026", "<th scope=\"col\" class=\"n\">September 2026</th>"),
    ])
    func `a month of a budget has its name, and tools read its number`(
        _ site: String, _ note: String, _ column: String
    ) throws {
        let sandbox = try built(site, Self.months)
        let page = try sandbox.text("out/budgets/months.html")
        #expect(page.contains(note))
        #expect(page.contains(column))
        #expect(!page.contains("2026-09") && !page.contains("2026-11"))
        #expect(try sandbox.text("out/budgets/months.csv").contains("\n2026-09"))
        #expect(try sandbox.text("out/budgets/months.json").contains("\"2026-09\""))
        #expect(try sandbox.text("out/budgets/a.html").contains("value=\"2026-09\""))
    }

    @Test func `the archive of reports has whole months, and digits of the place`() throws {
        let reports = ["2026-05-27": "headlines:\n" + Self.headline]
        let page = try built(Self.arabic, ReportSite.files(reports)).text("out/reports/index.html")
        #expect(page.contains("<h3>مايو ٢٠٢٦</h3>"))
        #expect(page.contains(">٢٧<span class=\"hidden\"> مايو ٢٠٢٦</span></a>"))
        #expect(page.contains("٠٩:٣٠"))
        #expect(page.contains("<span class=\"detail\">\u{2068}The News\u{2069}، \u{2068}<time"))
    }

    private static let headline = """
          - source: news
            title: A
            url: https://n.example/
            time: 2026-05-27T09:30:00Z

        """

    // MARK: - Forms

    @Test func `a form offers the currency of the site and amounts of its size`() throws {
        let page = try built(
            Self.japanese,
            ["calculations/a.yaml": "kind: loan\nprincipal: 1000000\nrate: 6%\nterm: 4 years\n"]
        ).text("out/calculators/loan.html")
        #expect(page.contains("name=\"currency\"><option value=\"\">JPY"))
        #expect(page.contains(" placeholder=\"420,000\""))
        #expect(page.contains(" placeholder=\"月に15,000\""))
        #expect(page.contains(" placeholder=\"0.6%\""))
    }

    @Test func `signs and digits of Arabic stand in its forms`() throws {
        let page = try built(
            Self.arabic,
            ["calculations/a.yaml": "kind: loan\nprincipal: 12000\nrate: 21٫5%\nterm: 4 years\n"]
        ).text("out/calculations/a.html")
        #expect(page.contains("value=\"٢١٫٥\""))
        #expect(page.contains("<span class=\"unit\" aria-hidden=\"true\">٪</span>"))
        #expect(!page.contains("aria-hidden=\"true\">%</span>"))
        #expect(page.contains("<option value=\"80%\">\u{2068}٨٠٪\u{61C}\u{2069}</option>"))
        let german = try built(
            Self.german,
            ["calculations/a.yaml": "kind: loan\nprincipal: 12000\nrate: 2%\nterm: 4 years\n"]
        ).text("out/calculations/a.html")
        #expect(german.contains("<option value=\"80%\">80\u{A0}%</option>"))
    }

    @Test func `a choice that is said in other words is chosen`() throws {
        let page = try built(
            Self.spanish,
            [
                "budgets/a.yaml": """
                income:
                  - {name: Sueldo, amount: "900", every: mes}
                expenses:
                  - {name: Casa, amount: "500", kind: necesidad, cost: fijo}

                """
            ]
        ).text("out/budgets/a.html")
        #expect(page.contains("<option value=\"month\" selected>"))
        #expect(page.contains("<option value=\"need\" selected>"))
        #expect(page.contains("<option value=\"fixed\" selected>"))
        #expect(!page.contains("value=\"mes\"") && !page.contains("value=\"fijo\""))
    }

    // MARK: - Countries

    private static func rice(_ size: String) -> [String: String] {
        [
            "comparisons/a.yaml": """
            products:
              - {name: A, price: "2", size: \(size)}
              - {name: B, price: "5", size: \(size)}

            """
        ]
    }

    @Test func `prices by the pound stand where shops or products have pounds`() throws {
        func hasPounds(_ site: String, _ size: String) throws -> Bool {
            let table = try built(site, Self.rice(size)).text("out/comparisons/a.csv")
            return table.contains("otherUnitPrice")
        }
        #expect(try hasPounds("", "1 kg"))
        #expect(try !hasPounds(Self.german, "1 kg"))
        #expect(try !hasPounds(Self.japanese, "1 kg"))
        #expect(try hasPounds(Self.german, "1 lb"))
    }

    @Test func `a law of the United States is said only where it holds`() throws {
        let home = """
            kind: loan
            homeValue: 400000
            downPayment: 10%
            rate: 6%
            term: 30 years
            mortgageInsurance: 0.6%

            """
        let files = ["calculations/a.yaml": home]
        let law = "Homeowners Protection Act"
        #expect(try built("", files).text("out/calculations/a.html").contains(law))
        let german = try built(Self.german, files.mapValues { $0.replacing("0.6", with: "0,6") })
            .text("out/calculations/a.html")
        #expect(!german.contains(law))
        #expect(german.contains("wenn die Restschuld erstmals höchstens 78\u{A0}% des Kaufpreises"))
    }

    // MARK: - Lists and letters

    @Test func `a list of tags has the comma of the language`() throws {
        let page = try built(
            Self.japanese,
            ["pages/a.md": "---\ntitle: A\ntags: [家計, 貯蓄]\n---\nB\n"]
        ).text("out/tags/index.html")
        #expect(page.contains("content=\"家計、貯蓄\""))
    }

    private func letters(_ site: String, _ table: String) throws -> [String] {
        let page = try built(site, ["glossary/a.csv": table]).text("out/glossary/index.html")
        return page.matches(of: /<h2 id="(letter-[^"]*)">([^<]*)</).map { "\($0.1) \($0.2)" }
    }

    @Test func `words of Arabic stand by their first letter, without the article`() throws {
        #expect(
            try letters(
                Self.arabic,
                "name,term,short\na,الفائدة,S\nb,أصل القرض,S\nc,فترة,S\nd,الادخار,S\ne,APR,S\n"
            ) == ["letter-a A", "letter-627 ا", "letter-641 ف"])
    }

    @Test func `words of Japanese stand by the row of their reading`() throws {
        #expect(
            try letters(
                Self.japanese,
                "name,term,reading,short\na,元金,がんきん,S\nb,利息,りそく,S\nc,カード,,S\nd,株,,S\n"
            ) == ["letter-304b か", "letter-3089 ら", "letter-other その他"])
    }
}
