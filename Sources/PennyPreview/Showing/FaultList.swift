import PennyDiagnostics
import PennyFiles
import PennyMarkup
import PennySite

/// The faults of a site for display on pages: each with its location as a link to an editor, and
/// the line of its file.
struct FaultList: Sendable {
    /// The faults for pages.
    let json: JSONValue
    /// The faults for the terminal.
    let text: String

    /// - Parameter folder: the site's folder, which pages leave out of paths.
    init(_ diagnostics: [Diagnostic], _ editor: EditorLink, in folder: String) {
        let printer = DiagnosticPrinter(source: DiagnosticSource.text)
        let entries = printer.entries(of: diagnostics)
        text = printer.text(of: diagnostics) + countText(of: diagnostics) + "\n"
        json = .object([
            .init("count", .text(countText(of: diagnostics))),
            .init("items", .list(entries.map { Self.item($0, editor, in: folder) })),
        ])
    }

    private static func item(
        _ entry: DiagnosticPrinter.Entry, _ editor: EditorLink, in folder: String
    ) -> JSONValue {
        switch entry {
        case .more(let count, let isAtLeast, let path):
            return .object([
                .init("place", .text(below(folder, path))),
                .init("summary", .text(countOfOthers(count, isAtLeast: isAtLeast))),
            ])
        case .fault(let diagnostic, let excerpt):
            let location = diagnostic.location
            return .object([
                .init("place", .text(below(folder, location.description))),
                .init("href", address(of: location, editor).map(JSONValue.text) ?? .null),
                .init("severity", .text(diagnostic.severity.rawValue)),
                .init("summary", .text(diagnostic.summary)),
                .init("line", excerpt == nil ? .null : .number(location.line)),
                .init("excerpt", excerpt.map { .text($0.text) } ?? .null),
                .init("caret", excerpt.map { .text($0.caret) } ?? .null),
                .init(
                    "related", .list(diagnostic.related.map { Self.item($0, editor, in: folder) })),
                .init("next", .text(diagnostic.nextStep)),
            ])
        }
    }

    private static func item(
        _ related: RelatedLocation, _ editor: EditorLink, in folder: String
    ) -> JSONValue {
        .object([
            .init("label", .text(related.label)),
            .init("place", .text(below(folder, related.location.description))),
            .init("href", address(of: related.location, editor).map(JSONValue.text) ?? .null),
        ])
    }

    private static func below(_ folder: String, _ path: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Nil for a location that is not in a file, such as an option.
    private static func address(of location: SourceLocation, _ editor: EditorLink) -> String? {
        guard location.line > 0, let path = FileSystem.resolved(location.path) else { return nil }
        return editor.address(path, line: location.line, column: location.column)
    }
}
