import PennyDiagnostics

/// The keys and the Markdown body of a content file. A translation inherits from its original what
/// it leaves out.
struct ContentFile {
    private(set) var keys: KeyReader
    private(set) var entries: [ContentNode.Entry]
    private(set) var body: String
    /// The line of the file that the body begins on.
    private(set) var bodyLine: Int
    /// The file of the body. A translation without a body has that of its original.
    private(set) var bodyPath: String
    /// The location at which missing keys are reported: the first line of the file, or of a
    /// translation's original.
    let missing: SourceLocation
    /// The conflicts between a translation and its original, which `keys` has as well.
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether a translation with these entries inherits a key of its original.
    typealias Inherits = (_ key: String, _ own: [ContentNode.Entry]) -> Bool

    /// Reads a file with front matter.
    init(
        markdown file: ContentText, inherits: Inherits = { _, _ in true }
    ) throws(DiagnosticError) {
        try self.init(file, try Parts(markdown: file), YAMLReader.standardLimit, inherits)
    }

    /// Reads a file that is all YAML or JSON.
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
        missing = SourceLocation(path: file.original?.path ?? file.path)
        keys = KeyReader(entries, start: SourceLocation(path: file.path))
        guard let original = file.original else { return }
        let other =
            ContentFormat.isMarkdown(original.path)
            ? try Parts(markdown: original) : try Parts(data: original, byteLimit)
        diagnostics = TranslatedKeys.faults(of: entries, beside: other.entries, in: original.path)
        let inherited = other.entries.filter { inherits($0.key, own.entries) }
        entries = TranslatedKeys.merged(own.entries, over: inherited)
        keys = KeyReader(entries, start: SourceLocation(path: file.path), missing: missing)
        keys.add(diagnostics)
        if body.allSatisfy(\.isWhitespace), !other.body.allSatisfy(\.isWhitespace) {
            (body, bodyLine, bodyPath) = (other.body, other.bodyLine, original.path)
        }
    }
}

/// The front matter and the body of one file.
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
