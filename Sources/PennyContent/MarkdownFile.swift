import PennyDiagnostics

/// A Markdown file taken apart: the keys of its front matter, and the body.
struct MarkdownFile {
    let keys: KeyReader
    let entries: [ContentNode.Entry]
    let body: String
    /// The line of the file where the body begins.
    let bodyLine: Int

    init(_ file: ContentText) throws(DiagnosticError) {
        let parts = try FrontMatter(file)
        entries = try YAMLReader(path: file.path, firstLine: parts.yamlLine)
            .entries(of: parts.yaml)
        keys = KeyReader(entries, start: SourceLocation(path: file.path))
        body = parts.body
        bodyLine = parts.bodyLine
    }
}
