import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

@Suite("Reading report.yaml")
struct ReportConfigurationTests {
    private func read(_ yaml: String) -> Reading<ReportConfiguration> {
        ReportConfiguration.read(ContentText(path: "report.yaml", text: yaml))
    }

    /// A source with its attribution and licence, whose first key is on line 2.
    private func source(_ keys: String) -> Reading<ReportConfiguration> {
        let lines = (keys + "\nattribution: A\nlicence: L").split(separator: "\n")
        return read("sources:\n  - " + lines.joined(separator: "\n    "))
    }

    @Test("takes every key of a section and its sources")
    func keys() throws {
        let report = try read(
            #"""
            title: Markets
            staleAfter: 6
            allowHosts: [127.0.0.1, "::1", intranet.example]
            sources:
              - name: vix
                label: VIX
                about: What fear costs
                kind: value
                every: month
                show: change over 12 months
                format: csv
                url: https://example.org/vix.csv
                column: CLOSE
                date: DATE
                row: AAPL
                matches: '^[0-9.]+$'
                range: -5 to 150.5
                unit: percent
                decimals: 3
                staleAfter: 9
                attribution: Cboe
                licence: PDDL
                link: https://example.org/
              - {name: news, kind: headlines, format: feed, url: https://n.example/rss, limit: 3,
                 attribution: N, licence: M}
            """#
        ).sound()
        #expect(report.title == "Markets")
        #expect(report.allowedHosts.map(\.text) == ["127.0.0.1", "::1", "intranet.example"])
        let vix = try #require(report.source(named: "vix"))
        #expect(vix.label == "VIX" && vix.kind == .value && vix.format == .csv)
        #expect(vix.url?.text == "https://example.org/vix.csv")
        #expect(vix.column?.text == "CLOSE" && vix.dateColumn?.text == "DATE")
        #expect(vix.row?.text == "AAPL" && vix.matches?.text == "^[0-9.]+$")
        #expect(vix.range == ExactDecimal(-5)...ExactDecimal(1505, scale: 1))
        #expect(vix.unit == .percent && vix.decimals == 3 && vix.staleAfter == 9)
        #expect(vix.about == "What fear costs" && vix.every == .month)
        #expect(vix.changeSpan == ChangeSpan(12, .months))
        #expect(vix.attribution == "Cboe" && vix.licence == "PDDL")
        #expect(vix.link == "https://example.org/" && vix.name.location.line == 5)
        let news = try #require(report.source(named: "news"))
        #expect(news.kind == .headlines && news.format == .feed && news.limit == 3)
        #expect(news.label == "News" && news.staleAfter == 6)
        #expect(report.source(named: "other") == nil)
    }

    @Test("what is left out has its standard")
    func standards() throws {
        let report = try source("name: a\nkind: value\nformat: hand").sound()
        #expect(report.title == nil && report.allowedHosts.isEmpty)
        let hand = report.sources[0]
        #expect(hand.label == "A" && hand.url == nil && hand.unit == .points)
        #expect(hand.decimals == nil && hand.staleAfter == 4 && hand.limit == 5)
        #expect(hand.about == nil && hand.every == .day && hand.changeSpan == nil)
        let monthly = try source("name: a\nkind: value\nformat: hand\nevery: month").sound()
        #expect(monthly.sources[0].staleAfter == 75)
        #expect(hand.expected == nil && hand.range == nil && hand.matches == nil)
    }

    @Test(
        "an element of a page is found by a selector or an xpath",
        arguments: [
            ("selector: li span.quote", ReportSource.ElementPath.Language.selector),
            ("xpath: //li/span", .xpath),
        ])
    func elements(key: String, language: ReportSource.ElementPath.Language) throws {
        let html = try source(
            "name: a\nkind: value\nformat: html\nurl: https://e.example/\n\(key)\nchange: //b"
        ).sound().sources[0]
        #expect(html.element?.language == language)
        #expect(html.change?.language == .xpath && html.change?.text.text == "//b")
        #expect(html.expected == 1)
    }

    @Test("pages of headlines may have any number of them")
    func htmlHeadlines() throws {
        let keys = "name: a\nkind: headlines\nformat: html\nurl: https://e.example/\nselector: h2 a"
        #expect(try source(keys).sound().sources[0].expected == nil)
    }

    @Test("a currency is a unit")
    func currency() throws {
        let hand = try source("name: a\nkind: value\nformat: hand\nunit: JPY").sound().sources[0]
        #expect(hand.unit == .currency(try #require(Currency(code: "JPY"))))
    }

    private static let csv = "name: a\nkind: value\nformat: csv\nurl: https://e.example/"
    private static let html = "name: a\nkind: value\nformat: html\nurl: https://e.example/"
    private static let hand = "name: a\nkind: value\nformat: hand"
    private static let rss = "name: a\nkind: headlines\nformat: rss\nurl: https://e.example/"

    @Test(
        "says what is wrong with a source",
        arguments: [
            ("kind: value\nformat: hand", ["2:5 name is missing"]),
            ("name: A b\nkind: value\nformat: hand", ["2:11 “A b” cannot be part of an address"]),
            (
                "name: index\nkind: value\nformat: hand",
                ["2:11 “index” is reserved for a page of the reports"]
            ),
            (
                "name: 2026-05-27\nkind: value\nformat: hand",
                ["2:11 “2026-05-27” is reserved for a page of the reports"]
            ),
            ("name: a\nformat: hand", ["2:5 kind is missing"]),
            ("name: a\nkind: vlaue\nformat: hand", ["3:11 kind “vlaue” is not known"]),
            ("name: a\nkind: value", ["2:5 format is missing"]),
            ("name: a\nkind: value\nformat: cvs", ["4:13 format “cvs” is not known"]),
            (
                "name: a\nkind: value\nformat: rss\nurl: https://e.example/",
                ["4:13 format “rss” does not go with kind “value”"]
            ),
            (
                "name: a\nkind: headlines\nformat: csv\nurl: https://e.example/",
                ["4:13 format “csv” does not go with kind “headlines”"]
            ),
            ("name: a\nkind: value\nformat: csv", ["2:5 url is missing"]),
            (
                "name: a\nkind: value\nformat: csv\nurl: ftp://e.example/",
                ["5:10 url “ftp://e.example/” is not a web address"]
            ),
            ("\(hand)\nurl: https://e.example/", ["5:5 “url” does not go with format “hand”"]),
            ("\(html)", ["2:5 the source has neither a selector nor an xpath"]),
            ("\(html)\nselectr: a", ["6:5 unknown key “selectr”"]),
            (
                "\(html)\nselector: a\nxpath: //a",
                ["6:15 the source has both a selector and an xpath"]
            ),
            ("\(csv)\nxpath: //a", ["6:5 “xpath” does not go with format “csv”"]),
            ("\(rss)\ncolumn: a", ["6:5 “column” does not go with format “rss”"]),
            ("\(rss)\nrange: 1 to 2", ["6:5 “range” does not go with kind “headlines”"]),
            ("\(csv)\nlimit: 5", ["6:5 “limit” does not go with kind “value”"]),
            ("\(hand)\nevery: moth", ["5:12 every “moth” is not known"]),
            (
                "\(hand)\nshow: inflation",
                ["5:11 show “inflation” is neither the value nor a change over a time"]
            ),
            (
                "\(hand)\nshow: change over 0 months",
                ["5:11 show “change over 0 months” is neither the value nor a change over a time"]
            ),
            (
                "\(rss)\nshow: change over 1 year",
                ["6:5 “show” does not go with kind “headlines”"]
            ),
            (
                "\(hand)\nrise: bad",
                ["5:5 “rise” colored changes, and reports have no colors"]
            ),
            ("\(rss)\nlimit: 0", ["6:12 limit 0 is not between 1 and 100"]),
            ("\(rss)\nlimit: few", ["6:12 limit “few” is not a whole number"]),
            (
                "\(csv)\nmatches: '['",
                ["6:14 matches “[” is not a regular expression: a “[” has no “]”"]
            ),
            ("\(csv)\nrange: 5-150", ["6:12 range “5-150” is not a range"]),
            ("\(csv)\nrange: 150 to 5", ["6:12 range “150 to 5” is not a range"]),
            ("\(csv)\nunit: pionts", ["6:11 unit “pionts” is not known"]),
            ("\(csv)\ndecimals: 9", ["6:15 decimals 9 is not between 0 and 8"]),
            ("\(csv)\nlink: example.org", ["6:11 link “example.org” is not a web address"]),
            ("\(csv)\nlicense: PDDL", ["6:5 unknown key “license”"]),
        ])
    func wrong(keys: String, faults: [String]) {
        #expect(source(keys).diagnostics.map(line) == faults)
    }

    @Test(
        "says what is wrong with the section",
        arguments: [
            ("title: A", ["1:1 the report has no sources"]),
            ("source: []", ["1:1 unknown key “source”"]),
            ("sources: a", ["1:10 sources is a list"]),
            ("sources:\n  - a", ["2:5 expected lines of the form “key: value”"]),
            ("sources: []\nstaleAfter: -1", ["2:13 staleAfter -1 is not between 0 and 3650"]),
            (
                "sources: []\nredIsUp: true",
                ["2:1 “redIsUp” colored changes, and reports have no colors"]
            ),
            (
                "sources: []\nallowHosts: [http://a.example]",
                ["2:14 allowHosts “http://a.example” is not the name of a host"]
            ),
        ])
    func wrongSection(yaml: String, faults: [String]) {
        #expect(read(yaml).diagnostics.map(line) == faults)
    }

    @Test("attribution and licence are needed, and names are one source's")
    func required() {
        let yaml = """
            sources:
              - {name: a, kind: value, format: hand, licence: L}
              - {name: a, kind: value, format: hand, attribution: A}
            """
        #expect(
            read(yaml).diagnostics.map(line) == [
                "2:5 attribution is missing", "3:5 licence is missing",
                "3:12 the name “a” is taken",
            ])
    }
}
