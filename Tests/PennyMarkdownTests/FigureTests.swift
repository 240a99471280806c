import PennyDiagnostics
@testable import PennyMarkdown
import Testing

@Suite struct FigureTests {
    @Test(
        "Figures fill references in text alone",
        arguments: [
            ("At {{a.b}} a month", "<p>At FIGURE(a.b) a month</p>"),
            ("{{ a-b.c2 }}{{\ta\t}}", "<p>FIGURE(a-b.c2)FIGURE(a)</p>"),
            ("{{2024--25...x}}", "<p>FIGURE(2024--25...x)</p>"),
            ("## {{a}}", "<h2 id=\"a\">FIGURE(a)</h2>"),
            ("[{{a}}](b)", "<p><a href=\"b\">FIGURE(a)</a></p>"),
            ("![{{a}}](b)", "<p><img src=\"b\" alt=\"FIGURE(a)\"></p>"),
            ("*{{a}}*", "<p><em>FIGURE(a)</em></p>"),
            ("`{{a}}`", "<p><code>{{a}}</code></p>"),
            ("    {{a}}", "<pre tabindex=\"0\"><code>{{a}}\n</code></pre>"),
            ("```\n{{a}}\n```", "<pre tabindex=\"0\"><code>{{a}}\n</code></pre>"),
            ("[x]({{a}})", "<p><a href=\"%7B%7Ba%7D%7D\">x</a></p>"),
            ("[x](y '{{a}}')", "<p><a href=\"y\" title=\"{{a}}\">x</a></p>"),
            ("\\{{a}} and {\\{a}}", "<p>{{a}} and {{a}}</p>"),
        ])
    func filled(text: String, expected: String) {
        #expect(html(text) == expected)
        #expect(faults(text).isEmpty)
    }

    @Test func figuresAreEscapedAsText() {
        #expect(
            html("{{a}} ![{{a}}](b)", figure: { _ in "<i>*1* & \"2\" {{b}}" })
                == "<p>&lt;i&gt;*1* &amp; &quot;2&quot; {{b}} "
                + "<img src=\"b\" alt=\"&lt;i&gt;*1* &amp; &quot;2&quot; {{b}}\"></p>")
    }

    @Test(arguments: [
        ("Pay {{a}}.", "<p>Pay 9 ج.م.\u{200F}</p>"),
        ("Pay **{{a}}**. Soon.", "<p>Pay <strong>9 ج.م.\u{200F}</strong> Soon.</p>"),
        ("Pay {{a}}, then.", "<p>Pay 9 ج.م.\u{200F}, then.</p>"),
        ("Pay {{a}} or none.", "<p>Pay 9 ج.م.\u{200F} or none.</p>"),
    ])
    func `a sentence needs no full stop behind that of a currency's sign`(
        _ text: String, _ expected: String
    ) {
        #expect(html(text, figure: { _ in "9 ج.م.\u{200F}" }) == expected)
    }

    @Test func unknownFiguresStayAsTheyStand() {
        #expect(html("{{ a }}", figure: { _ in nil }) == "<p>{{a}}</p>")
        #expect(Markdown.fill("{{ a }}", figure: { _ in nil }) == "{{ a }}")
    }

    @Test(
        "braces that are no reference are a fault in their place",
        arguments: [
            ("x {{a", "1:3 braces “{{a” that are not a figure's name"),
            ("x {{a b}}", "1:3 braces “{{a b}}” that are not a figure's name"),
            ("{{}}", "1:1 braces “{{}}” that are not a figure's name"),
            ("{{.a}}", "1:1 braces “{{.a}}” that are not a figure's name"),
            ("{{a}", "1:1 braces “{{a}” that are not a figure's name"),
            ("{{é}}", "1:1 braces “{{é}}” that are not a figure's name"),
            ("{{a\nb}}", "1:1 braces “{{a” that are not a figure's name"),
            ("{{*a*}}", "1:1 braces “{{” that are not a figure's name"),
            ("{{{a}}}", "1:1 braces “{{{a}}}” that are not a figure's name"),
            ("`{{` {{", "1:6 braces “{{” that are not a figure's name"),
        ])
    func malformed(text: String, fault: String) {
        #expect(faults(text) == [fault])
        #expect(html(text).contains("{{"))
    }

    @Test(
        "Plain strings are filled without Markdown",
        arguments: [
            ("At {{ a.b }}, *{{c}}*", "At [a.b], *[c]*"), ("", ""), ("{a} {{a", "{a} {{a"),
            ("\\{{a}} {{a}}", "{{a}} [a]"), ("`{{a}}`", "`[a]`"), ("a\\b {{a}}", "a\\b [a]"),
            ("{{a–b}}", "{{a–b}}"),
        ])
    func plain(text: String, expected: String) {
        #expect(Markdown.fill(text) { "[\($0)]" } == expected)
    }

    @Test func plainStringsTellTheirReferencesAndStrayBraces() {
        let text = "é {{a}} {{b c}} \\{{d}} {{ e }}"
        #expect(Markdown.references(in: text).map(\.name) == ["a", "e"])
        #expect(Markdown.references(in: text).map(\.offset) == [2, 23])
        #expect(Markdown.strayBraces(in: text).map(\.offset) == [8])
        #expect(
            Markdown.strayBraces(in: text).map(\.fault)
                == [Fault.body.malformedReference("{{b c}}")])
    }
}
