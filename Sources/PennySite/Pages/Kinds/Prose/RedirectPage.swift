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
        let shown = Shown(
            page: self, language: layout.configuration.language,
            address: layout.absolute(target.address))
        let values = Self.values.values(of: shown, on: path)
        return RenderedFiles(try layout.templates.render("redirect", values), at: path)
    }

    /// The page with the language of the site, and with the full address of its target.
    struct Shown: Sendable {
        let page: RedirectPage
        let language: String
        let address: String?
        var href: String { Address.relative(from: page.path, to: page.target.address) }
    }

    static let values: [PageValue<Shown>] = [
        .text("language", "The language of the page that it leads to.") { shown, _ in
            shown.page.target.language?.tag ?? shown.language
        },
        .text("title", "The title of that page.") { shown, _ in shown.page.target.title },
        .text("href", "The way to it.") { shown, _ in shown.href },
        .text("canonical", "Its full address, or the way to it.") { shown, _ in
            shown.address ?? shown.href
        },
    ]

    static func all(of page: ProsePage, _ target: PageLink) -> [RedirectPage] {
        page.oldAddresses.map {
            RedirectPage(
                path: $0.path, origin: page.location.path, location: $0.location ?? page.location,
                target: target)
        }
    }
}
