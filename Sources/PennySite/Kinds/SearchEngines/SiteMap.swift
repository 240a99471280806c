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

    /// A site may have a great many pages, so it is printed piece by piece.
    func printed(in frame: Frame) -> Printed {
        let entries = TemplateValue.each(count: entries.count) { [entries] place in
            let entry = entries[place]
            return .object([
                "location": .text(frame.absolute(entry.path) ?? entry.path),
                "date": .optional(entry.date?.isoText),
            ])
        }
        return Printed([
            (
                Address.sitemap,
                .pieces { (take) throws(DiagnosticError) in
                    try frame.templates.render("sitemap", ["entries": entries], into: take)
                }
            )
        ])
    }

    var sample: any OutputGroup { SiteMap(entries: Array(entries.prefix(1))) }
}
