import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// What search engines read: the site map, and what leads to it.
enum SearchEngineFiles {
    /// None for a site without an address.
    static func groups(of site: CheckedSite, _ pages: [any OutputGroup]) -> [any OutputGroup] {
        guard site.site.baseURL != nil else { return [] }
        let heads = pages.compactMap(\.head).filter(\.isInSiteMap)
        let entries = heads.map { head in
            switch head.change {
            case .own(let date): (path: head.path, date: date ?? site.updated)
            case .site: (path: head.path, date: site.updated)
            case .never: (path: head.path, date: CivilDate?.none)
            }
        }
        return [SiteMap(entries: entries.sorted { $0.path < $1.path }), Robots()]
    }
}

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

/// All may be read, and the site map says what there is.
struct Robots: OutputGroup {
    var id: String { "robots" }
    var origin: String { "the way to the site map" }
    var outputs: [Output] { [Output(path: Address.robots)] }

    func printed(in frame: Frame) -> Printed {
        let map = frame.absolute(Address.sitemap) ?? Address.sitemap
        return Printed(
            Array("User-agent: *\nAllow: /\nSitemap: \(map)\n".utf8), at: Address.robots)
    }
}
