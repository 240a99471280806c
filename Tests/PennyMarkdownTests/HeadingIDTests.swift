import PennyDiagnostics
import PennyMarkdown
import Testing

@Suite struct HeadingIDTests {
    @Test(
        "A heading can have an id of its author's",
        arguments: [
            ("## A b {#c}", "c", "A b"), ("## A {#c-d_e.1}", "c-d_e.1", "A"),
            ("## A {#c--d}", "c--d", "A"), ("## A {#c} ##", "c", "A"),
            ("A {#c}\n---", "c", "A"), ("## *A* {#c}", "c", "A"), ("## {#c}", "c", ""),
            ("> ## A {#B}", "B", "A"), ("## A {#2024}", "2024", "A"),
            ("## {{x}} {#c}", "c", "{{x}}"),
            // These are plain text.
            ("## A \\{#c}", "a-c", "A {#c}"), ("## A {#c} b", "a-c-b", "A {#c} b"),
            ("## A {# c}", "a-c", "A {# c}"), ("## A `{#c}`", "a-c", "A {#c}"),
            ("## A {#c", "a-c", "A {#c"),
        ])
    func ids(text: String, id: String, title: String) {
        #expect(outline(text).headings.map(\.anchor) == [id])
        #expect(outline(text).headings.map(\.text) == [title])
    }

    @Test func `a chosen id goes before one that is made from words`() {
        let text = "## My id\n\n## B {#my-id}\n\n## My id"
        #expect(outline(text).headings.map(\.anchor) == ["my-id-2", "my-id", "my-id-3"])
        #expect(html(text).contains("<h2 id=\"my-id\">B</h2>"))
        #expect(faults(text).isEmpty)
    }

    @Test(
        "An id that is in use is a fault in its place",
        arguments: [
            ("## A {#b}\n\n## C {#b}", "3:6", "b"), ("## A {#main}", "1:6", "main"),
            ("## é {#fn-1}", "1:6", "fn-1"), ("## A {#fnref-x}", "1:6", "fnref-x"),
        ])
    func collisions(text: String, location: String, id: String) {
        let faults = Markdown.read(body(text, reserved: ["main"])).diagnostics
        #expect(faults.map(\.summary) == ["heading id “\(id)” that the page has already"])
        #expect(faults.map { "\($0.location.line):\($0.location.column)" } == [location])
        #expect(faults.map(\.severity) == [.error])
    }

    @Test func `a question of a quiz can have one`() {
        let html = html("## Which? {#q}\n\n- (x) a\n  > b\n- ( ) c\n  > d")
        #expect(html.contains("aria-labelledby=\"q\""))
        #expect(html.contains("<h2 id=\"q\">Which?</h2>"))
    }
}
