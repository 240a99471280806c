import PennyContent
public import PennyDiagnostics

/// Imports a glossary of another program, a table or a Markdown file.
public struct GlossaryImport {
    private let target: GlossaryTarget

    /// Creates an import that writes its terms to `target`.
    public init(to target: GlossaryTarget) {
        self.target = target
    }

    /// Reads the terms of a table, or of a Markdown file with one heading per term.
    ///
    /// - Throws: every problem of the file, each at its location.
    public func read(_ source: ImportSource) throws(DiagnosticError) -> Imported {
        let start = SourceLocation(path: source.path)
        func fault(_ fault: Fault) -> DiagnosticError {
            DiagnosticError([Diagnostic(fault, at: start)])
        }
        if source.bytes.starts(with: "{\\rtf".utf8) { throw fault(Fault.glossaryImport.needsPair) }
        switch source.ending {
        case "csv", "tsv", "tab", "txt":
            let file = try ContentText(path: source.path, bytes: source.bytes)
            let table = try GlossaryTable(file)
            return try imported(table.terms, source.path, leftOut: table.unusedColumns)
        case "md", "markdown":
            let file = try ContentText(path: source.path, bytes: source.bytes)
            let document = try GlossaryDocument(file)
            return try imported(
                document.terms, source.path, leftOut: document.leftOut, notes: document.notes)
        case "rtf": throw fault(Fault.glossaryImport.needsPair)
        default:
            throw fault(
                .budgetImport.unknownShape([
                    "a table (.csv or .tsv)", "Markdown with a heading a term (.md)",
                    "a pair of RTF files (“--words” and “--definitions”)",
                ]))
        }
    }

    /// Reads the terms of two files in Rich Text Format: the words, and their definitions in the
    /// same order, separated by `delimiter`.
    ///
    /// - Throws: every problem of the files, each at its location.
    public func read(
        words: ImportSource, definitions: ImportSource, delimiter: String
    ) throws(DiagnosticError) -> Imported {
        var texts: [RichText] = []
        var faults: [Diagnostic] = []
        for source in [words, definitions] {
            do throws(DiagnosticError) {
                texts.append(try RichText(source))
            } catch {
                faults += error.diagnostics
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        let pair = try GlossaryPair(
            words: texts[0], definitions: texts[1], delimiter: delimiter)
        return try imported(pair.terms, words.path)
    }

    private func imported(
        _ terms: [ImportedTerm], _ path: String, leftOut: [Diagnostic] = [],
        notes: [Diagnostic] = []
    ) throws(DiagnosticError) -> Imported {
        let writer = try GlossaryWriter(terms, path: path)
        return Imported(files: try writer.files(for: target), leftOut: leftOut, notes: notes)
    }
}

extension ImportSource {
    /// The file extension in lowercase.
    fileprivate var ending: String {
        guard let point = path.lastIndex(of: ".") else { return "" }
        return path[path.index(after: point)...].lowercased()
    }
}
