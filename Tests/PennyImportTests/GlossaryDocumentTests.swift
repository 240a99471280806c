import Testing

@testable import PennyImport

private func document(_ markdown: String) -> Outcome { glossary(markdown, named: "words.md") }

@Suite("Markdown with a heading a term")
struct GlossaryDocumentTests {
    @Test("has the terms under the headings that it has most of")
    func terms() throws {
        let made = document(
            """
            ---
            title: Glossary
            # #### not a term
            ---
            # Glossary

            ## B
            #### Bond
            A *loan*.

            **Example:** a treasury bill.

            ##### Kinds
            Several.

            ```
            #### no term
            ```
            #### **Bank** ####
            Keeps money.
            ## A
            #### [`APR`](apr.md):
              What it costs.

            """)
        #expect(made.errors == [])
        #expect(made.leftOut == [])
        #expect(
            try cells(made.text) == [
                ["term", "definition"], ["APR", "  What it costs."], ["Bank", "Keeps money."],
                [
                    "Bond",
                    """
                    A *loan*.

                    **Example:** a treasury bill.

                    ##### Kinds
                    Several.

                    ```
                    #### no term
                    ```
                    """,
                ],
            ])
    }

    @Test(
        "may have headings of any level, and underlined ones",
        arguments: [
            ("## A\nb\n", ["A"]), ("###### A\nb\n### \n", ["A"]),
            ("A\n---\nb\n\nC\n-----\nd\n", ["A", "C"]),
            ("## x\nx\n### A\nb\n", ["A"]), ("# A\nb\n## C\r\nd\r\n", ["C"]),
            ("## A\n- b\n---\nc\n", ["A"]), ("## A\n~~~\n## b\n~~~~\n## C\nd", ["A", "C"]),
            ("## A\\*B\nc", ["A*B"]), ("## #1\nc", ["#1"]), ("## C#\nd", ["C#"]),
            ("---\n\n## A\nb", ["A"]), ("## A\n    ## b\n#c\n", ["A"]),
        ])
    func headings(markdown: String, terms: [String]) throws {
        let made = document(markdown)
        #expect(made.errors == [])
        #expect(try cells(made.text).dropFirst().map { $0[0] } == terms)
    }

    @Test("reports what is under no term, and which headings are none")
    func leftOut() {
        let made = document(
            "# Words\n\n Intro.\nMore.\n## Loans\nAll of them.\n### A\na\n### B\nb\n## Z\n### C\nc")
        #expect(
            made.leftOut == [
                "3:2 warning: text that is under no term is left out | Add it to a page of the site by hand.",
                """
                5:1 warning: heading “Loans” is no term, and is left out | Make it a tag of its terms \
                by hand.
                """,
                "6:1 warning: text that is under no term is left out | Add it to a page of the site by hand.",
            ])
    }

    @Test(
        "does not report its title and its letters",
        arguments: [
            ("# Words\n## A\na\n", []), ("## A–C\n### A\na\n### B\nb\n## 0-9\n### 1\nb\n", []),
            ("# Words\n## A\na\n# More\n## B\nb\n", ["“More”"]),
            ("## IRA\n### A\na\n### B\nb\n", ["“IRA”"]),
        ])
    func untold(markdown: String, told: [String]) {
        let made = document(markdown)
        #expect(made.errors == [])
        #expect(made.leftOut.count == told.count)
        #expect(zip(made.leftOut, told).allSatisfy { $0.contains("heading \($1) is no term") })
    }

    @Test("has at most as many terms as a site's table may have")
    func limit() {
        let headings = (0...10_000).map { "## w\($0)\nd\n" }.joined()
        #expect(
            document(headings).errors == [
                """
                1:1 error: the glossary has more than 10000 terms | Split the files to import.
                """
            ])
    }

    @Test("reports what a site refuses, and keeps it")
    func notes() throws {
        let body = """
            `🇩🇪` <b>c</b> ![d](https://x.org/d.png)
            > # e

            [f]: https://x.org
            ![g](g.png) `<🇩🇪>` `<h>` \\<i> <https://x.org> a < b <!-- j --> [^1]: k
                <l>
            ```
            <m>
            ```
            """
        let made = document("## A\n\(body)\n")
        let html = "Write it in Markdown, or put it in `backticks` to show it as it is."
        #expect(
            made.notes == [
                "2:6 warning: raw HTML “<b>” in Markdown | \(html)",
                "2:10 warning: raw HTML “</b>” in Markdown | \(html)",
                """
                2:15 warning: image “https://x.org/d.png” from another site | Save the image in \
                assets/ and write a relative path to it.
                """,
                """
                3:3 warning: heading “e” at level 1, which is the page title's | Start headings \
                at ## in the text.
                """,
                """
                5:1 warning: only the definition it is in has this link’s address | Write the \
                address beside each text that links to it.
                """,
                """
                6:64 warning: reference to the footnote “[^1]”, which is missing | Write the note as \
                [^1]: at the start of a line, or \\[ to show the bracket.
                """,
                "7:5 warning: raw HTML “<l>” in Markdown | \(html)",
            ])
        #expect(try cells(made.text).last?.last == body)
    }

    @Test(
        "with faults names them",
        arguments: [
            (
                "",
                "1:1 error: no heading of level 2 to 6 names a term | Begin each term with a heading, such as “## Interest”."
            ),
            (
                "# A\nb",
                "1:1 error: no heading of level 2 to 6 names a term | Begin each term with a heading, such as “## Interest”."
            ),
            (
                "## A\n\n  ## B\nc",
                "1:1 error: “A” has no definition | Write it below the heading, or remove the heading."
            ),
            (
                "## A\na\n##\nc",
                "3:1 error: the heading names no term | Write the term, or remove the heading."
            ),
            (
                "## A\na\n## B\nb\n## A\nc",
                "5:1 error: “A” is there twice | first at words.md:1:1 | Keep one of the two, or rename one."
            ),
        ])
    func faults(markdown: String, expected: String) {
        #expect(document(markdown).errors == [expected])
    }
}
