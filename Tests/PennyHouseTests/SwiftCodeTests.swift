import Testing

@Suite struct SwiftCodeTests {
    static let samples = [
        ("let a = 1 // print(a)", "let a = 1            "),
        ("a /* b /* c */ d */ e", "a                   e"),
        ("/* b\nc */ d", "    \n     d"),
        ("f(\"print(a)\")", "f(\"        \")"),
        (#"f("a\(g("b"))c") h"#, #"f("  (g(" ")) ") h"#),
        (#"f("a\"b") c"#, #"f("    ") c"#),
        (##"f(#"a"b\(c)"#) d"##, ##"f(#"       "#) d"##),
        (##"f(#"a\#(b)c"#) d"##, ##"f(#"   (b) "#) d"##),
        ("\"\"\"\na \"b\" // c\n\"\"\" d", "\"\"\"\n          \n\"\"\" d"),
        ("ü // für 5 €\nf(\"é\\u{E9}ö\") ü", "ü           \nf(\"        \") ü"),
        ("\"open\nlet b = 1", "\"    \nlet b = 1"),
    ]

    @Test(arguments: samples)
    func `comments and the insides of literals are blanked`(text: String, code: String) {
        #expect(codeOnly(text) == code)
    }
}
