import PennyEngine
import Testing

@testable import PennyContent

@Suite("Reading a report of a day")
struct SnapshotTests {
    private func read(_ yaml: String, named name: String = "2026-05-27") -> Reading<Snapshot> {
        Snapshot.read(ContentText(path: "reports/\(name).yaml", text: yaml), fileName: name)
    }

    /// A value with the name of its source, whose next key is on line 3.
    private func value(_ keys: String) -> Reading<Snapshot> {
        let lines = ("source: vix\n" + keys).split(separator: "\n")
        return read("values:\n  - " + lines.joined(separator: "\n    "))
    }

    @Test("takes values, headlines, what is missing and the note")
    func keys() throws {
        let snapshot = try read(
            """
            values:
              - source: vix
                value: "16.29"
                asOf: 2026-05-27
                previous: "17.01"
                previousAsOf: 2026-05-26
                published: "-4.23%"
              - source: gold
                missing: HTTP 404
            headlines:
              - source: news
                title: Rates <unchanged>
                url: https://n.example/1
                time: 2026-05-27T11:30:00+02:00
            headlinesMissing:
              - source: wire
                reason: the answer is too large
            note: A quiet day.
            """
        ).sound()
        #expect(snapshot.day == CivilDate(year: 2026, month: 5, day: 27))
        let vix = snapshot.quotes[0]
        #expect(vix.source.text == "vix" && vix.latest?.value == ExactDecimal(1629, scale: 2))
        #expect(vix.latest?.day.isoText == "2026-05-27")
        #expect(vix.previous?.value == ExactDecimal(1701, scale: 2))
        #expect(vix.previous?.day.isoText == "2026-05-26")
        #expect(vix.published?.percent == ExactDecimal(-423, scale: 2))
        #expect(vix.published?.text == "-4.23%" && vix.missing == nil)
        #expect(snapshot.quotes[1].latest == nil && snapshot.quotes[1].missing?.text == "HTTP 404")
        #expect(snapshot.headlines[0].title == "Rates <unchanged>")
        #expect(snapshot.headlines[0].time?.rfc3339 == "2026-05-27T09:30:00Z")
        #expect(snapshot.missingHeadlines[0].reason.text == "the answer is too large")
        #expect(snapshot.note == "A quiet day.")
        #expect(snapshot.sources.map(\.name.text) == ["vix", "gold", "news", "wire"])
    }

    @Test("a reason may have a code, which older files lack")
    func codes() throws {
        let old = try value("missing: HTTP 404").sound().quotes[0].missing
        #expect(old == MissingReason(text: "HTTP 404", code: nil))
        let coded = try value("missing: HTTP 404\ncode: error-status").sound().quotes[0].missing
        #expect(coded == MissingReason(text: "HTTP 404", code: .errorStatus))
        let wire = "source: wire, reason: no answer"
        let day = try read("headlinesMissing:\n  - {\(wire), code: no-answer}").sound()
        #expect(
            day.missingHeadlines[0].reason == MissingReason(text: "no answer", code: .noAnswer))
        #expect(read("headlinesMissing:\n  - {\(wire)}").diagnostics.isEmpty)
    }

    /// They are in people's files.
    @Test("the codes stay what they are")
    func codeWords() {
        #expect(
            MissingCode.allCases.map(\.rawValue) == [
                "no-answer", "error-status", "unsafe-address", "too-much", "unreadable", "nothing",
                "not-found", "implausible", "older", "only-now", "not-added", "not-kept",
            ])
    }

    @Test("an empty file is a day on which nothing was asked")
    func empty() throws {
        let snapshot = try read("").sound()
        #expect(snapshot.quotes.isEmpty && snapshot.headlines.isEmpty && snapshot.note.isEmpty)
    }

    @Test("a file is named by its day", arguments: ["may-27", "2026-02-30", "2026-5-27"])
    func name(name: String) {
        #expect(
            read("", named: name).diagnostics.map(line)
                == ["1:1 the report “\(name)” is not named by its day"])
    }

    private static let good = "value: 1.5\nasOf: 2026-05-27"

    @Test(
        "says what is wrong with a value",
        arguments: [
            (
                "published: +1%",
                ["2:13 “vix” has neither a value nor a reason why it is missing"]
            ),
            ("vaule: 1", ["3:5 unknown key “vaule”"]),
            ("value: 1.5", ["2:5 asOf is missing"]),
            ("value: 1.5\nasoff: 2026-05-27", ["4:5 unknown key “asoff”"]),
            ("asOf: 2026-05-27\nmissing: x", ["2:5 value is missing"]),
            ("value: 1,234.5\nasOf: 2026-05-27", ["3:12 value “1,234.5” is not a plain number"]),
            ("value: 1e3\nasOf: 2026-05-27", ["3:12 value “1e3” is not a plain number"]),
            ("value: 1\nasOf: 2026-02-30", ["4:11 asOf “2026-02-30” is not a date"]),
            ("value: 1\nasOf: 2026-05-29", ["4:11 asOf 2026-05-29 is after the report’s own day"]),
            ("\(good)\nprevious: 1.4", ["2:5 previousAsOf is missing"]),
            (
                "\(good)\nprevious: 1.4\npreviousAsOf: 2026-05-27",
                ["6:19 previousAsOf 2026-05-27 is not before asOf 2026-05-27"]
            ),
            ("\(good)\nearlierAsOf: 2025-05-27", ["2:5 earlier is missing"]),
            (
                "\(good)\nearlier: 1.4\nearlierAsOf: 2026-05-28",
                ["6:18 earlierAsOf 2026-05-28 is not before asOf 2026-05-27"]
            ),
            ("missing: x\ncode: gone", ["4:11 code “gone” is not known"]),
            ("\(good)\ncode: older", ["2:5 missing is missing"]),
            ("code: older", ["2:13 “vix” has neither a value nor a reason why it is missing"]),
            ("\(good)\nmising: x\ncode: older", ["5:5 unknown key “mising”"]),
            ("\(good)\npublished: up", ["5:16 published “up” is not a percent change"]),
        ])
    func wrong(keys: String, faults: [String]) {
        #expect(value(keys).diagnostics.map(line) == faults)
    }

    @Test("a source east of here may be a day ahead")
    func ahead() {
        #expect(value("value: 1\nasOf: 2026-05-28").diagnostics.isEmpty)
    }

    @Test(
        "says what is wrong with the rest of a day",
        arguments: [
            ("value: 1", ["1:1 unknown key “value”"]),
            ("values: {a: b}", ["1:9 values is a list"]),
            ("values:\n  - {value: 1, asOf: 2026-05-27}", ["2:5 source is missing"]),
            (
                "values:\n  - {source: a, missing: x}\n  - {source: a, missing: y}",
                ["3:14 “a” is given twice"]
            ),
            (
                "headlines:\n  - {source: n, title: T, url: javascript:alert(1)}",
                ["2:32 url “javascript:alert(1)” is not a web address"]
            ),
            ("headlines:\n  - {source: n, url: https://n.example/}", ["2:5 title is missing"]),
            ("headlines:\n  - {source: n, title: T}", ["2:5 url is missing"]),
            (
                "headlines:\n  - {source: n, title: T, url: https://n.example/, time: noon}",
                ["2:58 time “noon” is not a time"]
            ),
            ("headlinesMissing:\n  - {source: n}", ["2:5 reason is missing"]),
            ("headlinesMissing:\n  - {source: n, code: older}", ["2:5 reason is missing"]),
        ])
    func wrongDay(yaml: String, faults: [String]) {
        #expect(read(yaml).diagnostics.map(line) == faults)
    }

    @Test(
        "a published change is a number with a sign",
        arguments: [
            ("+0.45%", 45), ("\u{2212}0.45 %", -45), ("-0,45", -45), ("(-0.45%)", -45),
            ("0.45%", 45), (" + 0.45 % ", 45), ("0.00%", 0), ("(+0.45%)", 45),
            ("(0.00%)", 0),
        ])
    func published(text: String, hundredths: Int) {
        #expect(PublishedChange(text)?.percent == ExactDecimal(Int128(hundredths), scale: 2))
    }

    @Test("a comma before three digits is one of decimals only after a zero")
    func commas() {
        #expect(PublishedChange("0,123%")?.percent == ExactDecimal(123, scale: 3))
        #expect(PublishedChange("1,234%") == nil)
        #expect(PublishedChange("+1,2345%")?.percent == ExactDecimal(12345, scale: 4))
    }

    @Test(
        "what is no number, or may be one of two, is no change",
        arguments: ["", "up", "%", "+", "1 of 2", "1.2.3", "(0.45%)", "(0,45)"])
    func notPublished(text: String) {
        #expect(PublishedChange(text) == nil)
    }

    @Test(
        "a time is taken to universal time",
        arguments: [
            ("2026-05-27T09:30:00Z", "2026-05-27T09:30:00Z"),
            ("2026-05-27 09:30:00.25z", "2026-05-27T09:30:00Z"),
            ("2026-05-27T00:30:00+02:00", "2026-05-26T22:30:00Z"),
            ("2026-12-31T23:30:00-05:30", "2027-01-01T05:00:00Z"),
            ("2026-06-30T23:59:60Z", "2026-06-30T23:59:59Z"),
        ])
    func times(text: String, universal: String) {
        #expect(Moment(rfc3339: text)?.rfc3339 == universal)
    }

    @Test(
        "what is no time is none",
        arguments: [
            "2026-05-27", "2026-05-27T24:00:00Z", "2026-02-30T10:00:00Z", "2026-05-27T10:00Z",
            "2026-05-27T10:00:00", "2026-05-27T10:00:00+24:00",
        ])
    func notTimes(text: String) {
        #expect(Moment(rfc3339: text) == nil)
    }
}
