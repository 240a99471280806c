import PennyDiagnostics
import PennyTemplates

/// The site map, or a part of it: the addresses of pages, with the day of their last change and
/// their other languages.
struct SiteMap: Artifact {
    let pages: SiteMapEntries
    let part: Range<Int>
    let path: String

    var id: String { "site-map:\(path)" }
    var origin: String { "the site map" }
    var template: String? { "sitemap" }
    var outputs: [ArtifactFile] { [ArtifactFile(path: path)] }

    /// Streams the entries: a site may have a great many.
    func rendered(in layout: Layout) -> RenderedFiles {
        let values = Self.values.values(of: self, on: path)
        return RenderedFiles([
            (
                path,
                .pieces { (write) throws(DiagnosticError) in
                    try layout.templates.render("sitemap", values, into: write)
                }
            )
        ])
    }

    static let values: [PageValue<SiteMap>] = [
        .each("entries", "The pages of the site.", of: SiteMapEntries.Shown.values) { map, _ in
            (
                map.part.count,
                { [pages = map.pages, part = map.part] in
                    pages.shown(part.lowerBound + $0)
                }
            )
        },
        .flag("hasLanguages", "Whether the site has several languages.") { map, _ in
            map.pages.hasLanguages
        },
    ]

    static let themeTemplate = TemplateDescription("sitemap", values, isPage: false)

    var sample: any Artifact { SiteMap(pages: pages, part: part.prefix(1), path: path) }
}

/// The index of a site map that is too long for one file.
struct SiteMapIndex: Artifact {
    let parts: [String]

    var id: String { "site-map" }
    var origin: String { "the site map" }
    var outputs: [ArtifactFile] { [ArtifactFile(path: Address.sitemap)] }

    func rendered(in layout: Layout) -> RenderedFiles {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

            """
        for part in parts {
            let address = XMLText.escaped(layout.absolute(part) ?? part)
            text += "<sitemap><loc>\(address)</loc></sitemap>\n"
        }
        text += "</sitemapindex>\n"
        return RenderedFiles(Array(text.utf8), at: Address.sitemap)
    }
}
