import PennyDiagnostics
import PennyTestSupport
import Testing

@testable import PennyContent

/// JSON writes characters beyond U+FFFF as two escapes.
@Suite struct SurrogatePairTests {
    private func entries(_ json: String) throws -> [ContentNode.Entry] {
        try YAMLReader(path: "a.json", firstLine: 1).entries(of: json)
    }

    @Test(arguments: [
        (#"{"title": "\ud83d\ude00"}"#, "😀"), (#"{"title": "a\uD83D\uDE00b"}"#, "a😀b"),
        (#"{"title": "\ud83d\ude00\ud83d\udc4d"}"#, "😀👍"),
        (#"{"title": "\ud800\udc00\udbff\udfff"}"#, "\u{10000}\u{10FFFF}"),
        (#"{"title": "\\ud83d\\ude00"}"#, #"\ud83d\ude00"#),
        (#"{"title": "\\\ud83d\ude00"}"#, #"\😀"#), (#"{"title": "\"\ud83d\ude00"}"#, "\"😀"),
        (#"{"title": "\u00e9"}"#, "é"), ("[{a: b}]", nil),
    ])
    func `a pair of escapes is one character`(_ json: String, _ title: String?) throws {
        guard let title else {
            #expect(throws: DiagnosticError.self) { try entries(json) }
            return
        }
        let value = try #require(try entries(json).first).value.value
        guard case .text(let text) = value else { return #expect(Bool(false), "no text") }
        #expect(text == title)
    }

    @Test(arguments: [
        #"{"title": "\ud83d"}"#, #"{"title": "\ude00\ud83d"}"#, #"{"title": "\ud83d x \ude00"}"#,
        #"{"title": "\ud83d\ud83d"}"#, #"{"title": "\ud83d\ude0"}"#,
    ])
    func `half a pair is refused`(_ json: String) {
        #expect(throws: DiagnosticError.self) { try entries(json) }
    }

    @Test func `locations after a pair are those of the file`() throws {
        let json = """
            {"a": "\\ud83d\\ude00\\ud83d\\ude00", "b": "x",
             "c": "\\ud83d\\ude00", "d": 1}
            """
        let locations = try entries(json).map { "\($0.keyLocation.line):\($0.keyLocation.column)" }
        #expect(locations == ["1:2", "1:35", "2:2", "2:23"])
    }

    @Test func `YAML that is no JSON keeps its backslashes`() throws {
        let value = try #require(try entries(#"title: \ud83d\ude00"#).first).value.value
        #expect(value == .text(#"\ud83d\ude00"#))
    }

    @Test func `a file of pairs is read in one pass`() throws {
        let json =
            "{" + (0..<15_000).map { "\"k\($0)\": \"\\ud83d\\ude00\"" }.joined(separator: ",")
            + "}"
        let (all, taken) = try computing {
            try YAMLReader(path: "a.json", firstLine: 1, byteLimit: 1 << 22).entries(of: json)
        }
        #expect(all.count == 15_000)
        #expect(taken < 20_000 * slowness)
    }
}
