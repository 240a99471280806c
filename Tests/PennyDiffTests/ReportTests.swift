@testable import PennyDiff
import PennyMarkup
import PennySite
import Testing

/// Reports of differences that no small site has.
@Suite struct ReportTests {
    private func differences(
        _ pages: [PageDifference] = [], layoutOnly: Int = 0, files: [SiteDifferences.File] = []
    ) -> SiteDifferences {
        let side = SiteDifferences.Side(folder: "out", generator: Pennypress.generator, pages: 1)
        return SiteDifferences(
            old: side, new: side, pages: pages, layoutOnly: layoutOnly, files: files)
    }

    private func value(_ text: String?) -> ValueChange.Value? {
        text.map { ValueChange.Value(text: $0, exact: $0) }
    }

    private func figure(_ label: String, _ before: String?, _ after: String?) -> ValueChange {
        ValueChange(name: "a", label: label, before: value(before), after: value(after))
    }

    private func page(_ path: String, _ figures: [ValueChange]) -> PageDifference {
        PageDifference(fate: .changed, path: path, title: "T", figures: figures)
    }

    /// The text after the two lines about the folders.
    private func text(_ differences: SiteDifferences) -> String {
        let text = DifferencesText(differences).text().text
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
            .joined(separator: "\n")
    }

    @Test func `figures that came, went or have another label are reported`() {
        var renamed = figure("Cheaper than B", "1", "2")
        renamed.labelBefore = "Cheaper than A"
        let pages = [page("a.html", [figure("New", nil, "1"), figure("Gone", "2", nil), renamed])]
        #expect(
            text(differences(pages)) == """
                1 page with other figures

                a.html  T
                  New                                      none  → 1
                  Gone                                     2     → none
                  Cheaper than B, before “Cheaper than A”  1     → 2

                """)
    }

    static let tables: [(TableChange, String)] = [
        (
            TableChange(name: "t", rowsBefore: nil, rowsAfter: 1, differing: 1, first: nil),
            "is new, with 1 row"
        ),
        (
            TableChange(name: "t", rowsBefore: 3, rowsAfter: nil, differing: 3, first: nil),
            "is gone, with 3 rows"
        ),
        (
            TableChange(name: "t", rowsBefore: 3, rowsAfter: 3, differing: 0, first: nil),
            "has other columns"
        ),
        (
            TableChange(
                name: "t", rowsBefore: 360, rowsAfter: 180, differing: 359,
                first: .init(
                    number: 2, name: "",
                    cells: [
                        .init(column: "a", before: "1", after: nil),
                        .init(column: "b", before: nil, after: "2"),
                        .init(column: "c", before: "3", after: "4"),
                        .init(column: "d", before: "5", after: "6"),
                    ])),
            "360 rows before, 180 now, 359 differ, first row 2: a 1 → none, b none → 2, c 3 → 4 "
                + "and 1 more"
        ),
    ]

    @Test(arguments: tables) func `a table is reported in a line`(
        _ table: TableChange, _ words: String
    ) {
        #expect(DifferenceWords.text(of: table) == words)
    }

    @Test(arguments: [
        (1, "1 page differs in its frame alone: head, menu, footer, markup"),
        (2, "2 pages differ in their frame alone: head, menu, footer, markup"),
    ])
    func `pages that differ in their frame are counted`(_ count: Int, _ words: String) {
        #expect(text(differences(layoutOnly: count)) == words + "\n")
    }

    @Test func `what could command a terminal is not written to it`() {
        let pages = [page("a.html", [figure("\u{1B}[31mRed", "1", "2")])]
        #expect(text(differences(pages)).contains("\u{FFFD}[31mRed"))
        let comment = DifferencesMarkdown(differences(pages)).text()
        #expect(comment.contains("\u{FFFD}\\[31mRed"))
    }

    @Test func `words of a site are no markup in a comment, and call nobody`() {
        let comment = DifferencesMarkdown(
            differences([page("a|`b`.html", [figure("*a* | <b> `c` $d$ @team #1", "_1_", "~2~")])])
        ).text()
        #expect(comment.contains(#"| T `a  b .html` | \*a\* \| \<b\> \`c\` \$d\$ @"#))
        #expect(comment.contains("@\u{200B}team \\#1 | \\_1\\_ | \\~2\\~ |"))
    }

    @Test func `a long table is behind a click, a short one is not`() {
        let few = [page("a.html", (1...20).map { figure("F\($0)", "1", "2") })]
        let many = [page("a.html", (1...21).map { figure("F\($0)", "1", "2") })]
        #expect(!DifferencesMarkdown(differences(few)).text().contains("<details>"))
        let comment = DifferencesMarkdown(differences(many)).text()
        #expect(comment.contains("<details><summary>21 figures</summary>\n\n| Page "))
        #expect(comment.hasSuffix("|\n\n</details>\n"))
    }

    @Test func `a comment stays below its size, and says what did not fit`() {
        let pages = (1...5000).map { page("page-\($0).html", [figure("Payment", "1", "2")]) }
        let comment = DifferencesMarkdown(
            differences(
                pages, layoutOnly: 3,
                files: (1...5000).map { .init(fate: .changed, path: "static/\($0).bin") })
        ).text()
        #expect(comment.utf8.count <= 60_000)
        #expect(comment.contains(" more, which did not fit here.\n\n</details>\n"))
        #expect(comment.contains("3 pages differ in their frame alone"))
    }

    @Test func `an amount below zero is whole in every format`() {
        let amount = "−\u{2060}$386.66"
        let pages = [page("a.html", [figure("Left over", "$1.00", amount)])]
        #expect(text(differences(pages)).contains(amount))
        let comment = DifferencesMarkdown(differences(pages)).text()
        #expect(comment.contains("−\u{2060}\\$386.66"))
    }

    @Test func `many differences are handed on in pieces`() {
        let pages = (1...5000).map { page("page-\($0).html", [figure("Payment", "1", "2")]) }
        var pieces: [[UInt8]] = []
        DifferencesJSON(differences(pages)).write { pieces.append($0) }
        #expect(pieces.count > 10)
        #expect(pieces.allSatisfy { $0.count < 70_000 })
    }
}
