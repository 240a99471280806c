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
        more[.name] ?? Headword.id(of: headword)
    }
}
