import PennyMarkdown
import Testing

/// The examples of the table extension in GitHub's specification, 198 to 205.
@Suite struct TableExampleTests {
    /// Rows that lose or gain cells: GitHub adjusts them, here they are faults.
    private static let stricter = [
        202: ["4:1 table row of 1 cell under 2 headings"],
        203: ["2:1 table of 2 headings with 1 column below them"],
        204: [
            "3:1 table row of 1 cell under 2 headings", "4:1 table row of 3 cells under 2 headings",
        ],
    ]

    @Test func tablesAreWhatGitHubMakesOfThem() throws {
        let examples = try SpecExample.all(in: "gfm-0.29-tables.txt", first: 198)
        #expect(examples.count == 8)
        for example in examples {
            #expect(faults(example.markdown) == Self.stricter[example.number] ?? [])
            if Self.stricter[example.number] == nil || example.number == 203 {
                #expect(
                    Self.joined(html(example.markdown)) == Self.joined(Self.intended(example.html)),
                    "example \(example.number)")
            }
        }
    }

    /// Tables scroll, their headings have a scope, and classes align them.
    private static func intended(_ html: String) -> String {
        let start = "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"Table\">"
        return html.replacing("<table>", with: start + "<table class=\"prose-table\">")
            .replacing("</table>", with: "</table></div>")
            .replacing("<th", with: "<th scope=\"col\"")
            .replacing("<th scope=\"col\"ead>", with: "<thead>")
            .replacing("align=", with: "class=")
            .replacing("---", with: "—")
    }

    /// Line ends between tags do not matter.
    private static func joined(_ html: String) -> String {
        html.replacing(">\n", with: ">").replacing("\n<", with: "<")
    }
}
