import PennyMarkdown
import PennyTestSupport
import Testing

/// The parts of code are marked in the HTML of a page.
@Suite struct CodeColorTests {
    /// The marked parts of a block, as `part:words`.
    private func parts(_ language: String, _ code: String) -> [String] {
        html("```\(language)\n\(code)\n```").matches(
            of: #/<span class="code-([a-z]+)">([^<]*)</span>/#
        )
        .map { "\($0.1):\($0.2)" }
    }

    @Test(
        "Words, texts, comments and numbers of each language are marked",
        arguments: [
            (
                "swift", "let a = \"b\\\"c\" // d\nfoo(1_000)",
                ["keyword:let", "text:&quot;b\\&quot;c&quot;", "comment:// d", "number:1_000"]
            ),
            (
                "py", "def f(): # a\n  return '''b\nc'''",
                ["keyword:def", "comment:# a", "keyword:return", "text:'''b\nc'''"]
            ),
            (
                "js", "const a = `b\n${c}` /* d */ 0x1F",
                ["keyword:const", "text:`b\n${c}`", "comment:/* d */", "number:0x1F"]
            ),
            ("ts", "interface A { b: string }", ["keyword:interface", "keyword:string"]),
            (
                "json", "{\"a\": \"b\", \"c\" : [1.5, true]}",
                [
                    "name:&quot;a&quot;", "text:&quot;b&quot;", "name:&quot;c&quot;", "number:1.5",
                    "keyword:true",
                ]
            ),
            (
                "yaml", "kind: loan # a\n- b-c: \"d\"\nurl: a#b",
                ["name:kind", "comment:# a", "name:b-c", "text:&quot;d&quot;", "name:url"]
            ),
            (
                "html", "<a href=\"b\">in c</a><!-- d -->",
                [
                    "keyword:&lt;a", "name:href", "text:&quot;b&quot;", "keyword:&lt;/a",
                    "comment:&lt;!-- d --&gt;",
                ]
            ),
            ("xml", "<?xml version='1'?>", ["keyword:&lt;?xml", "name:version", "text:'1'"]),
            (
                "css", "@media print {\n  a { color: red; }\n}\n/* b */",
                ["keyword:@media", "comment:/* b */"]
            ),
            ("css", "a {\n  margin: 0 2px;\n}", ["name:margin", "number:0", "number:2px"]),
            (
                "sh", "if true; then echo 'a\\' # b\nfi",
                [
                    "keyword:if", "keyword:then", "keyword:echo", "text:'a\\'", "comment:# b",
                    "keyword:fi",
                ]
            ),
            (
                "sql", "Select a FROM b -- c\nwhere d = 'e'",
                ["keyword:Select", "keyword:FROM", "comment:-- c", "keyword:where", "text:'e'"]
            ),
            ("c", "#include <a>\nint b = 'c';", ["keyword:#include", "keyword:int", "text:'c'"]),
            ("c++", "class A { bool b; };", ["keyword:class", "keyword:bool"]),
            ("rust", "fn a<'b>() -> u8 { 1 }", ["keyword:fn", "number:1"]),
            (
                "go", "func a() string { return `b` }",
                ["keyword:func", "keyword:return", "text:`b`"]
            ),
            ("java", "public class A { }", ["keyword:public", "keyword:class"]),
            (
                "markdown", "---\na: b\n---\n# A\n\n- b `c`\n> d",
                ["text:---", "text:---", "name:# A", "keyword:-", "text:`c`", "keyword:&gt;"]
            ),
            ("toml", "[a]\nb = 'c' # d", ["name:[a]", "name:b", "text:'c'", "comment:# d"]),
            ("ini", "; a\n[b]\nc = 1", ["comment:; a", "name:[b]", "name:c", "number:1"]),
            ("csv", "a,\"b,\"\"c\",3", ["text:&quot;b,&quot;", "text:&quot;c&quot;", "number:3"]),
        ] as [(String, String, [String])])
    func languages(language: String, code: String, expected: [String]) {
        #expect(parts(language, code) == expected)
    }

    @Test(
        "What does not end is marked to its end, and nothing is lost",
        arguments: [
            ("swift", "let a = \"b\nlet c"), ("swift", "/* a\n\nb"), ("python", "'''a\nb"),
            ("html", "<a b=\"c"),
            ("html", "<!-- a"), ("json", "{\"a"), ("yaml", "a: \"b\\"), ("css", "@"), ("sh", "'"),
            ("markdown", "```"),
            ("js", "é = `ü"), ("go", "\u{0}1"), ("toml", "["), ("c", "#"),
        ])
    func unfinished(language: String, code: String) {
        let html = html("````\(language)\n\(code)\n````")
        let words = html.replacing(#/<[^>]*>/#, with: "").replacing("&lt;", with: "<")
            .replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        #expect(words == code.replacing("\u{0}", with: "\u{FFFD}") + "\n")
    }

    @Test func `code of other languages is as it was, and markup in code is escaped`() {
        #expect(
            html("```text\nlet a\n```")
                == "<pre tabindex=\"0\"><code class=\"language-text\">let a\n</code></pre>")
        #expect(html("```\nlet a\n```") == "<pre tabindex=\"0\"><code>let a\n</code></pre>")
        #expect(
            html("```js\n\"<script>\"\n```").contains(
                "<span class=\"code-text\">&quot;&lt;script&gt;&quot;</span>"))
    }

    @Test(
        "Code is read in proportion to its length",
        arguments: [
            "\"", "'", "/*", "//", "<", "<a ", "#", "a:", "[", "`", "```", "\\\"", "1", "é", "- ",
            "<!--", "\"\"\"",
        ])
    func hostile(piece: String) {
        for language in [
            "swift", "python", "json", "yaml", "html", "css", "sh", "sql", "markdown", "toml",
            "csv",
        ] {
            let code = String(repeating: piece, count: 8192 / slowness / piece.utf8.count)
            let (page, taken) = computing {
                html("~~~~~\(language)\n\(code)\n~~~~~\n\nthe end")
            }
            #expect(page.contains("the end"))
            #expect(taken < 5000)
        }
    }
}
