import PennyTemplates
import Testing

/// The rules of the Mustache specification for white space, with cases of our own.
@Suite("Lines of a template")
struct TemplateLineTests {
    @Test(
        "are left out where a tag that shows nothing is alone on them",
        arguments: [
            ("a\n{{#on}}\nb\n{{/on}}\nc\n", "a\nb\nc\n"),
            ("  {{#on}}  \nb\n\t{{/on}}", "b\n"),
            ("a\r\n{{^off}}\r\nb\r\n{{/off}}\r\nc", "a\r\nb\r\nc"),
            ("a\n  {{! one\n two }}\nb", "a\nb"),
            ("{{! first }}\na\n{{! last }}", "a\n"),
            ("a\n\n{{#on}}\n\nb{{/on}}\n", "a\n\n\nb\n"),
            ("{{#list}}\n{{.}}\n{{/list}}\n", "x\ny\n"),
            ("{{<frame}}\n{{$body}}\nmine\n{{/body}}\n{{/frame}}\n", "<\nmine\n\n>\n"),
        ])
    func alone(template: String, expected: String) throws {
        #expect(try text(template) == expected)
    }

    @Test(
        "stay where anything else is on them",
        arguments: [
            ("a {{#on}}\nb {{/on}}\n", "a \nb \n"),
            ("{{#on}}{{/on}}\n", "\n"),
            ("  {{#on}} b {{/on}}  \n", "   b   \n"),
            (" {{! one }} {{! two }}\n", "  \n"),
            ("  {{one}}  \n", "  1  \n"),
            ("\u{A0}{{#on}}\n{{/on}}", "\u{A0}\n"),
        ])
    func notAlone(template: String, expected: String) throws {
        #expect(try text(template) == expected)
    }

    @Test(
        "of a partial are indented as its tag is, those of a value are not",
        arguments: [
            (" {{>lines}}\n", " a\n 1\n\n b x\ny\n"),
            ("\t{{>outer}}\n", "\t[\n\t  a\n\t  1\n\n\t  b x\ny\n\t]\n"),
            ("- {{>lines}}\n", "- a\n1\n\nb x\ny\n\n"),
            (" {{>lines}}|", " a\n1\n\nb x\ny\n|"),
        ])
    func indented(template: String, expected: String) throws {
        #expect(try text(template) == expected)
    }

    @Test("Each special byte is escaped, whatever comes after it")
    func escaping() throws {
        // A letter with a combining accent is one character to Swift.
        #expect(try text("{{accent}}") == "&lt;\u{301}b&gt;\u{338}")
    }

    private func text(_ template: String) throws -> String {
        let set = try TemplateSet.load([
            file("page", template), file("frame", "<\n{{$body}}{{/body}}\n>\n"),
            file("lines", "a\n{{one}}\n\nb {{two}}\n"),
            file("outer", "[\n  {{>lines}}\n]\n"),
        ])
        return try set.text(
            of: "page",
            [
                "on": .flag(true), "off": .flag(false), "one": .text("1"),
                "two": .text("x\ny"), "list": .list([.text("x"), .text("y")]),
                "accent": .text("<\u{301}b>\u{338}"),
            ])
    }
}
