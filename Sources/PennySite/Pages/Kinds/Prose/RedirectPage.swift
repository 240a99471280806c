import PennyContent
import PennyDiagnostics
import PennyTemplates

/// A redirect from a former address of a page. No list, search or site map has it.
struct RedirectPage: Artifact {
    /// The former address.
    let path: String
    /// The source file that names the former address.
    let origin: String
    /// The location of the former address in the file.
    let location: SourceLocation
    let target: PageLink

    var id: String { "redirect:\(path)" }
    var template: String? { "redirect" }
    var outputs: [ArtifactFile] { [ArtifactFile(path: path)] }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        let href = Address.relative(from: path, to: target.address)
        let values: TemplateValues = [
            "language": .text(target.language?.tag ?? layout.configuration.language),
            "title": .text(target.title),
            "href": .text(href),
            "canonical": .text(layout.absolute(target.address) ?? href),
        ]
        return RenderedFiles(try layout.templates.render("redirect", values), at: path)
    }

    static func all(of page: ProsePage, _ target: PageLink) -> [RedirectPage] {
        page.oldAddresses.map {
            RedirectPage(
                path: $0.path, origin: page.location.path, location: $0.location ?? page.location,
                target: target)
        }
    }
}
