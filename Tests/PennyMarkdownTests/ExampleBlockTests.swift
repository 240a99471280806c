import PennyDiagnostics
import PennyMarkdown
import Testing

@Suite struct ExampleBlockTests {
    private func html(_ text: String, example: @escaping ([String]) -> String?) -> String {
        rendered(body(text), BodyReferences(example: example))
    }

    @Test func aBlockIsWhatTheCallerMakesOfItsLines() {
        let text = "a\n\n```example\ncar\n\n  car.payment  \nthis.totalInterest\n```\n\nb"
        let html = html(text) { "<div>\($0.joined(separator: "+"))</div>" }
        #expect(html == "<p>a</p>\n<div>car+car.payment+this.totalInterest</div>\n<p>b</p>\n")
    }

    @Test func aBlockTheCallerDoesNotKnowStaysCode() {
        #expect(
            html("```example\ncar\n```") { _ in nil }
                == "<pre tabindex=\"0\"><code class=\"language-example\">car\n</code></pre>\n")
    }

    @Test(
        "Each line is listed with its place",
        arguments: [
            ("```example\ncar\nthis.a\n```", ["car 2:1", "this.a 3:1"]),
            ("> - x\n>\n>   ~~~ example y\n>   2-b.c1\n>   ~~~", ["2-b.c1 4:5"]),
            ("```example\r\n car\r\n```", ["car 2:2"]), ("```example\ncar", ["car 2:1"]),
            ("```text\ncar\n```", []), ("    example", []), ("`example`", []),
            ("```Example\ncar\n```", []),
        ])
    func lines(text: String, expected: [String]) {
        let examples = outline(text).examples.map {
            "\($0.name) \($0.location.line):\($0.location.column)"
        }
        #expect(examples == expected)
        #expect(faults(text).isEmpty)
    }

    @Test(
        "Other lines are faults in their places",
        arguments: [
            (
                "```example\ncar\n  a b\n```",
                "3:3 line “a b” of an example that names no set or figure"
            ),
            ("```example\nCar\n```", "2:1 line “Car” of an example that names no set or figure"),
            (
                "```example\na.b.c\n```",
                "2:1 line “a.b.c” of an example that names no set or figure"
            ),
            ("```example\na.\n```", "2:1 line “a.” of an example that names no set or figure"),
            (
                "> ```example\n> .a\n> ```",
                "2:3 line “.a” of an example that names no set or figure"
            ),
            (
                "```example\n{{a.b}}\n```",
                "2:1 line “{{a.b}}” of an example that names no set or figure"
            ),
            ("a\n\n```example\n\n```", "3:1 example block without a line"),
        ])
    func faulty(text: String, expected: String) {
        #expect(faults(text) == [expected])
    }
}
