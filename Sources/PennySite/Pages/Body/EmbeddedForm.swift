import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The form of a saved set in a text: readers change its inputs and see its key figures.
struct EmbeddedForm: Sendable {
    let title: String?
    /// The set's own page.
    let page: PageLink
    /// The page that it is on.
    let address: String
    let calculator: Calculator
    let result: Calculation
    /// Nil where the program carries no module for the calculator.
    let live: LiveForm?
    let numbers: NumberWriter
    let templates: TemplateSet

    func html(for readers: Readers) throws(DiagnosticError) -> String {
        let values = Self.values.values(of: (self, readers), on: address)
        return String(decoding: try templates.render("embedded-form", values), as: UTF8.self)
    }

    static let values: [PageValue<(form: EmbeddedForm, readers: Readers)>] = [
        .text("title", "What is above the form.") { shown, _ in
            shown.form.title ?? shown.form.page.title
        },
        .object("live", "The form by which readers change inputs.", of: LiveForm.values) {
            shown, _ in shown.form.live.map { ($0, shown.form.numbers) }
        },
        .markup("result", "The key figures.") { shown, _ in
            ResultHTML(shown.form.result, for: shown.readers).keyFigures().bytes
        },
        .markup("inputs", "The inputs as they were understood.") { shown, _ in
            ResultHTML(shown.form.result, for: shown.readers).inputs().bytes
        },
        .text("source", "What is before the link to the set’s own page.") { shown, _ in
            shown.form.numbers.text(ResultWords.embeddedSource)
        },
        .part("link", "That page.", of: PageLink.values) { shown, _ in shown.form.page },
    ]
}
