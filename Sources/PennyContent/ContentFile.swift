import PennyDiagnostics

/// A content file taken apart: its keys, and the body of Markdown. Of a translation, with what its
/// original says and it leaves out.
struct ContentFile {
    private(set) var keys: KeyReader
    private(set) var entries: [ContentNode.Entry]
    private(set) var body: String
    /// The line of the file where the body begins.
    private(set) var bodyLine: Int
    /// The file that the body stands in: a translation without a text has that of its original.
    private(set) var bodyPath: String
    /// What is wrong between a translation and its original; the keys have it, too.
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether a translation with these keys takes over a key of its original.
    typealias Inherits = (_ key: String, _ own: [ContentNode.Entry]) -> Bool

    /// A file with front matter.
    init(
        markdown file: ContentText, inherits: Inherits = { _, _ in true }
    ) throws(DiagnosticError) {
        try self.init(file, try Parts(markdown: file), YAMLReader.standardLimit, inherits)
    }

    /// A file of YAML or JSON alone.
    init(
        data file: ContentText, byteLimit: Int = YAMLReader.standardLimit,
        inherits: Inherits = { _, _ in true }
    ) throws(DiagnosticError) {
        try self.init(file, try Parts(data: file, byteLimit), byteLimit, inherits)
    }

    private init(
        _ file: ContentText, _ own: Parts, _ byteLimit: Int, _ inherits: Inherits
    ) throws(DiagnosticError) {
        (entries, body, bodyLine, bodyPath) = (own.entries, own.body, own.bodyLine, file.path)
        keys = KeyReader(entries, start: SourceLocation(path: file.path))
        guard let original = file.original else { return }
        let other =
            original.path.hasSuffix(".md")
            ? try Parts(markdown: original) : try Parts(data: original, byteLimit)
        diagnostics = TranslatedKeys.faults(of: entries, beside: other.entries, in: original.path)
        let inherited = other.entries.filter { inherits($0.key, own.entries) }
        entries = TranslatedKeys.merged(own.entries, over: inherited)
        keys = KeyReader(entries, start: SourceLocation(path: file.path))
        keys.take(diagnostics)
        if body.allSatisfy(\.isWhitespace), !other.body.allSatisfy(\.isWhitespace) {
            (body, bodyLine, bodyPath) = (other.body, other.bodyLine, original.path)
        }
    }
}

/// The parts of one file.
private struct Parts {
    let entries: [ContentNode.Entry]
    var body = ""
    var bodyLine = 1

    init(markdown file: ContentText) throws(DiagnosticError) {
        let parts = try FrontMatter(file)
        let reader = YAMLReader(path: file.path, firstLine: parts.yamlLine)
        entries = try reader.entries(of: parts.yaml)
        (body, bodyLine) = (parts.body, parts.bodyLine)
    }

    init(data file: ContentText, _ byteLimit: Int) throws(DiagnosticError) {
        let reader = YAMLReader(path: file.path, firstLine: 1, byteLimit: byteLimit)
        entries = try reader.entries(of: file.text)
    }
}
