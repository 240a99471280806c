import PennyContent
import PennyDiagnostics
import PennyEngine

/// Names of what a site is made of, as links in its files have them: paths
/// from the site's folder.
enum SourcePath {
    /// The file of a term; for a row of a table, the table and the row.
    static func term(_ term: GlossaryTerm, in folder: SiteFolder) -> String {
        let file = folder.relative(term.location.path)
        return file.hasSuffix(".csv") ? row(term.id, of: file) : file
    }

    static func row(_ id: String, of table: String) -> String { "\(table)#\(id)" }

    static func lesson(_ lesson: Lesson, in folder: SiteFolder) -> String {
        folder.relative(lesson.page.location.path)
    }

    static func page(_ page: ProsePage, in folder: SiteFolder) -> String {
        folder.relative(page.location.path)
    }

    static func set(_ set: SavedSet, in folder: SiteFolder) -> String {
        folder.relative(set.location.path)
    }

    /// The body of an explanation has no path in the folder that a link could have.
    static func explanation(of calculator: Calculator) -> String {
        "templates/\(Explanation.fileName(of: calculator))"
    }
}
