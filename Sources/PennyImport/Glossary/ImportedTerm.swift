import PennyContent
import PennyDiagnostics

/// A term to write, and where its headword stands in the imported file.
struct ImportedTerm {
    let headword: String
    let location: SourceLocation
    /// In Markdown.
    let definition: String
    /// What else is known of it.
    var more: [GlossaryColumn: String] = [:]

    /// The text of a column; empty where there is none.
    func text(_ column: GlossaryColumn) -> String {
        switch column {
        case .term: headword
        case .definition: definition
        default: more[column] ?? ""
        }
    }

    /// Its name in addresses: the one it is given, or one made of what stands
    /// before brackets that follow a space; nil where neither gives one.
    var name: String? {
        if let given = more[.name] { return given }
        let name = Slug.suggestion(for: outsideBrackets)
        return name == Slug.suggestion(for: "") ? nil : name
    }

    private var outsideBrackets: String {
        guard headword.hasSuffix(")"), let opening = headword.firstRange(of: " (")
        else { return headword }
        let outside = headword[..<opening.lowerBound]
        let inside = headword[opening.upperBound...].dropLast()
        if outside.isEmpty || inside.isEmpty || inside.contains("(") { return headword }
        return String(outside)
    }
}
