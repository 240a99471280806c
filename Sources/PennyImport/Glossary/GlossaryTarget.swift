import PennyContent
public import PennyDiagnostics

/// Where the terms of an imported glossary go.
public struct GlossaryTarget: Equatable, Sendable {
    /// What the terms are written as.
    public enum Form: String, CaseIterable, Sendable {
        /// One table with a term a row.
        case csv
        /// A file a term.
        case markdown
    }

    /// What the terms are written as.
    public let form: Form
    /// The path of the table, or of the folder with a slash at its end; empty
    /// for this one.
    let path: String

    /// The file or folder that was asked for with `--to`, or the standard one
    /// in `folder`.
    public init(
        _ asked: String?, as form: Form, folder: String
    ) throws(DiagnosticError) {
        self.form = form
        guard let asked else {
            path = form == .csv ? "\(folder)terms.csv" : folder
            return
        }
        let place = SourceLocation.option("--to \(asked)")
        func fault(_ fault: some Fault) -> DiagnosticError {
            DiagnosticError([Diagnostic(.error, fault, at: place)])
        }
        let file = asked.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        switch form {
        case .csv:
            guard file.hasSuffix(".csv") else {
                throw fault(ImportFault.glossary(.notCSV(String(file))))
            }
            let name = String(file.dropLast(4))
            guard Slug.isValid(name) else {
                let suggestion = Slug.suggestion(for: name) + ".csv"
                throw fault(ContentFault.badName(String(file), suggestion: suggestion))
            }
            path = asked
        case .markdown:
            if file.hasSuffix(".md") || file.hasSuffix(".csv") {
                throw fault(ImportFault.glossary(.notAFolder(String(file))))
            }
            path = file.isEmpty ? asked : asked + "/"
        }
    }
}
