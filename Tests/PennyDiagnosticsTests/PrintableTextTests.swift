import PennyDiagnostics
import Testing

@Suite struct PrintableTextTests {
    @Test(arguments: [
        "\u{200F}٨٬٨٨٤٫٨٨ ج.م.\u{200F}", "٣١\u{200F}/٠١\u{200F}/٢٠٢٧", "١٢٫٦٨٢٪\u{61C}",
        "\u{200E}1,234.00 \u{200E}₪", "−\u{2060}$386.66", "می\u{200C}خواهم", "👩\u{200D}👧",
    ])
    func `marks that amounts and letters are written with are shown`(_ text: String) {
        #expect(printableLines(text) == text)
    }

    @Test(arguments: [
        "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{1B}", "\u{7}", "\u{2028}",
        "\u{E0041}",
    ])
    func `what would change or hide other text is not`(_ mark: String) {
        #expect(printableLines("a\(mark)b") == "a\u{FFFD}b")
    }

    @Test func `a line of a file shows that it has a mark`() {
        let location = SourceLocation(path: "a.md", line: 1, column: 1)
        let text = DiagnosticPrinter { _ in "ki\u{200F}nd: loan\n" }.text(
            of: [Diagnostic(at: location, "wrong", nextStep: "")])
        #expect(text.contains(" 1 | ki\u{FFFD}nd: loan\n"))
    }
}
