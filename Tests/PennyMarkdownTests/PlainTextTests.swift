import PennyMarkdown
import Testing

@Suite struct PlainTextTests {
    @Test(
        "The plain text has the words of all blocks but code blocks",
        arguments: [
            ("## a *b*\n\nc\nd  \ne [f](g.md) ![h](i.png)", "a b c d e f"),
            ("- a\n- > b\n\n1. c", "a b c"), ("| a | b |\n|---|---|\n| c | d |", "a b c d"),
            ("a `b`\n\n```\nc\n```\n\n    d\n\n<!-- e -->", "a b"),
            ("a {{b.c}} \\{{d}}", "a {{b.c}} \\{{d}}"), ("a[^1] b\n\n[^1]: c", "a b c"),
            ("## a\n- (x) b\n  > c\n- ( ) d\n  > e", "a b c d e"),
            ("```example\ncar\n```", ""), ("", ""), ("\"a\" -- b", "“a” – b"),
        ])
    func words(text: String, expected: String) {
        #expect(Markdown.read(body(text)).body.plainText == expected)
    }

    @Test func aBodyOverTheLimitHasNone() {
        let text = String(repeating: "a ", count: MarkdownSource.byteLimit)
        #expect(Markdown.read(body(text)).body.plainText == "")
    }
}
