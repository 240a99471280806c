import PennyContent
import PennyMarkup

extension GlossaryKind {
    /// The words with their other names and their definitions, in the order of the dictionary,
    /// which its own field relies on.
    static func sources(of site: CheckedSite) -> [SearchSource] {
        let terms = site.site.glossary.terms
        let entries = terms.map { term in
            SearchEntry(
                title: term.headword, address: Address.term(term.id),
                names: term.names.filter { $0 != term.headword },
                summary: site.entry(term).short)
        }
        return [
            SearchSource(
                order: 1, label: site.numbers.text(LearnWords.dictionary),
                count: entries.count, list: Address.glossary,
                text: { site.searchText(of: SourcePath.term(terms[$0], in: site.site.folder)) },
                entry: { entries[$0] })
        ]
    }
}
