import PennyDiagnostics
import PennyMarkdown
import Testing

@Suite struct EmbedBlockTests {
    @Test func aBlockIsWhatTheCallerShowsInstead() {
        var references = BodyReferences()
        references.embed = { "<div>\($0)</div>" }
        let block = "```pennypress\nshow: chart\n```\n"
        #expect(
            rendered(body("a\n\n\(block)\n> \(block.replacing("\n", with: "\n> "))"), references)
                == "<p>a</p>\n<div>0</div>\n<blockquote>\n<div>1</div>\n</blockquote>\n")
    }

    @Test func aBlockTheCallerShowsNothingForStaysCode() {
        #expect(
            rendered(body("```pennypress\nshow: x\n```"), BodyReferences())
                == "<pre tabindex=\"0\"><code class=\"language-pennypress\">show: x\n</code></pre>\n"
        )
    }

    @Test(
        "Each line is a key and a value with their places",
        arguments: [
            (
                "```pennypress\nshow: chart\nof:  a-b , c \n```",
                ["show 2:1=chart 2:7", "of 3:1=a-b , c 3:6"]
            ),
            ("> - x\n>\n>   ~~~ pennypress y\n>   of: é: 1\n>   ~~~", ["of 4:5=é: 1 4:9"]),
            ("```pennypress\n# a note\n\n  title:\n```", ["title 4:3= 4:9"]),
            ("```pennypress\r\nshow : x\r\n```", ["show 2:1=x 2:8"]),
            ("```Pennypress\na: b\n```", []), ("```text\na: b\n```", []),
        ])
    func entries(text: String, expected: [String]) {
        let entries = outline(text).embeds.flatMap(\.entries).map { entry in
            let (key, value) = (entry.location, entry.valueLocation)
            return
                "\(entry.key) \(key.line):\(key.column)=\(entry.value) \(value.line):\(value.column)"
        }
        #expect(entries == expected)
        #expect(faults(text).isEmpty)
    }

    @Test(
        "Other lines are faults in their places",
        arguments: [
            ("```pennypress\nshow\n```", "2:1 line “show” of a pennypress block without a colon"),
            (
                "> ```pennypress\n> : a\n> ```",
                "2:3 line “: a” of a pennypress block without a colon"
            ),
            ("```pennypress\na: b\na: c\n```", "3:1 key “a” is twice in a pennypress block"),
            ("a\n\n```pennypress\n# b\n```", "3:1 pennypress block without a line"),
        ])
    func faulty(text: String, expected: String) {
        #expect(faults(text) == [expected])
    }
}
