import PennyDiagnostics
import PennyEngine
@testable import PennyReport
import Testing

/// Faults whose words depend on their arguments.
@Suite struct ReportWordingTests {
    @Test(
        arguments: [
            (
                .connection.tooSlow(1500), "the answer took longer than 1500 milliseconds",
                "Try again later."
            ),
            (.reportSource.status(410, nil), "HTTP 410 Gone", "Look for the source’s new address."),
            (
                .answer.table(3, "a\nb"), "line 3 of the table: a b",
                "Look at the answer under “reports/raw”."
            ),
            (
                .locating.noColumn("C", nil, ["A", "B"]), "the table has no column “C”",
                "There is A or B."
            ),
            (
                .locating.noRow("A", nil), "the table has no row “A”",
                "Name one that is there with “row:”."
            ),
            (
                .answerSize.tooComplex(.attributes(limit: 9)),
                "the answer is too complex: an element has more than 9 attributes",
                "Name an address with a simpler answer."
            ),
            (
                .locating.badSelector("a", .tooLong(limit: 64)),
                "selector “a” has more than 64 parts",
                "Write an “xpath:” instead, or a simpler selector."
            ),
            (
                .report.unknownSource("c", nil, ["a", "b"]), "report.yaml has no source “c”",
                "There is a or b."
            ),
            (
                .report.whichSource([]), "report.yaml has no source of headlines by hand",
                "Name its source: “NAME=TITLE | URL”."
            ),
        ] as [(Fault, String, String)])
    func `a fault is said in words that no example of the catalog shows`(
        fault: Fault, summary: String, nextStep: String
    ) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test func `what a source sends is said on one line, without its control characters, and cut`()
    {
        let fault = Fault.plausibility.notANumber(
            "a\u{1B}[31m\n\u{202E}" + String(repeating: "b", count: 99))
        #expect(
            fault.summary == "“a [31m " + String(repeating: "b", count: 72) + "…” is not a number")
        let status = Fault.reportSource.status(429, "\u{1B}]0;x\u{7}")
        #expect(status.summary == "HTTP 429 Too Many Requests; it asks to wait until ]0;x")
    }
}
