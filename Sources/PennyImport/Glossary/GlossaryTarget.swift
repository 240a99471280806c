import PennyContent
public import PennyDiagnostics

/// The destination of an imported glossary.
public struct GlossaryTarget: Equatable, Sendable {
    /// The output format of the terms.
    public enum Form: String, CaseIterable, Sendable {
        /// One table with one term per row.
        case csv
        /// One file per term.
        case markdown
    }

    /// The output format of the terms.
    public let form: Form
    /// The path of the table, or of the folder with a slash at its end; empty for the current
    /// folder.
    let path: String

    /// Uses the file or folder that `--to` requests, or the standard one in `folder`.
    public init(
        _ asked: String?, as form: Form, folder: String
    ) throws(DiagnosticError) {
        self.form = form
        guard let asked else {
            path = form == .csv ? "\(folder)terms.csv" : folder
            return
        }
        let location = SourceLocation.option("--to \(asked)")
        func fault(_ fault: Fault) -> DiagnosticError {
            DiagnosticError([Diagnostic(fault, at: location)])
        }
        let file = asked.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        switch form {
        case .csv:
            guard ContentFormat.isTable(file) else {
                throw fault(Fault.glossaryImport.notCSV(String(file)))
            }
            let name = String(file.dropLast(4))
            guard Slug.isValid(name) else {
                let suggestion = Slug.suggestion(for: name) + ".csv"
                throw fault(Fault.value.badName(String(file), suggestion))
            }
            path = asked
        case .markdown:
            if ContentFormat.isMarkdown(file) || ContentFormat.isTable(file) {
                throw fault(Fault.glossaryImport.notAFolder(String(file)))
            }
            path = file.isEmpty ? asked : asked + "/"
        }
    }
}
