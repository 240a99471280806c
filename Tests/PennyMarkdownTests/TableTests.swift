import PennyMarkdown
import Testing

@Suite struct TableTests {
    private static let start =
        "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table\">"
        + "<table class=\"prose-table\">\n<thead>\n"

    @Test func tablesHaveHeadingsAndAlignedColumns() {
        let text = "| a | b | c | |\n| :--- | ---: |:-:|-|\n| 1 | 2 | 3 | 4 |"
        #expect(
            html(text) == Self.start
                + "<tr><th scope=\"col\">a</th><th scope=\"col\" class=\"right\">b</th>"
                + "<th scope=\"col\" class=\"center\">c</th><td></td></tr>\n</thead>\n<tbody>\n"
                + "<tr><td>1</td><td class=\"right\">2</td><td class=\"center\">3</td>"
                + "<td>4</td></tr>\n</tbody>\n</table></div>")
    }

    @Test func aTableIsNamedByTheHeadingAboveIt() {
        let table = "\n\n| a |\n|---|\n| b |\n"
        let html = html("## Rates" + table + table)
        #expect(html.contains("role=\"region\" aria-labelledby=\"rates\"><table "))
        #expect(html.contains("class=\"prose-table\" aria-labelledby=\"rates\">\n<thead>"))
        #expect(html.contains("role=\"region\" aria-label=\"Table\"><table "))
    }

    @Test(
        "Cells hold inline Markdown alone",
        arguments: [
            ("**a** _b_ \"c\"", "<strong>a</strong> <em>b</em> “c”"),
            ("`a\\|b`", "<code>a|b</code>"),
            ("a \\| b", "a | b"), ("# a", "# a"), ("- a", "- a"), ("> a", "&gt; a"),
            ("1. a", "1. a"),
            ("```", "```"), ("[r]", "<a href=\"s\">r</a>"), ("[r]: x", "<a href=\"s\">r</a>: x"),
            ("{{a}} `{{a}}` \\{{a}}", "FIGURE(a) <code>{{a}}</code> {{a}}"), (",a", ",a"),
            ("---", "—"), ("", ""), ("\\\\", "\\"),
            ("![a](b.png)", "<img src=\"b.png\" alt=\"a\">"),
        ])
    func cells(cell: String, expected: String) {
        let text = "| a | b |\n|---|---|\n| \(cell) | x |\n\n[r]: s"
        let row = "<tbody>\n<tr><td>\(expected)</td><td>x</td></tr>\n</tbody>"
        #expect(html(text).contains(row), "\(html(text))")
        #expect(faults(text).isEmpty)
    }

    @Test(
        "Tables stand in lists and quotes and need no outer pipes",
        arguments: [
            "a | b\n--|--\nc | d", "> a | b\n> --|--\n> c | d",
            "> - | a | b |\n>   |--|--|\n>   |c|d|",
            "a | b\r\n--|--\r\nc | d", "| a | b |\r| - | - |\r| c | d |",
        ])
    func locations(text: String) {
        let html = html(text)
        #expect(html.contains("<th scope=\"col\">a</th><th scope=\"col\">b</th>"))
        #expect(html.contains("<tr><td>c</td><td>d</td></tr>"))
        #expect(!html.contains("|"))
    }

    @Test(
        "What is no table stays a paragraph",
        arguments: ["a | b", "a | b\nc | d", "a\n--x|--", "a | b\n| |", "a\n|:|"])
    func noTable(text: String) {
        #expect(!html(text).contains("<table"))
        #expect(faults(text).isEmpty)
    }

    @Test(
        "A table that would lose cells is a fault in its place",
        arguments: [
            ("| a | b |\n|---|\n", "2:1 table of 2 headings with 1 column below them"),
            ("> a\n> |-|-|\n", "2:3 table of 1 heading with 2 columns below them"),
            ("| a | b |\n|-|-|\n| c |", "3:1 table row of 1 cell under 2 headings"),
            ("| a | b |\n|-|-|\n|c|d|\n|c|d|e|", "4:1 table row of 3 cells under 2 headings"),
            ("x\n| a |\n|---|\n| b |", "2:1 table without an empty line before it"),
        ])
    func faulty(text: String, fault: String) {
        #expect(faults(text) == [fault])
    }

    @Test func severalTablesKeepTheirOwnCells() {
        let html = html("| a |\n|--|\n| b |\n\n| a |\n|--|\n| c |\n\n- | d |\n  |--|")
        for cell in ["b", "c"] { #expect(html.contains("<tr><td>\(cell)</td></tr>")) }
        #expect(html.contains("<th scope=\"col\">d</th></tr>\n</thead>\n</table>"))
    }
}
