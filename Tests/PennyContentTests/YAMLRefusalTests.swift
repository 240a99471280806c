import PennyDiagnostics
import Testing

@testable import PennyContent

@Suite("Refused YAML")
struct YAMLRefusalTests {
    @Test(
        "is reported at its location",
        arguments: [
            ("a: 1\nb: &x 2", "2:4 YAML anchors and aliases are not allowed"),
            ("a: &x 2\nb: *x", "1:4 YAML anchors and aliases are not allowed"),
            ("a: 1\nb: *x", "2:4 YAML anchors and aliases are not allowed"),
            ("&k a: 1", "1:1 YAML anchors and aliases are not allowed"),
            ("a: &x [1]", "1:4 YAML anchors and aliases are not allowed"),
            ("a: &x {b: 1}\nc:\n  <<: *x", "1:4 YAML anchors and aliases are not allowed"),
            ("a: !!int 1", "1:4 the YAML tag “tag:yaml.org,2002:int” is not allowed"),
            ("a: !mine 1", "1:4 the YAML tag “!mine” is not allowed"),
            (
                "a: !!python/object:os.system x",
                "1:4 the YAML tag “tag:yaml.org,2002:python/object:os.system” is not allowed"
            ),
            ("a: 1\nb: 2\na: 3", "3:1 “a” is given twice"),
            ("b:\n  - {c: 1, c: 2}", "2:12 “c” is given twice"),
            ("a: 1\n---\nb: 2", "2:1 the YAML cannot be read: but found another document"),
            ("- 1\n- 2", "1:1 expected lines of the form “key: value”"),
            ("just words", "1:1 expected lines of the form “key: value”"),
            ("? [a, b]\n: 1", "1:3 a key is not plain text"),
            ("a: [1, 2", "1:4 a list in brackets is not closed"),
            ("a: \"b", "1:4 a quote is not closed"),
            ("a: \"b\nc: \"d\"", "1:4 a quote is not closed"),
            ("a: 'b\nc: 1\nd: 'e'", "1:4 a quote is not closed"),
            ("a: [\"b, \"c\"]", "1:5 a quote is not closed"),
            ("a: {b: \"c, d: \"e\"}", "1:8 a quote is not closed"),
            ("a: 'don't'", "1:9 there is text after a value in quotation marks"),
            ("a: \"b\" c", "1:8 there is text after a value in quotation marks"),
            (
                "a: b: c",
                "1:5 there is a second colon in the value"
            ),
            (
                "a:\n\t- 1",
                "2:1 the line begins with a tab"
            ),
            ("a: 1\nbb\u{1}: 2", "2:3 the YAML cannot be read: control characters are not allowed"),
            (
                "a: 1\r\nb: x\u{0}",
                "2:5 the YAML cannot be read: control characters are not allowed"
            ),
            ("a: @b", "1:4 a value begins with a character that YAML keeps for itself"),
        ])
    func refused(yaml: String, expected: String) {
        #expect(faults { () throws(DiagnosticError) in try entries(yaml) } == [expected])
    }

    @Test("is a key that is given twice, among few or many", arguments: [3, 15, 16, 17, 18, 400])
    func repeatedKey(count: Int) throws {
        let keys = (1...count).map { "k\($0): 1\n" }.joined()
        #expect(try entries(keys).count == count)
        for number in [2, count] {
            let found = faults { () throws(DiagnosticError) in
                try entries(keys + "k\(number): 1\n")
            }
            #expect(found == ["\(count + 1):1 “k\(number)” is given twice"])
        }
    }

    /// Hostile files, by their effect.
    static let deep: [String: String] = [
        "brackets": String(repeating: "[", count: 80_000),
        "braces": "a: " + String(repeating: "{a: ", count: 60_000),
        "brackets closed in quotes": "a: " + String(repeating: "[\"]\",", count: 20_000),
        "brackets closed in comments": "a: " + String(repeating: "[ # ]\n", count: 20_000),
        "dashes": String(repeating: "- ", count: 80_000) + "1",
        "question marks": "a:\n  " + String(repeating: "? ", count: 2_000) + "1",
        "indentation": (0..<600).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        "twenty lists":
            "a: " + String(repeating: "[", count: 20) + String(repeating: "]", count: 20),
    ]

    @Test(
        "is nested deeper than a person writes, however it is written",
        arguments: deep.keys.sorted())
    func nested(name: String) throws {
        let yaml = try #require(Self.deep[name])
        let found = diagnostics { () throws(DiagnosticError) in try entries(yaml) }
        #expect(found.count == 1)
        let summary = try #require(found.first).summary
        #expect(
            summary == "the YAML is nested deeper than 16 levels"
                || summary.contains("Maximum nesting level reached")
                || summary == "a key is not plain text")
    }

    @Test("is no text with many brackets, dashes, stars and ampersands in it")
    func harmless() throws {
        let yaml = """
            # \(String(repeating: "-", count: 200))
            a: |
              \(String(repeating: "-", count: 200))
              \(String(repeating: "[x] ", count: 200))
            b: "R&D and *D*, Tom & *Jerry*, A&B *B"
            c: [\(String(repeating: "{d: 1}, ", count: 300))]
            """
        let found = try entries(yaml)
        #expect(found.map(\.key) == ["a", "b", "c"])
        #expect(found[1].value.value == .text("R&D and *D*, Tom & *Jerry*, A&B *B"))
    }

    /// Nine lists of nine aliases each, of which the last means nine to the
    /// ninth values.
    static let nested = (1...9).reduce("a0: &a0 [lol]\n") { text, level in
        text + "a\(level): &a\(level) ["
            + [String](repeating: "*a\(level - 1)", count: 9).joined(separator: ",") + "]\n"
    }

    @Test(
        "is a small file that would grow large",
        arguments: ["", "? *a9\n: x\n", "*a9 : x\n", "? [*a9]\n: *a9\n"])
    func laughs(end: String) {
        let expected = ["1:5 YAML anchors and aliases are not allowed"]
        let yaml = Self.nested + end
        #expect(faults { () throws(DiagnosticError) in try entries(yaml) } == expected)
    }

    @Test("is a file larger than any saved set")
    func large() {
        let yaml = "a: [" + String(repeating: "1,", count: 200_000) + "1]"
        let expected = ["1:1 the file is larger than 256 KiB"]
        #expect(faults { () throws(DiagnosticError) in try entries(yaml) } == expected)
    }
}
