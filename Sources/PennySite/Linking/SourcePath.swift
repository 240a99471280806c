import PennyContent
import PennyDiagnostics

/// Names of what a site is made of, as links in its files have them: paths
/// from the site's folder. Those of each kind of content stand in its folder.
enum SourcePath {
    static func row(_ id: String, of table: String) -> String { "\(table)#\(id)" }

    static func page(_ page: ProsePage, in folder: SiteFolder) -> String {
        folder.original(of: folder.relative(page.location.path))
    }
}
