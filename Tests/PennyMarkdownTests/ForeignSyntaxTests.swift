import PennyDiagnostics
import PennyMarkdown
import Testing

/// Syntax of other programs is reported, and shown unchanged.
@Suite struct ForeignSyntaxTests {
    @Test(
        "Syntax of other programs is a warning in its place",
        arguments: [
            ("a [[Home loan]] b", "1:3 wiki link “[[Home loan]]”"),
            ("a ==b c== d", "1:3 highlighted words “==b c==”"),
            ("H~2~O", "1:2 lowered letters “~2~”"), ("10^th^", "1:3 raised letters “^th^”"),
            ("a $x^2$ b", "1:3 formula “$x^2$”"), ("the $n$ months", "1:5 formula “$n$”"),
            ("$$\\frac{a}{b}$$", "1:1 formula “$$\\frac{a}{b}$$”"),
            ("$$\na\n$$\n", "1:1 formula “$$”"), ("$E = mc$", "1:1 formula “$E = mc$”"),
            ("{% include a.html %}", "1:1 Liquid tag “{% include a.html %}”"),
            ("![a](b.png){.wide}", "1:12 attributes “{.wide}”"),
            ("a {: .b}", "1:3 attributes “{: .b}”"), ("a {#b}", "1:3 attributes “{#b}”"),
            ("## A {.b}", "1:6 attributes “{.b}”"),
            ("> a\n> !!! note", "2:3 admonition “!!! note”"),
            ("??? tip \"A\"", "1:1 admonition “??? tip “A””"),
            ("```mermaid\na\n```", "1:1 diagram “mermaid”"),
            ("```math\na\n```", "1:1 diagram “math”"),
            ("| a |\n|---|\n| ==b== |", "3:3 highlighted words “==b==”"),
        ])
    func foreign(text: String, expected: String) {
        let found = Markdown.read(body(text)).diagnostics.filter { $0.severity == .warning }
        let reported = found.map { "\($0.location.line):\($0.location.column) \($0.summary)" }
        #expect(reported.first == expected + ", shown as it is")
        #expect(found.first?.nextStep.isEmpty == false)
    }

    @Test(
        "What looks like a broken link is a warning in its place",
        arguments: [
            ("a [b c](d e.md) f", "1:3 brackets “[b c](d e.md) f” that are no link"),
            ("![a](b c.png)", "1:2 brackets “[a](b c.png)” that are no link"),
            ("a [b][c] d", "1:3 link “[b][c] d” whose address is given nowhere"),
        ])
    func brokenLinks(text: String, expected: String) {
        #expect(faults(text) == [expected])
        #expect(Markdown.read(body(text)).diagnostics.map(\.severity) == [.warning])
    }

    @Test(
        "An error about braces quotes them, and nothing that is behind them",
        arguments: [
            ("See {{< figure src=a.png >}} and read on.", "shortcode “{{< figure src=a.png >}}”"),
            ("At {{first home.payment}} a month", "braces “{{first home.payment}}”"),
            ("At {{first home.payment a month", "braces “{{first home.payment a m…”"),
            ("{{% note", "shortcode “{{% note”"),
        ])
    func quotedBraces(text: String, expected: String) {
        let summary = Markdown.read(body(text)).diagnostics.first?.summary ?? ""
        #expect(summary.hasPrefix(expected), "\(summary)")
    }

    @Test(
        "A shortcode is an error, as other braces are",
        arguments: ["{{< figure src=a.png >}}", "{{% note %}}"])
    func shortcodes(text: String) {
        let faults = Markdown.read(body(text)).diagnostics
        #expect(faults.map(\.severity) == [.error])
        #expect(faults.first?.summary.hasPrefix("shortcode “{{") == true)
    }

    @Test(
        "Words, amounts and code are none of it",
        arguments: [
            "It costs $5 or $10.", "US$5,000 to US$10,000", "$5/$6", "A$ and B$", "$1,000.50$",
            "from $a to $b and more", "a == b, c == d", "(1+r)^n and (1+r)^m", "a^2+b^2=c^2",
            "~5 and ~6", "a[1] and [sic]", "[a] (b)", "a [] b", "[x]",
            "`[[a]] ==b== $x^2$ {.c} {% d %}`", "\\[[a]]", "\\==a==", "\\$x^2\\$", "\\{.a}",
            "a {b} c", "{1.5}", "a !!! note", "\\:::note", "10:30:45", "a::b",
            "```text\n$x^2$ [[a]]\n```", "[a][b]\n\n[b]: c.md", "===", "a {{b}}",
        ])
    func words(text: String) {
        #expect(faults(text).isEmpty)
    }

    @Test func `what is reported is still shown`() {
        #expect(html("a [[b]] ==c== H~2~O $x^2$ {.d}") == "<p>a [[b]] ==c== H~2~O $x^2$ {.d}</p>")
    }
}
