import PennyContent
import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyImport

@Suite("Text written as YAML")
struct YAMLTextTests {
    @Test(
        "is in quotes only where it needs them",
        arguments: [
            ("Own brand", "Own brand"), ("400 g", "400 g"), ("6 x 330 ml", "6 x 330 ml"),
            ("1.25", "1.25"), ("Käse, alt (50%)", "Käse, alt (50%)"), ("", "\"\""),
            ("a: b", "\"a: b\""), ("a #b", "\"a #b\""), ("- a", "\"- a\""),
            ("say \"a\\b\"", "\"say \\\"a\\\\b\\\"\""), ("$4.99", "\"$4.99\""),
            (" a\r\nb\tc ", "a b c"), ("rice [bio]", "\"rice [bio]\""),
            ("rice [bio", "\"rice \\x5Bbio\""), ("*a &b", "\"\\x2Aa \\x26b\""),
            ("🏠\u{200D}\u{0}\u{1}\u{F0000}", "\"🏠\\u200D \\U000F0000\""),
        ])
    func scalars(text: String, expected: String) {
        #expect(YAMLText.scalar(text) == expected)
    }

    /// The products with these names, as a reader of front matter reads them back.
    private func readBack(_ names: [String]) throws -> [String] {
        var set = FrontMatterWriter()
        set.add("kind", "comparison")
        set.add("products", names.map { [("name", $0), ("price", "1"), ("size", $0)] })
        let text = ContentText(path: "a.md", text: try set.file("Imported.", from: "a.csv"))
        let read = try SavedSetReader().read(markdown: text, id: "a").sound()
        guard case .entries(let rows)? = read.inputs.first?.value else { return [] }
        for row in rows { #expect(row.first?.text == row.last?.text) }
        return rows.compactMap(\.first?.text)
    }

    @Test("is read back as it was")
    func hostile() throws {
        let names = [
            "", "'", "\"", "''", "\"\"", "\\", "\\n", "a\\", "a: b", ":", ": ", "a:", "#", " #a",
            "a #",
            "-", "- a", "--", "---", "...", "?", "? a", "!", "!!str a", "!a", "&a", "*a", "&a *a",
            "R&D *now*", "%YAML", "@a", "`a`", "|", ">", ">-", "[", "]", "{", "}", "[a, b]",
            "{a: b}",
            "[[[[[[", "]]]]", "{{this.best}}", "null", "~", "true", "yes", "0x10", "1e3", "012",
            "2026-10-01", "=", "<<", "a, b", ",a", "ü", "日本", "🏠👨‍👩‍👧", "\u{FEFF}a", "a\u{FEFF}",
            "\u{0}", "a\u{7}b", "\u{7F}", "\u{9F}", "\u{202E}abc", "\u{FFFE}", "\u{E000}",
            "e\u{301}",
            "\u{301}", "a  b", "$1,200.00", "50%", String(repeating: "long \"text\": ", count: 900),
            String(repeating: "x", count: 5000),
        ]
        #expect(try readBack(names) == names.map(YAMLText.oneLine))
        for name in names {
            #expect(try readBack([name]) == [YAMLText.oneLine(name)], "\(name.debugDescription)")
        }
    }

    @Test("is read back as it was, whatever it is made of")
    func law() throws {
        let alphabet = Array(
            "ab 1:#-?*&!|>'\"\\%@`[]{},\n\r\t.~=<é日🏠\u{0}\u{7F}\u{85}\u{A0}\u{2028}\u{FEFF}"
                .unicodeScalars)
        var state: UInt64 = 20_261_121
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<40 {
            let names = (0..<50).map { _ in
                var name = String.UnicodeScalarView()
                for _ in 0...next(12) { name.append(alphabet[next(alphabet.count)]) }
                return String(name)
            }
            #expect(try readBack(names) == names.map(YAMLText.oneLine))
        }
    }

    @Test("is refused where it is more than front matter can hold")
    func tooLarge() {
        var set = FrontMatterWriter()
        set.add("title", String(repeating: "a", count: 70_000))
        let found = Outcome { () throws(DiagnosticError) in
            _ = try set.file("", from: "a.csv")
            return Imported(files: [], leftOut: [], notes: [])
        }
        #expect(
            found.errors == [
                """
                1:1 error: what it holds is more than a file of 64 KiB | Split the file to import.
                """
            ])
    }

    @Test(
        "of a file's name stands for nothing else in Markdown",
        arguments: [
            ("a/rice-2.csv", "rice-2.csv"), ("my_file.csv", "my&#95;file.csv"),
            ("{{a.b}}.csv", "&#123;&#123;a.b&#125;&#125;.csv"),
            ("[a](b).csv", "&#91;a&#93;&#40;b&#41;.csv"),
            ("*é*", "&#42;é&#42;"),
        ])
    func fileNames(path: String, expected: String) {
        #expect(FrontMatterWriter.markdown(fileName: path) == expected)
    }
}
