import Testing

@testable import PennyText

@Suite struct JSONReaderTests {
    /// Reads a text and writes it again: objects and lists in order.
    private func read(_ text: String) throws(JSONProblem) -> String {
        var reader = JSONReader(Array(text.utf8))
        let value = try value(&reader)
        try reader.end()
        return value
    }

    private func value(_ reader: inout JSONReader) throws(JSONProblem) -> String {
        if reader.isObjectNext() {
            var members: [String] = []
            try reader.object { (name, reader) throws(JSONProblem) in
                members.append("\(name)=\(try value(&reader))")
            }
            return "{\(members.joined(separator: ","))}"
        }
        if reader.isListNext() {
            var elements: [String] = []
            try reader.list { (reader) throws(JSONProblem) in elements.append(try value(&reader)) }
            return "[\(elements.joined(separator: ","))]"
        }
        if reader.isTextNext() { return "'\(try reader.text())'" }
        let range = try reader.skip()
        return String(decoding: reader.bytes[range], as: UTF8.self)
    }

    @Test(arguments: [
        ("{}", "{}"), (" [ ] ", "[]"), ("\"\"", "''"), ("{\"b\":1,\"a\":[2]}", "{b=1,a=[2]}"),
        ("[true,false,null]", "[true,false,null]"),
        ("[0,-0,-1.50,1e9,2E-3,10]", "[0,-0,-1.50,1e9,2E-3,10]"),
        (#""a\"\\\/\b\f\n\r\tz""#, "'a\"\\/\u{8}\u{C}\n\r\tz'"), (#""\u00e9\u20AC""#, "'é€'"),
        (#""\ud83d\ude00""#, "'😀'"), ("\"é – 😀\"", "'é – 😀'"), ("\t{\r\n\"a\" : 1 }\n", "{a=1}"),
    ])
    func `a value is read in order`(_ text: String, _ wanted: String) throws {
        #expect(try read(text) == wanted)
    }

    @Test(arguments: [
        "", "{", "[1", "{\"a\"}", "{\"a\":}", "[1,]", "{,}", "{a:1}", "'a'", "\"a", "\"\\x\"",
        "\"\\u12\"", "\"\\ud83d\"", "\"\\ud83d\\u0041\"", "\"\\ude00\"", "\"a\nb\"", "01", "-",
        "1.",
        ".5", "1e", "+1", "tru", "nullx", "1 2", "[1 2]", "{\"a\" 1}",
    ])
    func `what is no JSON is refused`(_ text: String) {
        #expect(throws: JSONProblem.self) { try read(text) }
    }

    @Test func `bytes that are not UTF-8 are no text`() {
        var reader = JSONReader([0x22, 0xFF, 0x22])
        #expect(throws: JSONProblem(.badText, at: 0, of: [])) { try reader.text() }
    }

    @Test func `a position is given by line and character`() {
        let problem = #expect(throws: JSONProblem.self) { try read("{\n  \"é\": ?\n}") }
        #expect(problem?.line == 2)
        #expect(problem?.column == 8)
        #expect(problem?.reason == .wanted(.value))
    }

    @Test func `what is nested too deeply is refused and not followed`() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(throws: JSONProblem.self) { try read(deep) }
        var reader = JSONReader(Array(deep.utf8))
        let problem = #expect(throws: JSONProblem.self) { try reader.skip() }
        #expect(problem?.reason == .tooDeep)
    }

    @Test(arguments: [("12", 12), ("-7", -7), ("0", 0)])
    func `a whole number is read`(_ text: String, _ wanted: Int) throws {
        var reader = JSONReader(Array(text.utf8))
        #expect(try reader.number() == wanted)
    }

    @Test(arguments: ["1.5", "1e3", "\"1\"", "9999999999999999999"])
    func `what is no whole number of 18 digits is none`(_ text: String) {
        var reader = JSONReader(Array(text.utf8))
        #expect(throws: JSONProblem.self) { try reader.number() }
    }

    @Test func `a skipped value is returned as its range`() throws {
        let text = Array(#"[{"a":[1,"}"]},2]"#.utf8)
        var reader = JSONReader(text)
        var skipped: [String] = []
        try reader.list { (reader) throws(JSONProblem) in
            skipped.append(String(decoding: text[try reader.skip()], as: UTF8.self))
        }
        #expect(skipped == [#"{"a":[1,"}"]}"#, "2"])
    }
}
