import PennyDiagnostics
import Testing

@testable import PennyContent

/// The values below `fields:` in the front matter of a page.
@Suite struct PageFieldTests {
    private func read(_ yaml: String) -> Reading<ProsePage> {
        ProsePage.read(
            ContentText(path: "pages/book.md", text: "---\ntitle: Book\n\(yaml)\n---\n"),
            id: "book")
    }

    @Test(arguments: [
        ("a: Ada", PageField.Value.text("Ada")), ("a: 12", .text("12")),
        ("a: 2026-11-20", .text("2026-11-20")), ("a: yes", .flag(true)), ("a: true", .flag(true)),
        ("a: no", .flag(false)), ("a: false", .flag(false)), ("a: [b, 2]", .list(["b", "2"])),
        ("a: []", .list([])), ("a: Yes", .text("Yes")),
    ])
    func `a field is a text, yes or no, or a list of texts`(
        _ yaml: String, _ value: PageField.Value
    ) throws {
        let page = try read("fields:\n  \(yaml)").sound()
        #expect(page.fields == [PageField(name: "a", value: value)])
    }

    @Test(arguments: [
        ("fields: x", 131), ("fields:\n  a b: x", 177), ("fields:\n  a.b: x", 177),
        ("fields:\n  a: {b: x}", 178), ("fields:\n  a: [{b: x}]", 178), ("fields:\n  a:", 127),
        ("fields:\n  a: \"x\\u001By\"", 102), ("fields:\n  a: 1\n  a: 2", 112),
        ("template:", 127), ("template: [a]", 129),
    ])
    func `what cannot be a field is a fault`(_ yaml: String, _ code: FaultCode) {
        #expect(read(yaml).diagnostics.map(\.code) == [code])
    }

    @Test func `chapters of the course have neither fields nor templates`() {
        let lesson = Lesson.read(
            ContentText(
                path: "lessons/01-a.md", text: "---\ntitle: A\ntemplate: b\nfields: {a: b}\n---\n"),
            fileName: "01-a")
        #expect(lesson.diagnostics.map(\.code) == [124, 124])
    }
}
