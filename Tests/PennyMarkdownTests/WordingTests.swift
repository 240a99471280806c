import PennyDiagnostics
import Testing

@testable import PennyMarkdown

@Suite struct WordingTests {
    @Test(
        "Syntax of other programs is reported with what to write instead",
        arguments: [
            (
                .block.unknown(":::figure", nil),
                "block “:::figure” of a kind that is unknown",
                "Write one of note, tip, important, warning, caution or details, as in :::note."
            ),
            (
                .body.foreign(.wikiLink, "[[a]]"), "wiki link “[[a]]”, shown as it is",
                "Write [words](../pages/page.md), or \\[ to show the bracket."
            ),
            (
                .body.foreign(.lowered, "~2~"), "lowered letters “~2~”, shown as it is",
                "Type the letter itself, such as ₂. Write \\~ to show the mark."
            ),
            (
                .body.foreign(.raised, "^2^"), "raised letters “^2^”, shown as it is",
                "Type the letter itself, such as ². Write \\^ to show the mark."
            ),
            (
                .body.foreign(.formula, "$x$"), "formula “$x$”, shown as it is",
                "Write it in plain letters, or save it as an SVG in assets/. Write \\$ to show the sign."
            ),
            (
                .body.foreign(.liquid, "{% a %}"), "Liquid tag “{% a %}”, shown as it is",
                "Take it out, or put it in `backticks` to show it as it is."
            ),
            (
                .body.foreign(.attributes, "{.a}"), "attributes “{.a}”, shown as it is",
                "Take them out, or write \\{ to show the brace. Only a heading has an id, as in ## Title {#id}."
            ),
            (
                .body.foreign(.admonition, "!!! note"), "admonition “!!! note”, shown as it is",
                "Write > [!NOTE] above quoted lines, or lines between :::note and :::."
            ),
            (
                .body.foreign(.diagram, "mermaid"), "diagram “mermaid”, shown as it is",
                "Save the drawing as an SVG in assets/, and write ![words](../assets/name.svg)."
            ),
        ] as [(Fault, String, String)])
    func wording(fault: Fault, summary: String, nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test(
        "A tag of HTML is told with what to write",
        arguments: [
            ("<br>", "End the line with a backslash to begin a new one."),
            ("</del>", "Write ~~words~~."),
            ("<DETAILS open>", "Write lines between :::details and :::."),
            ("<img src=a>", "Write ![words](../assets/picture.png \"caption\")."),
            ("<sub>2</sub>", "Type the letter itself, such as ₂ or ²."),
            (
                "<div markdown>",
                "Write it in Markdown, or put it in `backticks` to show it as it is."
            ),
        ])
    func tags(html: String, nextStep: String) {
        #expect(Fault.body.rawHTML(html).nextStep == nextStep)
    }

    @Test func longTextsAreCutInFaults() {
        let fault = Fault.body.rawHTML("<" + String(repeating: "a", count: 100) + ">")
        #expect(
            fault.summary == "raw HTML “<" + String(repeating: "a", count: 59) + "…” in Markdown")
    }
}
