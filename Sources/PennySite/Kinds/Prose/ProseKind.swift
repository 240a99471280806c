import PennyContent
import PennyDiagnostics

/// The pages of prose, but for the home page's.
enum ProseKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        site.site.pages.map { page in
            ProseTextPage(
                name: page.id, origin: page.location.path, date: page.date,
                title: site.title(of: page), summary: site.filled(page.description),
                body: site.body("pages/\(page.id).md"))
        }
    }
}
