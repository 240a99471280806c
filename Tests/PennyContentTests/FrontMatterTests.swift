import PennyDiagnostics
import Testing

@testable import PennyContent

@Suite("Front matter")
struct FrontMatterTests {
    @Test(
        "is parted from the body",
        arguments: [
            ("---\na: 1\n---\nText\n", "a: 1\n", "Text\n", 4),
            ("---\r\na: 1\r\n---\r\nText\r\n", "a: 1\r\n", "Text\r\n", 4),
            ("---\n---\n", "", "", 3), ("---\n---", "", "", 3),
            ("---  \na: 1\n---  \nText", "a: 1\n", "Text", 4),
            ("---\na: 1\n---\n\n---\nText", "a: 1\n", "\n---\nText", 4),
            ("---\na: \"---\"\nb: ----\n---\nx", "a: \"---\"\nb: ----\n", "x", 5),
        ])
    func parts(text: String, yaml: String, body: String, bodyLine: Int) throws {
        let parts = try FrontMatter(file(text))
        #expect(parts.yaml.utf8.elementsEqual(yaml.utf8))
        #expect(parts.body.utf8.elementsEqual(body.utf8))
        #expect(parts.yamlLine == 2)
        #expect(parts.bodyLine == bodyLine)
    }

    @Test(
        "is refused at the file's start",
        arguments: [
            ("", "the file does not begin with front matter"),
            ("Text", "the file does not begin with front matter"),
            ("\n---\na: 1\n---\n", "the file does not begin with front matter"),
            (" ---\na: 1\n---\n", "the file does not begin with front matter"),
            ("----\na: 1\n----\n", "the file does not begin with front matter"),
            ("---", "the front matter is not closed"),
            ("---\na: 1\n", "the front matter is not closed"),
            ("---\na: 1\n ---\n", "the front matter is not closed"),
        ])
    func refused(text: String, expected: String) {
        #expect(
            faults { () throws(DiagnosticError) in try FrontMatter(file(text)) }
                == ["1:1 \(expected)"])
    }

    @Test("is at most 64 kibibytes")
    func limit() throws {
        let longest = "a: " + String(repeating: "x", count: 65_532) + "\n"
        #expect(try FrontMatter(file("---\n\(longest)---\n")).yaml.utf8.count == 65_536)
        #expect(
            faults { () throws(DiagnosticError) in try FrontMatter(file("---\n \(longest)---\n")) }
                == ["1:1 the front matter is larger than 64 KiB"])
    }

    @Test("is found behind a byte order mark")
    func byteOrderMark() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("---\na: 1\n---\nx".utf8)
        let parts = try FrontMatter(ContentText(path: "a.md", bytes: bytes))
        #expect(parts.yaml == "a: 1\n")
    }
}

@Suite("Text of a file")
struct ContentTextTests {
    @Test(
        "is refused at the first byte that is not UTF-8",
        arguments: [
            ([0xFF], "1:1"), ([0x61, 0xFF], "1:2"), ([0x61, 0x0A, 0x62, 0xC3], "2:2"),
            (Array("é\nüü".utf8) + [0x80], "2:3"), ([0x0A, 0x0A, 0xC0, 0xAF], "3:1"),
            ([0xED, 0xA0, 0x80], "1:1"), ([0xF4, 0x90, 0x80, 0x80], "1:1"),
            ([0x61, 0x0D, 0x0A, 0xE2, 0x82], "2:1"),
            ([0xEF, 0xBB, 0xBF, 0x61, 0xFF], "1:2"), ([0x61, 0x00, 0xFF], "1:3"),
        ] as [([UInt8], String)])
    func notUTF8(bytes: [UInt8], location: String) {
        #expect(
            faults { () throws(DiagnosticError) in try ContentText(path: "a", bytes: bytes) }
                == ["\(location) this byte is not UTF-8 text"])
    }

    @Test("loses a byte order mark at its start, and no other")
    func byteOrderMark() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = try ContentText(path: "a", bytes: mark + [0x61] + mark).text
        #expect(Array(text.utf8) == [0x61] + mark)
    }

    @Test("is at most four mebibytes")
    func limit() throws {
        let bytes = [UInt8](repeating: 0x61, count: 4 * 1024 * 1024)
        #expect(try ContentText(path: "a", bytes: bytes).text.utf8.count == bytes.count)
        #expect(
            faults { () throws(DiagnosticError) in
                try ContentText(path: "a", bytes: bytes + [0x61])
            } == ["1:1 the file is larger than 4096 KiB"])
    }
}
