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
    let capacity: LibraryCapacity
    let templates: TemplateSet

    func html(for readers: Readers) throws(DiagnosticError) -> String {
        let writer = ResultHTML(result, for: readers)
        let values: TemplateValues = [
            "title": .text(title ?? page.title),
            "live": live?.value(numbers, capacity) ?? .flag(false),
            "result": .markup(writer.keyFigures().bytes),
            "inputs": .markup(writer.inputs().bytes),
            "source": .text(numbers.text(ResultWords.embeddedSource)),
            "link": page.value(from: address),
        ]
        return String(decoding: try templates.render("embedded-form", values), as: UTF8.self)
    }
}
