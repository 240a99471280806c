import PennyEngine
import PennyReport
import Testing

/// Faults whose words no other test asserts, or asserts only in part.
@Suite struct ReportWordingTests {
    static let words: [(ReportFault, String, String)] = [
        (
            .tooManyRedirects(limit: 5), "more than 5 redirects",
            "Write the address that they lead to."
        ),
        (
            .credentials(address: "http://a@b/"),
            "“http://a@b/” has a user’s name or password in it",
            "Write the address without them."
        ),
        (
            .tooSlow(milliseconds: 20_000), "the answer took longer than 20 seconds",
            "Try again later."
        ),
        (
            .tooSlow(milliseconds: 1500), "the answer took longer than 1500 milliseconds",
            "Try again later."
        ),
        (.empty, "the answer is empty", "Try again later."),
        (.status(410, retryAfter: nil), "HTTP 410 Gone", "Look for the source’s new address."),
        (
            .unknownEncoding("x"), "the encoding “x” is not one that is read",
            "Name an address that answers in UTF-8."
        ),
        (
            .notEncoded(as: "UTF-8"), "the answer is not in UTF-8, as it says",
            "Look at the answer under “reports/raw”."
        ),
        (
            .table(line: 3, problem: "a\nb"), "line 3 of the table: a b",
            "Look at the answer under “reports/raw”."
        ),
        (
            .notATable(firstLine: "<p>"), "the answer is no table; it begins “<p>”",
            "Name an address that answers with CSV."
        ),
        (
            .noDateColumn(["A", "B"]), "the table has no column of dates",
            "Name it with “date:”; there is A or B."
        ),
        (
            .noColumn("C", near: nil, known: ["A", "B"]), "the table has no column “C”",
            "There is A or B."
        ),
        (
            .severalColumns(["A", "B"]), "the value may be in column “A” or “B”",
            "Name it with “column:”."
        ),
        (
            .noRowColumn(row: "A"),
            "the table has no column “symbol”, in which “row: A” is looked up",
            "Call the column of the names “symbol”, or remove “row:”."
        ),
        (
            .noRow("A", near: nil), "the table has no row “A”",
            "Name one that is there with “row:”."
        ),
        (.severalRows(["A", "B"]), "the value may be in row “A” or “B”", "Name it with “row:”."),
        (
            .ambiguousDates,
            "the dates of the table can be read in two ways, and no “dateFormat:” says which",
            "Write “dateFormat: DD/MM/YYYY” or “dateFormat: MM/DD/YYYY”."
        ),
        (
            .notXML(line: 2), "line 2 of the feed is not well-formed",
            "Look at the answer under “reports/raw”."
        ),
        (.declaresEntities, "the feed declares entities of its own", "Name another feed."),
        (
            .notAFeed(element: "html"), "the answer is no feed but “html”",
            "Name an address that answers with RSS or Atom."
        ),
        (.noHeadlines, "the source has no headlines", "Try again later."),
        (.badXPath("//["), "“//[” is not XPath", "Write one such as //span[@class='quote']."),
        (
            .comparesMany("//a = //b"), "“//a = //b” compares many elements with many others",
            "Compare with a text, a number, an attribute or one child, such as td[1]."
        ),
        (
            .untrusted(host: "a.org"), "the certificate of “a.org” is not to be trusted",
            "Look whether the address is right, and whether “ca-certificates” is installed."
        ),
        (.noAnswer("Unknown"), "no answer: Unknown", "Try again later."),
        (
            .tooComplex(.attributes(limit: 9)),
            "the answer is too complex: an element has more than 9 attributes",
            "Name an address with a simpler answer."
        ),
        (
            .badSelector("a", .tooLong(limit: 64)), "selector “a” has more than 64 parts",
            "Write an “xpath:” instead, or a simpler selector."
        ),
        (.badPattern("("), "“(” is not a regular expression", "Write one such as ^[0-9,.]+$."),
        (.notAddedByHand, "no value was added by hand", "Add it with “pennypress report add”."),
        (
            .unknownSource("c", near: nil, known: ["a", "b"]), "report.yaml has no source “c”",
            "There is a or b."
        ),
        (
            .whichSource([]), "report.yaml has no source of headlines by hand",
            "Name its source: “NAME=TITLE | URL”."
        ),
        (
            .whichSource(["a", "b"]), "the headline may be of “a” or “b”",
            "Name its source: “NAME=TITLE | URL”."
        ),
        (
            .downgrade(address: "http://a.org/"), "the redirect to “http://a.org/” gives up https",
            "Write the http address itself, if you trust its answers."
        ),
        (
            .cannotStore(problem: "x"), "the source’s answer cannot be stored: x",
            "Look at the answer under “reports/raw”."
        ),
        (.noClock, "the present day is not known", "Name the day with “--date”."),
        (
            .cannotWrite("a", reason: "No space left on device"),
            "“a” cannot be written: No space left on device", "Look at the file’s permissions."
        ),
        (
            .cannotRead("a", reason: "Permission denied"), "“a” cannot be read: Permission denied",
            "Look at the file’s permissions."
        ),
    ]

    static let dated: [(ReportFault, String, String)] =
        CivilDate(iso: "2026-05-27").map { day in
            [
                (
                    .older(day, than: day),
                    "the source’s 2026-05-27 is older than 2026-05-27, which is known",
                    "Look whether the source is still kept up."
                ),
                (
                    .onlyNow(now: day, day: day),
                    "the page says what is now, on 2026-05-27, and not what was on 2026-05-27",
                    "Add the figure with “pennypress report add”."
                ),
                (
                    .laterThanReport(day, day),
                    "2026-05-27 is after the day of the report, 2026-05-27",
                    "Name the day of the report with “--date”."
                ),
            ]
        } ?? []

    @Test(arguments: words + dated)
    func `a fault is said in its words`(fault: ReportFault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test func `what a source sends is said on one line, without its control characters, and cut`()
    {
        let fault = ReportFault.notANumber(
            "a\u{1B}[31m\n\u{202E}" + String(repeating: "b", count: 99))
        #expect(
            fault.summary == "“a [31m " + String(repeating: "b", count: 72) + "…” is not a number")
        let status = ReportFault.status(429, retryAfter: "\u{1B}]0;x\u{7}")
        #expect(status.summary == "HTTP 429 Too Many Requests; it asks to wait until ]0;x")
    }
}
