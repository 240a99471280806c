import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// The addresses of the site's pages, each with the day of its last change, and its other
/// languages.
struct SiteMap: OutputGroup {
    struct Entry: Sendable {
        /// From the root of its edition.
        let path: String
        let date: CivilDate?
    }

    /// The pages of an edition.
    struct Part: Sendable {
        let frame: Frame
        var entries: [Entry]
    }

    let parts: [Part]

    var id: String { "site-map" }
    var origin: String { "the site map" }
    var template: String? { "sitemap" }
    var outputs: [Output] { [Output(path: Address.sitemap)] }

    /// A site may have a great many pages, so it is printed piece by piece.
    func printed(in frame: Frame) -> Printed {
        var ends: [Int] = []
        for part in parts { ends.append((ends.last ?? 0) + part.entries.count) }
        let entries = TemplateValue.each(count: ends.last ?? 0) { [parts, ends] place in
            let part = ends.firstIndex { place < $0 } ?? 0
            let start = part > 0 ? ends[part - 1] : 0
            return Self.value(parts[part].entries[place - start], parts[part].frame)
        }
        let hasLanguages = parts.count > 1
        return Printed([
            (
                Address.sitemap,
                .pieces { (take) throws(DiagnosticError) in
                    try frame.templates.render(
                        "sitemap",
                        ["entries": entries, "hasLanguages": .flag(hasLanguages)], into: take)
                }
            )
        ])
    }

    private static func value(_ entry: Entry, _ frame: Frame) -> TemplateValue {
        .object([
            "location": .text(frame.absolute(entry.path) ?? entry.path),
            "date": .optional(entry.date?.isoText),
            "alternates": frame.alternateLinks(of: entry.path),
        ])
    }

    var sample: any OutputGroup {
        SiteMap(
            parts: parts.map { part in
                Part(frame: part.frame, entries: Array(part.entries.prefix(1)))
            })
    }
}
