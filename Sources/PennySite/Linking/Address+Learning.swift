import PennyContent
import PennyEngine

/// Where the glossary, the course and the calculators stand.
extension Address {
    static let glossary = "glossary/index.html"
    static let glossarySearch = "glossary/search.js"
    /// All words with their definitions, for paper.
    static let glossaryBooklet = "glossary/print.html"
    static let lessons = "lessons/index.html"
    /// The whole course on one page.
    static let course = "lessons/print.html"
    static let calculators = "calculators/index.html"

    static func term(_ id: String) -> String { "glossary/" + id + ".html" }
    static func lesson(_ id: String) -> String { "lessons/\(id).html" }
    static func explanation(of calculator: Calculator) -> String {
        "calculators/\(calculator.name).html"
    }
}
