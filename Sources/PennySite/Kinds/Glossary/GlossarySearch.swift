import PennyDiagnostics
import PennyMarkdown

/// The script that hands the dictionary's search its data.
struct GlossarySearch: OutputGroup {
    struct Term: Sendable {
        let id: String
        let headword: String
        let otherNames: [String]
        let short: String
        let body: BodyText?
    }

    let terms: [Term]

    var id: String { "glossary:search" }
    var origin: String { "the dictionary’s search" }
    var outputs: [Output] { [Output(path: Address.glossarySearch)] }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let entries = terms.map { term in
            SearchData.Entry(
                id: term.id, headword: term.headword, names: term.otherNames,
                text: [term.short, term.body?.plainText ?? ""].filter { !$0.isEmpty }.joined(
                    separator: " "))
        }
        return Printed(SearchData(entries: entries).script(), at: Address.glossarySearch)
    }
}
