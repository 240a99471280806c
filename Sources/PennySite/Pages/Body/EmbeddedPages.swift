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
        let values = Self.values.values(of: self, on: address)
        return String(decoding: try templates.render("embedded-pages", values), as: UTF8.self)
    }

    static let values: [PageValue<EmbeddedPages>] =
        [.optional("listTitle", "What is above the list.") { list, _ in list.title }]
        + ShownEntries.values.of { list in
            let entries = list.isDated ? list.entries : list.entries.map(\.undated)
            return ShownPage(ShownEntries(entries, areCards: list.areCards), list.numbers)
        }
}
