import PennyDiagnostics
import Testing

@testable import PennyContent

/// No text may contain a control character, or one that changes the direction of writing.
@Suite struct ControlCharacterTests {
    static let refused: [(UInt32, String)] = [
        (0x00, "U+0000"), (0x01, "U+0001"), (0x08, "U+0008"), (0x0B, "U+000B"),
        (0x1B, "U+001B"), (0x1F, "U+001F"), (0x7F, "U+007F"), (0x80, "U+0080"),
        (0x85, "U+0085"), (0x9F, "U+009F"), (0x202A, "U+202A"), (0x202E, "U+202E"),
        (0x2066, "U+2066"), (0x2069, "U+2069"),
    ]

    private func character(_ value: UInt32) throws -> String {
        String(Character(try #require(Unicode.Scalar(value))))
    }

    @Test(arguments: refused)
    func `a file with one is refused at its location`(_ value: UInt32, _ name: String) throws {
        let text = "one\ntwo “é” \(try character(value)) three\n"
        let error = try #require(throws: DiagnosticError.self) {
            try ContentText(path: "a.md", bytes: Array(text.utf8))
        }
        let isControl = value < 0x2000
        let words =
            isControl ? "a control character" : "a character that turns the direction of writing"
        #expect(
            error.diagnostics == [
                Diagnostic(
                    .error, at: SourceLocation(path: "a.md", line: 2, column: 9),
                    "\(words), \(name)",
                    nextStep: isControl
                        ? "Delete it. It cannot be seen, and garbles pages and tables."
                        : "Delete it, or write the mark U+200E or U+200F in its place.",
                    code: isControl ? 102 : 103)
            ])
    }

    @Test(arguments: [
        "\t", "\r\n", "\n", " ", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}",
        "\u{61C}", "\u{2028}", "é", "שלום", "😀",
    ])
    func `other characters are text`(_ text: String) throws {
        let file = try ContentText(path: "a.md", bytes: Array("a\(text)b".utf8))
        #expect(Array(file.text.utf8) == Array("a\(text)b".utf8))
    }

    @Test(arguments: [
        #"title: "a\0b""#, #"title: "a\eb""#, #"title: "a\x1Bb""#, #"title: "a\u202Eb""#,
        #"title: "a\U00002066b""#, #""a\eb": 1"#, #"tags: [a, "b\a"]"#,
        #"{"title": "a\u0007b"}"#,
    ])
    func `an escape in YAML or JSON writes none`(_ yaml: String) {
        let error = #expect(throws: DiagnosticError.self) {
            try YAMLReader(path: "a.yaml", firstLine: 1).entries(of: yaml)
        }
        let summary = error?.diagnostics.first?.summary ?? ""
        #expect(summary.contains(/^a (control character|character that turns .*), U\+/))
    }

    @Test func `an argument of a command has none`() {
        let typed = [
            TypedText("kind", "savings", at: .option("kind")),
            TypedText("title", "a\u{1B}[31m", at: .option("--title")),
        ]
        let faults = SavedSetReader().read(typed: typed, id: "a").diagnostics
        #expect(faults.map(\.summary) == ["a control character, U+001B"])
        #expect(faults.map(\.location) == [.option("--title")])
    }
}
