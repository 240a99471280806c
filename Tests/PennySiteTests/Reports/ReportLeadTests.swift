import PennyContent
import PennyEngine
import PennyTestSupport
import Testing

@testable import PennySite

/// The sentence that leads the report of a day.
@Suite struct ReportLeadTests {
    private static let configuration = """
        sources:
          - {name: oil, label: Oil, kind: value, format: hand, unit: USD,
             attribution: A, licence: Free}
          - {name: rate, label: Rate, kind: value, format: hand, unit: percent,
             attribution: A, licence: Free}
          - {name: euro, label: Euro, kind: value, format: hand, unit: USD, decimals: 4,
             attribution: A, licence: Free}
          - {name: gold, label: Gold, kind: value, format: hand, unit: USD, every: month,
             attribution: A, licence: Free}
          - {name: prices, label: Prices, kind: value, format: hand, every: month,
             show: change over 12 months, attribution: A, licence: Free}

        """

    private func built(
        _ reports: [String: [(String, String, String)]], _ site: String = ""
    ) throws -> Sandbox {
        let texts = reports.mapValues { values in
            let list = values.map { ReportSite.value($0.0, $0.1, $0.2, "") }.joined()
            return list.isEmpty ? "values: []\n" : "values:\n" + list
        }
        let sandbox = try Sandbox(Self.files(texts, Self.configuration, site))
        try sandbox.build { $0.baseURL = "https://e.example/" }
        return sandbox
    }

    /// A site with nothing but these reports.
    private static func files(
        _ reports: [String: String], _ configuration: String, _ site: String
    ) -> [String: String] {
        ReportSite.files(reports, configuration: configuration)
            .filter { $0.key.hasPrefix("report") }
            .merging(["site.yaml": "title: T\n" + site]) { $1 }
    }

    private func lead(_ sandbox: Sandbox, _ day: String = "2026-06-02") throws -> String? {
        try sandbox.text("out/reports/\(day).html")
            .firstMatch(of: /<p class="lead">([^<]*)<\/p>/)
            .map { String($0.1).replacing("\u{A0}", with: " ") }
    }

    private static func day(_ day: String, _ values: [(String, String)]) -> [(
        String, String, String
    )] {
        values.map { ($0.0, $0.1, day) }
    }

    private static let monday = day(
        "2026-06-01", [("oil", "80"), ("rate", "6.2"), ("euro", "1.1")])

    @Test(
        "The largest changes come first, and one that stayed comes last",
        arguments: [
            (
                [("oil", "79"), ("rate", "6.2"), ("euro", "1.12")],
                "Since Jun 1: Euro rose 1.82% to $1.1200, Oil fell 1.25% to $79.00 "
                    + "and Rate stayed at 6.20%."
            ),
            (
                [("oil", "80"), ("rate", "6.25"), ("euro", "1.1")],
                "Since Jun 1: Rate rose 0.05 points to 6.25%, Oil stayed at $80.00 "
                    + "and Euro stayed at $1.1000."
            ),
            (
                [("oil", "80"), ("rate", "6.2"), ("euro", "1.1")],
                "Nothing has changed since Jun 1."
            ),
            ([("oil", "90")], "Since Jun 1: Oil rose 12.50% to $90.00."),
        ])
    func order(_ values: [(String, String)], _ sentence: String) throws {
        let sandbox = try built([
            "2026-06-01": Self.monday, "2026-06-02": Self.day("2026-06-02", values),
        ])
        #expect(try lead(sandbox) == sentence)
    }

    @Test func `values that are not newer than in the report before are no news`() throws {
        let sandbox = try built(["2026-06-01": Self.monday, "2026-06-02": Self.monday])
        #expect(try lead(sandbox) == "Nothing has changed since Jun 1.")
    }

    @Test func `a first report, or one without any value, has no sentence`() throws {
        let sandbox = try built(["2026-06-01": Self.monday, "2026-06-02": []])
        #expect(try lead(sandbox, "2026-06-01") == nil)
        #expect(try lead(sandbox) == nil)
    }

    @Test func `a missing value is not said to be unchanged`() throws {
        let same = Self.day("2026-06-02", [("oil", "80"), ("euro", "1.1")])
        let sandbox = try built(["2026-06-01": Self.monday, "2026-06-02": same])
        #expect(
            try lead(sandbox)
                == "Since Jun 1: Oil stayed at $80.00 and Euro stayed at $1.1000.")
    }

    @Test func `a change too small to write is neither a change nor none`() throws {
        let tiny = Self.day("2026-06-02", [("oil", "80.001"), ("rate", "6.2"), ("euro", "1.1")])
        let sandbox = try built(["2026-06-01": Self.monday, "2026-06-02": tiny])
        #expect(
            try lead(sandbox) == "Since Jun 1: Rate stayed at 6.20% and Euro stayed at $1.1000.")
    }

    private static let mixed: [String: [(String, String, String)]] = [
        "2025-05-31": [("prices", "100", "2025-05-01")],
        "2026-05-29": [
            ("oil", "80", "2026-05-29"), ("gold", "4000", "2026-04-01"),
            ("prices", "102", "2026-04-01"),
        ],
        "2026-06-02": [
            ("oil", "79", "2026-06-02"), ("gold", "4100", "2026-05-01"),
            ("prices", "104.2", "2026-05-01"),
        ],
    ]

    @Test(
        "Each time has a sentence of its own, in each language",
        arguments: [
            (
                "",
                "Since April 2026: Gold rose 2.50% to $4,100.00. Prices rose 4.2% in 12 months. "
                    + "Since May 29: Oil fell 1.25% to $79.00."
            ),
            (
                "language: de\nlocale: de-DE\n",
                "Seit April 2026: Gold um 2,50 % auf 4.100,00 $ gestiegen. "
                    + "Prices in 12 Monaten um 4,2 % gestiegen. "
                    + "Seit 29.05.: Oil um 1,25 % auf 79,00 $ gefallen."
            ),
            (
                "language: es\nlocale: es-ES\n",
                "Desde abril de 2026: Gold con un alza de 2,50 % hasta 4100,00 US$. "
                    + "Prices con un alza de 4,2 % en 12 meses. "
                    + "Desde el 29 may: Oil con una baja de 1,25 % hasta 79,00 US$."
            ),
            (
                "language: fr\nlocale: fr-FR\n",
                "Depuis avril 2026 : Gold en hausse de 2,50 % à 4 100,00 $US. "
                    + "Prices en hausse de 4,2 % en 12 mois. "
                    + "Depuis le 29 mai : Oil en baisse de 1,25 % à 79,00 $US."
            ),
            (
                "language: ja\nlocale: ja-JP\n",
                "2026年4月から、Goldは2.50%上昇して$4,100.00。Pricesは12か月間で4.2%上昇。"
                    + "05/29から、Oilは1.25%低下して$79.00。"
            ),
            (
                "language: ar\nlocale: ar-EG\n",
                "منذ أبريل ٢٠٢٦: Gold بارتفاع ٢٫٥٠٪ إلى ٤٬١٠٠٫٠٠ US$. Prices بارتفاع ٤٫٢٪ خلال ١٢ شهرًا. "
                    + "منذ ٢٩/٠٥: Oil بانخفاض ١٫٢٥٪ إلى ٧٩٫٠٠ US$."
            ),
        ])
    func languages(_ site: String, _ sentence: String) throws {
        let found = try #require(try lead(try built(Self.mixed, site)))
        let marks = "\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{61C}".unicodeScalars
        let plain = String(
            String.UnicodeScalarView(
                found.replacing("\u{202F}", with: " ").unicodeScalars.filter { !marks.contains($0) }
            ))
        #expect(plain == sentence)
    }

    @Test(arguments: [
        ("de", "de-DE", 1, ChangeSpan.Unit.months, "kein Wert von vor 1 Monat"),
        ("fr", "fr-FR", 1, .years, "pas de valeur d’il y a 1 an"),
        ("es", "es-ES", 2, .days, "sin valor de hace 2 días"),
        ("ja", "ja-JP", 3, .years, "3年前の数値なし"), ("ar", "ar-EG", 1, .years, "قبل سنة واحدة"),
        ("ar", "ar-EG", 2, .months, "قبل شهرين"), ("ar", "ar-EG", 3, .days, "أيام"),
        ("ar", "ar-EG", 12, .months, "شهرًا"), ("ar", "ar-EG", 100, .months, "شهر"),
    ])
    func `a time has the plural of its language`(
        _ language: String, _ locale: String, _ count: Int, _ unit: ChangeSpan.Unit, _ words: String
    ) throws {
        let configuration = Self.configuration.replacing(
            "12 months", with: "\(count) \(unit.rawValue)")
        let sandbox = try Sandbox(
            Self.files(
                ["2026-06-02": ReportSite.value("prices", "1", "2026-05-01")], configuration,
                "language: \(language)\nlocale: \(locale)\n"))
        try sandbox.build()
        #expect(try sandbox.text("out/reports/index.html").contains(words))
    }

    @Test func `the sentence is wherever a day is described`() throws {
        let sandbox = try built(Self.mixed)
        let sentence = "Prices rose 4.2% in 12 months."
        let feed = try sandbox.text("out/reports/feed.xml")
        #expect(feed.contains("xhtml\">\n<p>Since April\u{A0}2026: Gold rose"))
        #expect(try sandbox.text("out/index.html").contains(sentence + " Since May\u{A0}29"))
        // Two pages show the day, and no two pages have the same description.
        for (page, start) in [("index", ""), ("2026-06-02", "Daily report, Jun 2, 2026. ")] {
            let text = try sandbox.text("out/reports/\(page).html")
            #expect(text.contains("content=\"\(start)Since April\u{A0}2026"))
        }
    }

    /// What each sentence claims about random days, recomputed.
    @Test func `a sentence has the largest changes of the day, and true ones`() throws {
        var random = SeededGenerator()
        let configuration = try ReportConfiguration.read(
            ContentText(path: "report.yaml", text: Self.configuration)
        ).sound()
        let names = ["oil", "euro"]
        for _ in 0..<300 {
            let days = try (1...2).map { day in
                let values = names.map { name in
                    (name, random.number(in: 1...9))
                }
                let text = values.map {
                    ReportSite.value($0.0, "\($0.1)", "2026-06-0\(day)", "")
                }.joined()
                return (
                    values.map(\.1),
                    try Snapshot.read(
                        ContentText(path: "", text: "values:\n" + text), fileName: "2026-06-0\(day)"
                    ).sound()
                )
            }
            let report = DailyReport(configuration, days.map(\.1))
            let (before, after) = (days[0].0, days[1].0)
            let same = before == after
            switch ReportLead(of: report.today) {
            case nil: Issue.record("no sentence \(random)")
            case .unchanged(let since):
                #expect(same && since.isoText == "2026-06-01", "\(random)")
            case .moves(let rows):
                // a/b > c/d as a·d > c·b, in whole numbers.
                let sizes = [0, 1].map { abs(after[$0] - before[$0]) }
                let isSecondLarger = sizes[1] * before[0] > sizes[0] * before[1]
                let order = isSecondLarger ? ["euro", "oil"] : ["oil", "euro"]
                #expect(!same && rows.map(\.source.name.text) == order, "\(random)")
            }
        }
    }
}
