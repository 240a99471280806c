import PennyDiagnostics
import PennyFiles
import PennyMarkup
import PennySite

/// The faults of a site as pages show them: each with its place as a link to an editor, and the
/// line of its file.
struct FaultList: Sendable {
    /// What pages are told.
    let json: JSONValue
    /// What the terminal says.
    let text: String

    /// - Parameter folder: the site's, which pages need not be told.
    init(_ diagnostics: [Diagnostic], _ editor: EditorLink, in folder: String) {
        let printer = DiagnosticPrinter(source: FaultSource.text)
        let told = printer.told(of: diagnostics)
        text = printer.text(of: diagnostics) + countText(of: diagnostics) + "\n"
        json = .object([
            .init("count", .text(countText(of: diagnostics))),
            .init("items", .list(told.map { Self.item($0, editor, in: folder) })),
        ])
    }

    private static func item(
        _ told: DiagnosticPrinter.Told, _ editor: EditorLink, in folder: String
    ) -> JSONValue {
        switch told {
        case .more(let count, let isAtLeast, let path):
            return .object([
                .init("place", .text(below(folder, path))),
                .init("summary", .text(countOfOthers(count, isAtLeast: isAtLeast))),
            ])
        case .fault(let diagnostic, let excerpt):
            let place = diagnostic.location
            return .object([
                .init("place", .text(below(folder, place.description))),
                .init("href", address(of: place, editor).map(JSONValue.text) ?? .null),
                .init("severity", .text(diagnostic.severity.rawValue)),
                .init("summary", .text(diagnostic.summary)),
                .init("line", excerpt == nil ? .null : .number(place.line)),
                .init("excerpt", excerpt.map { .text($0.text) } ?? .null),
                .init("caret", excerpt.map { .text($0.caret) } ?? .null),
                .init("next", .text(diagnostic.nextStep)),
            ])
        }
    }

    private static func below(_ folder: String, _ path: String) -> String {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }

    /// Nil for what is no file, such as an option.
    private static func address(of place: SourceLocation, _ editor: EditorLink) -> String? {
        guard place.line > 0, let path = FileSystem.resolved(place.path) else { return nil }
        return editor.address(path, line: place.line, column: place.column)
    }
}
