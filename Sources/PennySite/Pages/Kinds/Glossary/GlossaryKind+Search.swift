import PennyContent
import PennyMarkup

extension GlossaryKind {
    /// The terms with their other names and their definitions, in the order of the dictionary, on
    /// which the search field of the dictionary relies.
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let terms = site.site.glossary.terms
        let entries = terms.map { term in
            SearchEntry(
                title: term.headword, address: Address.term(term.id),
                names: term.names.filter { $0 != term.headword },
                summary: site.entry(term).short)
        }
        return [
            KindEntries(
                order: 1, label: site.numbers.text(LearnWords.dictionary),
                count: entries.count, list: Address.glossary, role: .term,
                text: { site.searchText(of: SourcePath.term(terms[$0], in: site.site.folder)) },
                entry: { entries[$0] })
        ]
    }
}
