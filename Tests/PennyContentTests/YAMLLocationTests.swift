import PennyDiagnostics
import Testing

@testable import PennyContent

@Suite("Locations in YAML")
struct YAMLLocationTests {
    @Test(
        "are those of the keys and values in the file",
        arguments: [
            ("a: 1", "1:1 a = 1:4 1"),
            ("a: 1\r\nb: 2\r\n", "1:1 a = 1:4 1; 2:1 b = 2:4 2"),
            ("# why\n\na:   1 # so", "3:1 a = 3:6 1"),
            ("ä: ö\nb: \"ü: €\"", "1:1 ä = 1:4 ö; 2:1 b = 2:4 ü: €"),
            ("a: 'it''s'\nb: \"x\\ty\"", "1:1 a = 1:4 it's; 2:1 b = 2:4 x\ty"),
            ("a: [1, two]", "1:1 a = 1:4 [1:5 1, 1:8 two]"),
            ("a:\n  - 1\n  - 2", "1:1 a = 2:3 [2:5 1, 3:5 2]"),
            (
                "a:\n  - b: 1\n    c: 2\n  - b: 3",
                "1:1 a = 2:3 [2:5 {2:5 b = 2:8 1; 3:5 c = 3:8 2}, 4:5 {4:5 b = 4:8 3}]"
            ),
            ("a: {b: {c: 1}}", "1:1 a = 1:4 {1:5 b = 1:8 {1:9 c = 1:12 1}}"),
            ("a: |\n  one\n  two\nb: 1", "1:1 a = 1:4 one\ntwo\n; 4:1 b = 4:4 1"),
            ("a: >-\n  one\n  two\nb: 1", "1:1 a = 1:4 one two; 4:1 b = 4:4 1"),
            ("{\"a\": 1, \"b\": [2]}", "1:2 a = 1:7 1; 1:10 b = 1:15 [1:16 2]"),
            ("\"a b\": 1", "1:1 a b = 1:8 1"),
            ("", ""), ("# nothing\n", ""),
        ])
    func locations(yaml: String, expected: String) throws {
        #expect(try outline(entries(yaml)) == expected)
    }

    @Test("count from the line where the YAML begins")
    func firstLine() throws {
        #expect(try outline(entries("a: 1\nb: 2", firstLine: 2)) == "2:1 a = 2:4 1; 3:1 b = 3:4 2")
    }

    @Test(
        "hold the text that stands there, whatever YAML makes of it",
        arguments: [
            "350000.50", "1e3", "yes", "no", "true", "null", "~", "0x10", "0o17", "010", "1_000",
            "2026-11-20", "2026-11-20 10:00:00", "12:30:45", ".5", "-.inf", ".nan", "6.25%",
            "350,000", "1.10", "30 years",
        ])
    func scalars(text: String) throws {
        #expect(try outline(entries("a: \(text)")) == "1:1 a = 1:4 \(text)")
    }

    @Test("of a value that is not there are behind its key", arguments: ["a:", "a:  ", "a: # x"])
    func empty(yaml: String) throws {
        let found = try entries(yaml)
        #expect(found[0].value.value == .text(""))
        #expect(found[0].value.location.line == 1)
    }
}
