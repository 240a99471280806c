import PennyDiagnostics
import PennyTemplates

/// The addresses of the site's pages, each with the day of its last change, and its other
/// languages; or a part of them.
struct SiteMap: OutputGroup {
    let pages: SiteMapPages
    let part: Range<Int>
    let path: String

    var id: String { "site-map:\(path)" }
    var origin: String { "the site map" }
    var template: String? { "sitemap" }
    var outputs: [Output] { [Output(path: path)] }

    /// A site may have a great many pages, so it is printed piece by piece.
    func printed(in frame: Frame) -> Printed {
        let entries = TemplateValue.each(count: part.count) { [pages, part] place in
            pages.value(part.lowerBound + place)
        }
        let hasLanguages = pages.hasLanguages
        return Printed([
            (
                path,
                .pieces { (take) throws(DiagnosticError) in
                    try frame.templates.render(
                        "sitemap",
                        ["entries": entries, "hasLanguages": .flag(hasLanguages)], into: take)
                }
            )
        ])
    }

    var sample: any OutputGroup { SiteMap(pages: pages, part: part.prefix(1), path: path) }
}

/// The addresses of the parts of a site map that is too long for one file.
struct SiteMapIndex: OutputGroup {
    let parts: [String]

    var id: String { "site-map" }
    var origin: String { "the site map" }
    var outputs: [Output] { [Output(path: Address.sitemap)] }

    func printed(in frame: Frame) -> Printed {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

            """
        for part in parts {
            let address = XMLText.escaped(frame.absolute(part) ?? part)
            text += "<sitemap><loc>\(address)</loc></sitemap>\n"
        }
        text += "</sitemapindex>\n"
        return Printed(Array(text.utf8), at: Address.sitemap)
    }
}
