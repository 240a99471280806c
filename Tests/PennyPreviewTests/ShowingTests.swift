import PennyDiagnostics
import PennyMarkup
import Testing

@testable import PennyPreview

@Suite struct ShowingTests {
    @Test(arguments: [
        (
            "default-src 'none'",
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'"
        ),
        (
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'",
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'"
        ),
        (
            "script-src 'none';style-src https://a.example; connect-src 'self'",
            "script-src 'self'; style-src https://a.example 'self'; connect-src 'self'"
        ),
    ])
    func `a policy lets the preview in, and nobody else`(_ policy: String, _ wanted: String) {
        #expect(PreviewPage.allowing(policy) == wanted)
    }

    @Test func `the script comes before those of the page, and the rest is as it was`() {
        let page = "<head><meta charset=\"utf-8\"><script src=\"a.js\"></script></head><p>é"
        let made = String(
            decoding: PreviewPage(Array(page.utf8), tag: "\"t\"", .init(nil)).bytes, as: UTF8.self)
        let script = """
            <script defer src="/__pennypress/preview.js" data-page="t" data-edition="0" \
            data-style="0" data-code="0" data-files="0"></script>

            """
        #expect(made == page.replacing("<script src", with: script + "<script src"))
    }

    @Test(arguments: ["<head></head>", "no markup", ""])
    func `any page has the script`(_ page: String) {
        let made = PreviewPage(Array(page.utf8), tag: "", .init(nil)).bytes
        #expect(String(decoding: made, as: UTF8.self).contains("preview.js"))
    }

    @Test(arguments: [
        ("editor", "editor://open?file=/a%20b/%C3%A9.md&line=3&column=7"),
        ("vscode", "vscode://file/a%20b/%C3%A9.md:3:7"),
        ("my://x?p={path}#{line}", "my://x?p=/a%20b/%C3%A9.md#3"),
    ])
    func `a location is an address of the editor's`(_ name: String, _ wanted: String) {
        #expect(EditorLink(name)?.address("/a b/é.md", line: 3, column: 7) == wanted)
    }

    @Test(arguments: [
        "vi", "", "vscode://file", "javascript:alert({path})", "://{path}", "a b://{path}",
    ])
    func `what opens no location is no editor`(_ name: String) {
        #expect(EditorLink(name) == nil)
    }

    @Test func `faults are reported with their locations, and any text is text`() {
        let fault = Diagnostic(
            .error, at: SourceLocation(path: "no/file.md", line: 2, column: 3),
            "“a\"\\\u{1}” is wrong",
            nextStep: "Mend it.",
            related: [.first(at: SourceLocation(path: "no/other.md", line: 4))])
        let list = FaultList(
            [fault, Diagnostic(.warning, at: .option("--x"), "odd")], .standard, in: "no")
        #expect(
            list.json.message().text == #"""
                {"count":"1 error and 1 warning","items":[{"place":"--x","href":null,\#
                "severity":"warning","summary":"odd","line":null,"excerpt":null,"caret":null,\#
                "related":[],"next":""},{"place":"file.md:2:3","href":null,"severity":"error",\#
                "summary":"“a\"\\\u0001” is wrong","line":null,"excerpt":null,"caret":null,\#
                "related":[{"label":"first","place":"other.md:4:1","href":null}],\#
                "next":"Mend it."}]}
                """#)
    }

    @Test func `the page of faults shows their text as text`() {
        let fault = Diagnostic(.error, at: .option("<x>"), "a & b")
        let page = String(
            decoding: FaultPage.bytes(FaultList([fault], .standard, in: "no"), .init(nil)),
            as: UTF8.self)
        #expect(page.contains("<pre>&lt;x&gt;: error: a &amp; b\n1 error\n</pre>"))
    }

    @Test func `a pause ends soon behind the last change, and not long behind the first`() {
        let start = ContinuousClock.now
        var pause = Pause()
        #expect(!pause.isOn)
        pause.begin(start)
        #expect(pause.isOn && pause.milliseconds(start) == 5)
        pause.begin(start + .milliseconds(30))
        #expect(pause.milliseconds(start + .milliseconds(30)) == 5)
        #expect(pause.milliseconds(start + .milliseconds(48)) == 2)
        #expect(pause.milliseconds(start + .milliseconds(90)) == 0)
        pause.end()
        #expect(!pause.isOn)
    }
}
