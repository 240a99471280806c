import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// The addresses of the site's pages, each with the day of its last change.
struct SiteMap: OutputGroup {
    let entries: [(path: String, date: CivilDate?)]

    var id: String { "site-map" }
    var origin: String { "the site map" }
    var template: String? { "sitemap" }
    var outputs: [Output] { [Output(path: Address.sitemap)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let values = entries.map { entry in
            TemplateValue.object([
                "location": .text(frame.absolute(entry.path) ?? entry.path),
                "date": .optional(entry.date?.isoText),
            ])
        }
        return Printed(
            try frame.templates.render("sitemap", ["entries": .list(values)]),
            at: Address.sitemap)
    }
}
