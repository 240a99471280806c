import PennyContent
public import PennyDiagnostics
import PennyMarkup

extension SiteBuilder {
    /// Renders the page with this name for print: the name of a set, a source file of the site, or
    /// the address of a page. The folders of the course and of the glossary mean their booklets.
    ///
    /// - Throws: every fault of all files, or that there is no such page.
    public func printedPage(_ name: String) throws(DiagnosticError) -> PrintablePage {
        let site = try Pipeline(options).plannedSite()
        let finder = try PageFinder.resolve(site, roots: [options.outputFolder, options.site])
        guard let artifact = try finder.page(name),
            let page = StandalonePage(artifact, of: site, use: .paper)
        else { throw fault(.link.unknownPage(name, finder.near(name)), at: options.site) }
        let layout = site.layout
        return PrintablePage(
            html: try page.bytes(), name: Self.fileName(of: page.head.path),
            date: layout.lastChange(of: page.head), paper: CountryPaper(in: layout.style.locale))
    }

    /// `first-home` of `calculations/first-home.html`, `lessons` of `lessons/print.html`.
    private static func fileName(of path: String) -> String {
        let parts = path.split(separator: "/")
        let stem = parts.last.map { String($0.prefix { $0 != "." }) } ?? path
        guard ["index", "print"].contains(stem), parts.count > 1 else { return stem }
        return String(parts[parts.count - 2])
    }
}
