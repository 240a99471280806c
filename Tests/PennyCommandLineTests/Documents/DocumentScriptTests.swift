import Testing

/// Tests how steps are found in documents.
struct DocumentScriptTests {
    @Test func `a block of commands and a file that the text names are steps`() {
        let script = DocumentScript(
            "Make `pages/a.md`:\n\n```markdown\n---\ntitle: A\n---\n```\n\n```sh\npennypress check\n```\n"
        )
        #expect(
            script.steps == [
                .file(path: "pages/a.md", text: "---\ntitle: A\n---\n"),
                .run(commands: "pennypress check\n", fails: false, line: 9),
            ])
    }

    @Test func `output, code and blocks within blocks are none`() {
        let script = DocumentScript(
            "As here:\n\n```text\nx\n```\n\n````markdown\n```sh\nls\n```\n````\n\nUse `a.md`.\n\n```yaml\na: b\n```\n"
        )
        #expect(script.steps.isEmpty)
    }

    @Test func `front matter of no file, failing commands and hidden ones are distinguished`() {
        let script = DocumentScript(
            "<!-- sh: pennypress new . -->\n\n```markdown\n---\ntitle: A\n---\n```\n\n```sh fails\nls x\n```\n"
        )
        #expect(
            script.steps == [
                .run(commands: "pennypress new .", fails: false, line: 1), .nameless(line: 3),
                .run(commands: "ls x\n", fails: true, line: 9),
            ])
    }
}
