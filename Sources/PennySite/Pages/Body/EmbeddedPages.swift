import PennyDiagnostics
import PennyMarkup
import PennyTemplates

/// Pages of the site as a text lists them, with the template of sections.
struct EmbeddedPages: Sendable {
    let title: String?
    let entries: [PageListing.Entry]
    let areCards: Bool
    let isDated: Bool
    /// The page that the list is on.
    let address: String
    let numbers: NumberWriter
    let templates: TemplateSet

    func html() throws(DiagnosticError) -> String {
        let pages = entries.map { $0.value(numbers, from: address, isDated: isDated) }
        let values: TemplateValues = [
            "listTitle": .optional(title),
            "hasCards": .flag(areCards),
            "groups": .list([.object(["year": .flag(false), "pages": .list(pages)])]),
        ]
        return String(decoding: try templates.render("embedded-pages", values), as: UTF8.self)
    }
}
