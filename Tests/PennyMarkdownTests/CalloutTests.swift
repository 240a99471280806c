import PennyDiagnostics
import PennyMarkdown
import Testing

/// Callouts and folds.
@Suite struct CalloutTests {
    private static func aside(_ kind: String, _ title: String, _ content: String) -> String {
        "<aside class=\"callout callout-\(kind)\" role=\"note\">\n<p class=\"callout-title\">\(title)</p>\n"
            + "\(content)</aside>"
    }

    @Test(
        "A quote that begins with a kind is a callout, as GitHub writes it",
        arguments: [
            ("NOTE", "note", "Note"), ("TIP", "tip", "Tip"),
            ("IMPORTANT", "important", "Important"),
            ("WARNING", "warning", "Warning"), ("CAUTION", "caution", "Caution"),
            ("note", "note", "Note"), ("Info", "note", "Note"), ("DANGER", "caution", "Caution"),
        ])
    func quotes(mark: String, name: String, title: String) {
        #expect(
            html("> [!\(mark)]\n> a *b*\n>\n> c")
                == Self.aside(name, title, "<p>a <em>b</em></p>\n<p>c</p>\n"))
        #expect(
            html(":::\(mark)\na *b*\n\nc\n:::")
                == Self.aside(name, title, "<p>a <em>b</em></p>\n<p>c</p>\n"))
        #expect(faults("> [!\(mark)]\n> a").isEmpty)
    }

    @Test(
        "A callout can have a title",
        arguments: [
            "> [!TIP] A *b* {{c}}\n> d", "> [!TIP]   A *b* {{c}}\n>\n> d",
            ":::tip A *b* {{c}}\nd\n:::",
            "::: tip A *b* {{c}}\n\nd\n\n:::", ":::tip[A *b* {{c}}]\nd\n:::",
            "::::tip A *b* {{c}}\nd\n::::",
        ])
    func titles(text: String) {
        let title = "<span class=\"callout-kind\">Tip</span> A <em>b</em> FIGURE(c)"
        #expect(html(text) == Self.aside("tip", title, "<p>d</p>\n"))
        #expect(faults(text).isEmpty)
    }

    @Test(
        "Readers open what is folded",
        arguments: [
            (":::details\na\n:::", "<details class=\"fold\">\n<summary>Details</summary>\n"),
            (
                ":::details How *so*?\na\n:::",
                "<details class=\"fold\">\n<summary>How <em>so</em>?</summary>\n"
            ),
            (
                "> [!NOTE]-\n> a",
                "<details class=\"callout callout-note\">\n<summary>Note</summary>\n"
            ),
            (
                "> [!NOTE]+ B\n> a",
                "<details class=\"callout callout-note\" open>\n<summary><span class=\"callout-kind\">Note</span> B</summary>\n"
            ),
        ])
    func folds(text: String, expected: String) {
        #expect(html(text) == expected + "<p>a</p>\n</details>")
    }

    @Test func `blocks hold any others, and stand in any`() {
        let text = """
            :::note A
            | a |
            |---|
            | {{b}} |

            - c

            > q

            :::details D
            ```text
            :::
            ```
            :::
            :::

            > [!TIP]
            > | e |
            > |---|
            > | f |

            - :::warning
              g
              :::
            """
        let html = html(text)
        #expect(faults(text).isEmpty)
        #expect(html.contains("<td>FIGURE(b)</td>") && html.contains("<td>f</td>"))
        #expect(
            html.contains(
                "<summary>D</summary>\n<pre tabindex=\"0\"><code class=\"language-text\">:::\n</code></pre>\n</details>\n</aside>"
            ))
        #expect(html.contains("<li>\n<aside class=\"callout callout-warning\" role=\"note\">"))
        #expect(html.ranges(of: "<aside").count == 3)
        #expect(html.ranges(of: "</aside>").count == 3)
    }

    @Test(
        "What is no callout is a quote or words",
        arguments: [
            "> a [!NOTE]", "> \\[!NOTE]\n> a", "> [!NOTE]x", "> [! NOTE]", "[!NOTE] a", "- [!NOTE]",
            "`:::note`", "```text\n:::note\n:::\n```", "    :::note", "\\:::note",
            "> [!NOTE](a.md)",
        ])
    func noCallouts(text: String) {
        let html = html(text)
        #expect(!html.contains("callout") && !html.contains("<details"))
    }

    @Test(
        "A block that is not whole or of no kind is told in its place",
        arguments: [
            ("a\n\n:::note\nb", "3:1 block “:::note” without its end", .error),
            ("> :::tip\n> b\n\nc", "1:3 block “:::tip” without its end", .error),
            ("a\n\n:::\n", "3:1 “:::” that ends no block", .warning),
            (":::nota\na", "1:1 block “:::nota” of a kind that is unknown", .warning),
            (
                "a\n::: {.callout-note}\n",
                "2:1 block “:::{.callout-note}” of a kind that is unknown", .warning
            ),
            ("> [!NOTA]\n> a", "1:3 block “[!NOTA]” of a kind that is unknown", .warning),
        ] as [(String, String, Diagnostic.Severity)])
    func faultyBlocks(text: String, expected: String, severity: Diagnostic.Severity) {
        #expect(faults(text).first == expected)
        #expect(Markdown.read(body(text)).diagnostics.first?.severity == severity)
    }

    @Test func `figures, links and notes in callouts have their locations`() {
        let text = "> [!NOTE] {{a}}\n> {{b}} [c](d.md)[^e]\n\n:::tip {{f}}\n{{g}}\n:::\n\n[^e]: h"
        #expect(figureLocations(text) == ["a 1:11", "b 2:3", "f 4:8", "g 5:1"])
        #expect(linkLocations(text) == ["d.md 2:9"])
        #expect(faults(text).isEmpty)
    }

    @Test
    func `search has the words of titles and callouts, and a description begins outside of them`() {
        let text = "> [!NOTE] A\n> b\n\nc"
        #expect(Markdown.read(body(text)).body.plainText == "A b c")
        #expect(outline(text).opening == "c")
    }
}
