import PennyDiagnostics
import Testing

@Suite("Printed diagnostics")
struct DiagnosticPrinterTests {
    func printed(
        _ file: String?, line: Int, column: Int, _ summary: String = "wrong", nextStep: String = ""
    ) -> String {
        let location = SourceLocation(path: "a.md", line: line, column: column)
        let diagnostic = Diagnostic(at: location, summary, nextStep: nextStep)
        return DiagnosticPrinter { $0 == "a.md" ? file : nil }.text(of: [diagnostic])
    }

    @Test("show the place, the line with a caret under it, and the next step")
    func whole() {
        let file = "---\nkind: laon\nrate: 6\n---\n"
        let text = printed(
            file, line: 2, column: 7, "kind “laon” is not a calculator",
            nextStep: "Did you mean “loan”?")
        #expect(
            text == """
                a.md:2:7: error: kind “laon” is not a calculator
                 2 | kind: laon
                   |       ^
                   Did you mean “loan”?

                """)
    }

    @Test("show other places before the next step")
    func related() {
        let diagnostic = Diagnostic(
            at: SourceLocation(path: "a.md", line: 9), "“rate” is given twice",
            nextStep: "Keep one of the two.",
            related: [
                .first(at: SourceLocation(path: "b.md", line: 4, column: 3)),
                RelatedLocation("more", at: SourceLocation.option("--set\u{1B}")),
            ])
        #expect(
            DiagnosticPrinter { _ in nil }.text(of: [diagnostic]) == """
                a.md:9:1: error: “rate” is given twice
                   first at b.md:4:3
                   more at --set\u{FFFD}
                   Keep one of the two.

                """)
    }

    @Test(
        "put the caret under the column",
        arguments: [
            ("abc", 1, "abc", "^"), ("abc", 3, "abc", "  ^"), ("abc", 4, "abc", "   ^"),
            ("abc", 99, "abc", "   ^"), ("abc", 0, "abc", "^"), ("abc", -5, "abc", "^"),
            ("\tb", 2, " b", " ^"), ("\t\tb", 3, "  b", "  ^"), ("é: x", 4, "é: x", "   ^"),
            ("a\u{1B}[31mb", 2, "a\u{FFFD}[31mb", " ^"),
            ("a\u{202E}b", 3, "a\u{FFFD}b", "  ^"), ("a\u{0}b", 3, "a\u{FFFD}b", "  ^"),
            ("a\u{85}b", 3, "a\u{FFFD}b", "  ^"), ("a\u{2028}b", 3, "a\u{FFFD}b", "  ^"),
        ])
    func caret(line: String, column: Int, excerpt: String, caret: String) {
        let expected = "a.md:1:\(column): error: wrong\n 1 | \(excerpt)\n   | \(caret)\n"
        #expect(printed(line, line: 1, column: column) == expected)
    }

    @Test("cut a long line around the column, with the caret still under it")
    func longLine() {
        let line = String(repeating: "a", count: 499) + "X" + String(repeating: "b", count: 500)
        let rows = printed(line, line: 1, column: 500).split(separator: "\n")
        #expect(
            rows[1] == " 1 | …" + String(repeating: "a", count: 60) + "X"
                + String(repeating: "b", count: 39) + "…")
        #expect(rows[2] == "   | " + String(repeating: " ", count: 61) + "^")
    }

    @Test("cut a long line behind a column near its start")
    func longLineFromStart() {
        let line = "X" + String(repeating: "b", count: 500)
        let rows = printed(line, line: 1, column: 1).split(separator: "\n")
        #expect(rows[1] == " 1 | X" + String(repeating: "b", count: 99) + "…")
        #expect(rows[2] == "   | ^")
    }

    @Test("widen the margin for a longer line number")
    func margin() {
        let file = String(repeating: "\n", count: 99) + "here\n"
        #expect(
            printed(file, line: 100, column: 2)
                == "a.md:100:2: error: wrong\n 100 | here\n     |  ^\n")
    }

    @Test(
        "count lines by line feeds alone",
        arguments: [
            ("one\r\ntwo\r\nthree", 3, "three"), ("one\r\ntwo\r\nthree", 2, "two"),
            ("a\u{B}b\u{C}c\u{85}d\u{2028}e\nsecond", 2, "second"), ("\n\nthird\n", 3, "third"),
        ])
    func lines(file: String, line: Int, excerpt: String) {
        #expect(
            printed(file, line: line, column: 1)
                == "a.md:\(line):1: error: wrong\n \(line) | \(excerpt)\n   | ^\n")
    }

    @Test(
        "leave the excerpt out where there is none to show",
        arguments: [(nil, 1), ("one\n", 3), ("  \n", 1), ("", 1)]
            as [(String?, Int)])
    func noExcerpt(file: String?, line: Int) {
        #expect(
            printed(file, line: line, column: 1, nextStep: "Do it.")
                == "a.md:\(line):1: error: wrong\n   Do it.\n")
    }

    @Test("name an option without a line")
    func options() {
        let diagnostic = Diagnostic(at: .option("--set rate=5"), "wrong")
        #expect(
            DiagnosticPrinter { _ in "one\n" }.text(of: [diagnostic])
                == "--set rate=5: error: wrong\n")
    }

    @Test("show control characters of words and paths as harmless ones")
    func controlCharacters() {
        let location = SourceLocation(path: "a\u{1B}]0;x\u{7}\n.md")
        let diagnostic = Diagnostic(
            at: location, "kind “\u{1B}[2J” is wrong", nextStep: "Write\u{202E} it.")
        #expect(
            DiagnosticPrinter { _ in nil }.text(of: [diagnostic]) == """
                a\u{FFFD}]0;x\u{FFFD}\u{FFFD}.md:1:1: error: kind “\u{FFFD}[2J” is wrong
                   Write\u{FFFD} it.

                """)
    }

    @Test("print many in order, each file read once")
    func order() {
        var reads: [String] = []
        let printer = DiagnosticPrinter { path in
            reads.append(path)
            return "x"
        }
        let text = printer.text(of: [
            Diagnostic(.warning, at: .init(path: "b", line: 1, column: 1), "three"),
            Diagnostic(at: .init(path: "b", line: 1, column: 1), "two"),
            Diagnostic(at: .init(path: "a", line: 9, column: 1), "one"),
            Diagnostic(at: .init(path: "b", line: 1, column: 2), "four"),
        ])
        let heads = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(
            heads == [
                "a:9:1: error: one", "b:1:1: error: two", "b:1:1: warning: three",
                "b:1:2: error: four",
            ])
        #expect(reads == ["a", "b"])
    }
}
