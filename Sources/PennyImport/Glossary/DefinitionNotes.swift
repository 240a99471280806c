import PennyDiagnostics
import PennyMarkdown

/// Finds problems in imported Markdown that need fixing by hand.
enum DefinitionNotes {
    /// The notes on a definition: Markdown that a site refuses, and link references that other
    /// definitions can no longer use.
    static func notes(on lines: ArraySlice<MarkdownLine>, path: String) -> [Diagnostic] {
        guard let first = lines.first else { return [] }
        let text = lines.map { String($0.text) }.joined(separator: "\n")
        let source = MarkdownSource(path: path, text: text, firstLine: first.number)
        var notes = Markdown.read(source).diagnostics.map(\.asWarning)
        for line in lines where line.kind == .text {
            let indent = line.text.prefix { $0 == " " }.count
            guard indent < 4, isReference(line.text.dropFirst(indent)) else { continue }
            notes.append(
                Diagnostic(
                    Fault.glossaryImport.linkReference,
                    at: SourceLocation(path: path, line: line.number, column: indent + 1)))
        }
        return notes.sorted()
    }

    /// Whether a line defines a link reference, `[words]:`, and not a footnote, `[^1]:`.
    private static func isReference(_ text: Substring) -> Bool {
        guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
        let words = text[..<end].dropFirst()
        return !words.isEmpty && words.first != "^" && text[end...].hasPrefix("]:")
    }
}
