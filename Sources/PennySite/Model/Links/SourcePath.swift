import PennyContent
import PennyDiagnostics

/// Paths from the site's folder, as links in source files name content. Each kind of content adds
/// its own in its folder.
enum SourcePath {
    static func row(_ id: String, of table: String) -> String { "\(table)#\(id)" }

    static func page(_ page: ProsePage, in folder: SourceFolder) -> String {
        folder.original(of: folder.relative(page.location.path))
    }
}
