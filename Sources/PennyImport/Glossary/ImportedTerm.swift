import PennyContent
import PennyDiagnostics

/// A term to write, with the location of its headword in the imported file.
struct ImportedTerm {
    let headword: String
    let location: SourceLocation
    /// The definition in Markdown.
    let definition: String
    /// The texts of the other columns.
    var more: [GlossaryColumn: String] = [:]

    /// The text of a column; empty if there is none.
    func text(_ column: GlossaryColumn) -> String {
        switch column {
        case .term: headword
        case .definition: definition
        default: more[column] ?? ""
        }
    }

    /// The term's name in addresses: the given one, or one derived from the headword; nil if
    /// neither exists.
    var name: String? {
        more[.name] ?? Headword.id(of: headword)
    }
}
