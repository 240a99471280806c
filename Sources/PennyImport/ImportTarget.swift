import PennyContent
public import PennyDiagnostics

/// The destination of an import: a Markdown file whose name can be part of an address.
public struct ImportTarget: Equatable, Sendable {
    /// The folder with a slash at its end; empty for the current folder.
    let folder: String
    /// The name of the file without its extension.
    let name: String

    /// Uses the file that `--to` requests, or one in `folder` named like `source`.
    public init(
        _ asked: String?, folder: String, source: String
    ) throws(DiagnosticError) {
        guard let asked else {
            self.folder = folder
            let file = source.split(separator: "/").last.map(String.init) ?? source
            let stem = file.split(separator: ".").first.map(String.init) ?? file
            name = Slug.isValid(stem) ? stem : Slug.suggestion(for: stem)
            return
        }
        let end = asked.lastIndex(of: "/").map { asked.index(after: $0) } ?? asked.startIndex
        let file = String(asked[end...])
        let location = SourceLocation.option("--to \(asked)")
        guard ContentFormat.isMarkdown(file) else {
            throw DiagnosticError([Diagnostic(Fault.importing.notMarkdown(file), at: location)])
        }
        self.folder = String(asked[..<end])
        name = String(file.dropLast(3))
        guard Slug.isValid(name) else {
            let fault = Fault.value.badName(file, Slug.suggestion(for: name) + ".md")
            throw DiagnosticError([Diagnostic(fault, at: location)])
        }
    }

    /// The path of the file.
    public var path: String { "\(folder)\(name).md" }

    /// The path of one month of several.
    func path(_ month: CalendarMonth) -> String { "\(folder)\(name)-\(month.text).md" }

    /// The default title.
    var title: String { Slug.title(of: name) }
}
