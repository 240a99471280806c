import PennyContent
import PennyDiagnostics
import PennyTemplates

/// What stands at an address that a page had before: it leads to the page. No list, no search and
/// no site map has it.
struct RedirectPage: OutputGroup {
    /// Where it stands.
    let path: String
    /// The file that names the address.
    let origin: String
    /// Where the file names it.
    let place: SourceLocation
    let target: PageLink

    var id: String { "redirect:\(path)" }
    var template: String? { "redirect" }
    var outputs: [Output] { [Output(path: path)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let way = Address.relative(from: path, to: target.address)
        let values: TemplateValues = [
            "language": .text(target.language?.tag ?? frame.configuration.language),
            "title": .text(target.title),
            "href": .text(way),
            "canonical": .text(frame.absolute(target.address) ?? way),
        ]
        return Printed(try frame.templates.render("redirect", values), at: path)
    }

    static func all(of page: ProsePage, _ target: PageLink) -> [RedirectPage] {
        page.oldAddresses.map {
            RedirectPage(
                path: $0.path, origin: page.location.path, place: $0.location ?? page.location,
                target: target)
        }
    }
}
