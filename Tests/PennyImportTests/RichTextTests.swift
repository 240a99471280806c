import PennyDiagnostics
import PennyTestSupport
import Testing

@testable import PennyImport

/// The text of a file with this after its first words.
private func richText(_ rtf: String, head: String = "\\ansi ") throws -> String {
    try RichText(ImportSource(path: "a.rtf", bytes: Array("{\\rtf1\(head)\(rtf)}".utf8))).text
}

private func faults(_ bytes: [UInt8]) -> [String] {
    do throws(DiagnosticError) {
        _ = try RichText(ImportSource(path: "a.rtf", bytes: bytes))
        return []
    } catch {
        return error.diagnostics.map(line)
    }
}

@Suite("A rich text")
struct RichTextTests {
    @Test(
        "reads as what it shows",
        arguments: [
            // Groups, and what is no text
            ("a{b{\\b c}d}e", "abcde"), ("a{\\*\\unknown b{c}}d", "ad"),
            ("{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red1;}{\\stylesheet{\\s0 x;}}a", "a"),
            ("{\\info{\\title x}{\\author y}}{\\pict\\wmetafile8 0102}a", "a"),
            ("{\\header x\\par}{\\footerl x}{\\listtable{\\list x}}{\\object{\\result x}}a", "a"),
            ("{\\field{\\*\\fldinst HYPERLINK \"x\"}{\\fldrslt y}}", "y"),
            ("a\\bin3 {}\\b", "ab"), ("{\\*\\x\\bin2 }}y}b", "b"), ("a\\v hidden\\v0 b", "ab"),
            ("a{\\v b}c\\v d\\plain e", "ace"), ("a\r\nb\nc", "abc"),
            ("a\\unknown7 b\\x-1c", "abc"),
            // Characters with names
            ("a\\par b\\line c\\tab d", "a\nb\u{2028}c\td"), ("a\\\nb\\\r\nc\\\rd", "a\nb\nc\nd"),
            ("a\\cell b\\row c\\page d\\sect e", "a\tb\nc\nd\ne"),
            ("a\\~b\\_c\\-d\\\\\\{\\}", "a\u{A0}b\u{2011}cd\\{}"),
            ("\\emdash\\endash\\bullet\\emspace\\enspace", "—–•\u{2003}\u{2002}"),
            ("\\lquote a\\rquote\\ldblquote b\\rdblquote", "‘a’“b”"),
            // Bytes
            ("\\'92\\'e9\\'E9\\'7c", "’éé|"), ("\\'41\\'00", "A"),
            // Unicode
            ("\\u8217?a", "’a"), ("\\u8217 ?a", "’a"), ("\\u8217\\'92a", "’a"),
            ("\\uc0\\u8232 a", "\u{2028}a"), ("\\uc2\\u8217\\'92?a", "’a"),
            ("\\uc2\\u8217\\b ?a", "’a"), ("\\uc1\\u8217\\bin2 ??a", "’a"),
            ("\\uc3\\u8217?\\~\r\nxa", "’a"), ("{\\uc0\\u233}\\u8217?a", "é’a"),
            ("\\uc5\\u8217?{a}b", "’ab"), ("{\\uc5\\u8217?}b", "’b"), ("\\u-3972?", "\u{F07C}"),
            ("\\u-10179?\\u-8704?a", "\u{1F600}a"), ("\\u55357?\\u56832?", "\u{1F600}"),
            ("\\uc0\\u128512 a", "\u{1F600}a"),
        ])
    func text(rtf: String, expected: String) throws {
        #expect(try richText(rtf) == expected)
    }

    @Test(
        "has bytes of the code page of the font, else of the document",
        arguments: [
            ("\\ansi ", "\\'e9", "é"), ("\\ansi\\ansicpg1251 ", "\\'e9", "й"),
            ("\\ansi\\ansicpg1250\\deff0 ", "\\'b9", "ą"), ("\\mac ", "\\'8e\\'d5", "é’"),
            ("\\pc ", "\\'82", "é"), ("\\pca ", "\\'82\\'b5", "éÁ"),
            ("\\ansi\\ansicpg10000 ", "\\'8e", "é"), ("", "\\'92", "’"),
            ("\\ansi{\\fonttbl{\\f1\\fcharset161 G;}}", "\\f1\\'e1\\f0\\'e1", "αá"),
            (
                "\\ansi{\\fonttbl\\f1\\fcharset204 A;\\f2\\fcharset0 B;}", "{\\f1\\'e1}\\f2\\'e1",
                "бá"
            ),
            ("\\ansi\\deff1{\\fonttbl{\\f1\\fcharset238 A;}}", "\\'b9\\f0\\'b9", "ą¹"),
            ("\\ansi{\\fonttbl{\\f1\\fcharset204\\cpg1253 A;}}", "\\f1\\'e1\\plain\\'e1", "αá"),
            ("\\ansi{\\fonttbl{\\f1{\\*\\panose\\fcharset204 0}A;}}", "\\f1\\'e1", "á"),
            (
                "\\ansi{\\fonttbl{\\f1\\fcharset255 A;}{\\f2\\fcharset77 B;}}",
                "\\f1\\'82\\f2\\'8e", "éé"
            ),
            (
                "\\ansi{\\fonttbl{\\f1\\fcharset222 A;}{\\f2\\fcharset186 B;}}",
                "\\f1\\'a1\\f2\\'e0", "กą"
            ),
            (
                "\\ansi{\\fonttbl{\\f1\\fcharset162 A;}{\\f2\\fcharset177 B;}}",
                "\\f1\\'fd\\f2\\'e0", "ıא"
            ),
            (
                "\\ansi{\\fonttbl{\\f1\\fcharset178 A;}{\\f2\\fcharset254 B;}}",
                "\\f1\\'c7\\f2\\'82", "اé"
            ),
        ])
    func codePages(head: String, rtf: String, expected: String) throws {
        #expect(try richText(rtf, head: head) == expected)
    }

    @Test("may have its bytes as they are")
    func rawBytes() throws {
        let bytes = Array("{\\rtf1\\ansi\\ansicpg1251 ".utf8) + [0xE9] + Array("}\r\n\0".utf8)
        #expect(try RichText(ImportSource(path: "a.rtf", bytes: bytes)).text == "й")
    }

    @Test("of Apache Tika in Cyrillic reads whole")
    func tika() throws {
        let path = "Tests/PennyImportTests/Samples/tika-font-after-buffered-text.rtf"
        let source = ImportSource(path: "a.rtf", bytes: try Repository.bytes(of: path))
        #expect(try RichText(source).text == "\nУважаемый клиент!\n")
    }

    @Test("knows where each character stands")
    func locations() throws {
        let file = "{\\rtf1\r\n{\\b a}\\'92\n\\u8217?}"
        let text = try RichText(ImportSource(path: "a.rtf", bytes: Array(file.utf8)))
        #expect(
            text.characters.map { text.location(of: $0.offset).description }
                == ["a.rtf:2:5", "a.rtf:2:7", "a.rtf:3:1"])
    }

    private static let again = "Open the file in a text editor and save it as RTF again."
    private static let character = "Write the character again, and save the file."
    private static let unicode =
        "Save the file with an editor that writes Unicode, such as LibreOffice."

    @Test(
        "that cannot be read says where and why",
        arguments: [
            (
                "",
                "1:1 error: the file is not in Rich Text Format | Save it as RTF; a table can be CSV."
            ),
            (
                "{\\rtx",
                "1:1 error: the file is not in Rich Text Format | Save it as RTF; a table can be CSV."
            ),
            ("{\\rtf1 a", "1:1 error: the group that “{” begins here has no end | \(again)"),
            ("{\\rtf1\n{a{b}", "2:1 error: the group that “{” begins here has no end | \(again)"),
            ("{\\rtf1 a}\n}", "2:1 error: “}” ends no group | \(again)"),
            ("{\\rtf1 a}{b}", "1:10 error: the file goes on after its last group | \(again)"),
            (
                "{\\rtf1 \\'9}",
                "1:8 error: two hexadecimal digits are missing after “\\'” | \(character)"
            ),
            (
                "{\\rtf1 \\'zz}",
                "1:8 error: two hexadecimal digits are missing after “\\'” | \(character)"
            ),
            (
                "{\\rtf1 a\\'81\\'81}",
                "1:9 error: byte 81 is no character of code page 1252 | \(character)"
            ),
            (
                "{\\rtf1\\ansicpg932 a\\'81\\'82}",
                "1:20 error: code page 932 cannot be read | \(unicode)"
            ),
            (
                "{\\rtf1{\\fonttbl{\\f0\\fcharset128 A;}}\\f0\\'81}",
                "1:40 error: code page 932 cannot be read | \(unicode)"
            ),
            (
                "{\\rtf1{\\fonttbl{\\f0\\fcharset2 A;}}\\f0\\'81}",
                "1:38 error: character set 2 cannot be read | \(unicode)"
            ),
            ("{\\rtf1 \\u-40000?}", "1:8 error: “\\u-40000” is no character | \(character)"),
            ("{\\rtf1 \\u1114112?}", "1:8 error: “\\u1114112” is no character | \(character)"),
            ("{\\rtf1 \\u56832?}", "1:8 error: half of a character is alone | \(character)"),
            ("{\\rtf1 a\\u55357?b}", "1:9 error: half of a character is alone | \(character)"),
            ("{\\rtf1 \\u55357?}", "1:8 error: half of a character is alone | \(character)"),
            (
                "{\\rtf1 \\u55357?\\u65?}",
                "1:8 error: half of a character is alone | \(character)"
            ),
            (
                "{\\rtf1" + String(repeating: "{", count: 512),
                "1:518 error: groups lie more than 512 deep in each other | \(again)"
            ),
        ])
    func problems(rtf: String, expected: String) {
        #expect(faults(Array(rtf.utf8)).first == expected)
    }

    @Test("may be as deep as the limit, and no larger than any other file")
    func limits() {
        let deep =
            "{\\rtf1" + String(repeating: "{", count: 511) + "a"
            + String(repeating: "}", count: 512)
        #expect(faults(Array(deep.utf8)) == [])
        let large = Array("{\\rtf1 ".utf8) + [UInt8](repeating: 97, count: 4 << 20)
        #expect(faults(large).map { $0.hasPrefix("1:1 error: ") } == [true])
    }

    @Test("is read or refused, however damaged")
    func damaged() {
        let sample = Array(
            "{\\rtf1{\\fonttbl\\f0\\fcharset204 A;}\\uc2\\u-10179??\\u-8704??\\'e9\\bin2 ab{\\*\\x}}"
                .utf8)
        let noise = Array("{}\\'u-019 binucf*\n".utf8) + [0, 0x81, 0xFF]
        var random = RandomNumbers(seed: 11)
        for _ in 0..<5000 {
            var bytes = sample
            for _ in 0...random.below(5) where !bytes.isEmpty {
                let index = random.below(bytes.count)
                switch random.below(3) {
                case 0: bytes.remove(at: index)
                case 1: bytes.insert(noise[random.below(noise.count)], at: index)
                default: bytes[index] = noise[random.below(noise.count)]
                }
            }
            var reader = RichTextReader(bytes)
            reader.read()
            #expect(reader.characters.allSatisfy { $0.offset < bytes.count })
            #expect(reader.problems.allSatisfy { $0.offset <= bytes.count })
        }
    }
}
