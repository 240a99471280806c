import PennyDiagnostics
import PennyMarkdown
import Testing

@Suite struct LocationTests {
    @Test(
        "References are found where they stand",
        arguments: [
            ("{{a}}", ["a 1:1"]), ("x {{a}} and {{a}}", ["a 1:3", "a 1:13"]),
            ("é😀 {{a}}", ["a 1:4"]), ("## At {{a}}", ["a 1:7"]), ("At {{a}}\n---", ["a 1:4"]),
            ("*x {{a}}* **{{b}}**", ["a 1:4", "b 1:13"]),
            (
                "- x\n  {{a}}\n- {{b}}\n\n  > {{c}}\n  d {{d}}",
                ["a 2:3", "b 3:3", "c 5:5", "d 6:5"]
            ),
            ("> {{a}}\n>{{b}}\n{{c}}\n\n> > x\n> {{d}}", ["a 1:3", "b 2:2", "c 3:1", "d 6:3"]),
            ("`{{a}}` {{a}}", ["a 1:9"]), ("``{{a}} ` `` {{a}}", ["a 1:14"]),
            ("`x\n{{a}}` {{a}}", ["a 2:8"]), ("\\`{{a}}` {{a}}", ["a 1:3", "a 1:10"]),
            ("    {{a}}\n\n{{a}}", ["a 3:1"]), ("```\n{{a}}\n```\n{{a}}", ["a 4:1"]),
            ("[{{a}}](x \"{{b}}\") {{b}}", ["a 1:2", "b 1:20"]),
            ("[x](<{{a}}>) {{a}}", ["a 1:14"]), ("[x](\n{{a}}\n'{{a}}') {{a}}", ["a 3:10"]),
            ("[x][{{a}}] {{a}}\n\n[{{a}}]: y", ["a 1:12"]),
            ("[{{a}}] {{a}}\n\n[{{a}}]: y", ["a 1:2", "a 1:9"]),
            ("[x]: {{a}}\n'{{a}}'\n[y]: z\n{{a}} [x]", ["a 4:1"]),
            ("> [x]: {{a}}\n> {{a}} [x]", ["a 2:3"]),
            ("![{{a}}](x.png) {{a}}", ["a 1:3", "a 1:17"]),
            ("<https://example.org/{{a}}> {{a}}", ["a 1:29"]),
            ("<!-- {{a}} --> {{a}}\n\nx <!-- {{a}}\n--> {{a}}", ["a 4:5"]),
            ("\\{{a}} \\{\\{a}} {\\{a}} &#123;{a}} {{a}}", ["a 1:34"]),
            ("\\\\{{a}}", ["a 1:3"]), ("{ {{a}}", ["a 1:3"]),
            ("\\{{{a}}", ["a 1:3"]), ("&lt;x&#x5b; < {{a}}", ["a 1:15"]),
            ("x | y {{a}}\n--|--\nz | `\\|{{a}}` {{a}}", ["a 1:7", "a 3:15"]),
            ("> - | {{a}} |\n>   |---|\n>   | \\| {{b}} |", ["a 1:7", "b 3:10"]),
            ("\"{{a}}\"... -- {{b}}", ["a 1:2", "b 1:15"]),
        ])
    func references(text: String, locations: [String]) {
        #expect(figureLocations(text) == locations)
    }

    @Test(
        "Links and images are found where they stand",
        arguments: [
            ("[x](a) [x](a)", ["a 1:1", "a 1:8"]), ("see [x] [x](a)", ["a 1:9"]),
            ("x\n> *[y](a)*\n> <https://b.c>", ["a 2:4", "https://b.c 3:3"]),
            ("[![x](a.png)](b)", ["b 1:1", "a.png 1:2"]), ("`[x](a)` [x](a)", ["a 1:10"]),
            ("[a]\n[b][a]\n[c][] [d](e)\n\n[a]: a\n[c]: c", ["a 1:1", "a 2:1", "c 3:1", "e 3:7"]),
            ("a\n\n[x\ny](a\n'b') ![z](c)", ["a 3:1", "c 5:6"]),
            ("1. a\n\n   ## [x](a)", ["a 3:7"]), ("<a@b.c> [x](d)", ["mailto:a@b.c 1:1", "d 1:9"]),
            ("[a](b(c)d) [e](<f )>) [g](h \"i)\")", ["b(c)d 1:1", "f ) 1:12", "h 1:23"]),
            ("[a\\]b](c) \\[d](e) [f](g)", ["c 1:1", "g 1:19"]),
        ])
    func links(text: String, locations: [String]) {
        #expect(linkLocations(text) == locations)
    }

    @Test(
        "Lines end as editors end them",
        arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) {
        let text = ["# x", "", "> a", "> {{a}}", "", "| {{b}} |", "|--|", "| {{c}} |", "- {{d}}"]
            .joined(separator: end)
        #expect(figureLocations(text, firstLine: 7) == ["a 10:3", "b 12:3", "c 14:3", "d 15:3"])
        let (_, outline, diagnostics) = Markdown.read(body(text, firstLine: 7))
        #expect(outline.headings.map(\.location) == [SourceLocation(path: "a.md", line: 7)])
        #expect(diagnostics.map(\.location) == [SourceLocation(path: "a.md", line: 7)])
    }

    @Test func headingsHaveTheLocationOfTheirBlock() {
        let headings = outline("## a\n\n> ### b\n\n- c\n  ---").headings
        #expect(headings.map(\.location.line) == [1, 3, 5])
        #expect(headings.map(\.location.column) == [1, 3, 3])
    }

    @Test("Every reference and link of a random text stands where its place says")
    func randomTexts() {
        var random = SplitMix(state: 2026)
        var checked = 0
        for _ in 0..<2_000 {
            var count = 0
            let text = RandomMarkdown.text(from: &random, count: &count)
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            func rest(at location: PennyDiagnostics.SourceLocation) -> String {
                let rest = lines[(location.line - 1)...].joined(separator: "\n")
                return String(rest.unicodeScalars.dropFirst(location.column - 1))
            }
            let outline = outline(text)
            checked += outline.figures.count + outline.links.count
            for figure in outline.figures {
                #expect(rest(at: figure.location).hasPrefix("{{\(figure.name)}}"), "\(text)")
            }
            for link in outline.links {
                let rest = rest(at: link.location)
                if link.destination.hasPrefix("https:") {
                    #expect(rest.hasPrefix("<\(link.destination)>"), "\(text)")
                } else {
                    #expect(rest.hasPrefix(link.isImage ? "![" : "["), "\(text)")
                    let isDefined = link.destination == "r"
                    #expect(isDefined || rest.contains("](\(link.destination)"), "\(text)")
                }
            }
        }
        #expect(checked > 4_000)
    }
}
