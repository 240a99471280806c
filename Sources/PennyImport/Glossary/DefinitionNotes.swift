import PennyDiagnostics
import PennyMarkdown

/// What has to be mended by hand in the Markdown of others.
enum DefinitionNotes {
    /// What a site refuses in a definition, and links whose addresses no other
    /// definition has any more.
    static func notes(on lines: ArraySlice<MarkdownLine>, path: String) -> [Diagnostic] {
        guard let first = lines.first else { return [] }
        let text = lines.map { String($0.text) }.joined(separator: "\n")
        let source = MarkdownSource(path: path, text: text, firstLine: first.number)
        var notes = Markdown.read(source).diagnostics.map { refusal in
            var note = refusal
            note.severity = .warning
            return note
        }
        for line in lines where line.kind == .text {
            guard let match = line.text.prefixMatch(of: /\ {0,3}\[[^\]^][^\]]*\]:/)
            else { continue }
            let indent = match.output.prefix { $0 == " " }.count
            notes.append(
                Diagnostic(
                    .warning, ImportFault.glossary(.linkReference),
                    at: SourceLocation(path: path, line: line.number, column: indent + 1)))
        }
        return notes.sorted()
    }
}
