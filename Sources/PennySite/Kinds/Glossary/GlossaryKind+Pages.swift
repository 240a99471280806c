import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

extension GlossaryKind {
    /// The dictionary: its list, its terms, its booklet and its search.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let glossary = site.site.glossary
        if glossary.isEmpty { return [] }
        var ids: Set<String> = []
        let terms = glossary.terms.indices.filter { ids.insert(glossary.terms[$0].id).inserted }
        let uses = TermUses(site)
        return [dictionary(of: site), booklet(of: site), search(of: site)]
            + terms.map { term($0, uses, of: site) }
    }

    private static func count(_ site: CheckedSite) -> String {
        let count = site.site.glossary.terms.count
        return count == 1 ? "1 word" : "\(site.numbers.text(.count(count))) words"
    }

    private static func dictionary(of site: CheckedSite) -> DictionaryPage {
        DictionaryPage(
            count: count(site),
            letters: site.site.glossary.letters.map { letter, terms in
                DictionaryPage.Letter(letter: letter, terms: terms.map(site.entry))
            })
    }

    private static func booklet(of site: CheckedSite) -> GlossaryBooklet {
        GlossaryBooklet(
            count: count(site),
            letters: site.site.glossary.letters.map { letter, terms in
                GlossaryBooklet.Letter(
                    letter: letter,
                    terms: terms.map { term in
                        GlossaryBooklet.Entry(
                            id: term.id, headword: term.headword, otherNames: term.otherNames,
                            summary: site.filled(term.short),
                            body: site.body(
                                SourcePath.term(term, in: site.site.folder),
                                on: Address.glossaryBooklet))
                    })
            },
            words: Dictionary(
                site.site.glossary.ids.map { id in
                    (Address.relative(from: Address.glossaryBooklet, to: Address.term(id)), id)
                }, uniquingKeysWith: { first, _ in first }))
    }

    private static func search(of site: CheckedSite) -> GlossarySearch {
        GlossarySearch(
            terms: site.site.glossary.terms.map { term in
                let path = SourcePath.term(term, in: site.site.folder)
                return GlossarySearch.Term(
                    id: term.id, headword: term.headword,
                    otherNames: term.names.filter { $0 != term.headword },
                    short: site.filled(term.short), body: site.body(path))
            })
    }

    private static func term(
        _ place: Int, _ uses: TermUses, of site: CheckedSite
    ) -> TermPage {
        let glossary = site.site.glossary
        let term = glossary.terms[place]
        func neighbour(_ place: Int) -> PageLink? {
            glossary.terms.indices.contains(place) ? link(glossary.terms[place]) : nil
        }
        return TermPage(
            entry: site.entry(term), date: term.date, origin: term.location.path,
            summary: site.filled(term.short), otherNames: term.otherNames,
            body: site.body(SourcePath.term(term, in: site.site.folder)),
            source: term.source, sourceURL: term.sourceURL,
            related: term.seeAlso.compactMap { glossary[$0.text] }.map(link),
            uses: self.uses(of: term, uses, site),
            previous: neighbour(place - 1), next: neighbour(place + 1))
    }

    private static func link(_ term: GlossaryTerm) -> PageLink {
        PageLink(title: term.headword, address: Address.term(term.id))
    }

    /// How many pages of a kind a term lists.
    private static let useLimit = 12

    private static func uses(
        of term: GlossaryTerm, _ uses: TermUses, _ site: CheckedSite
    ) -> [TermPage.Uses] {
        uses.pages(of: term.id).map { label, pages in
            let left = pages.count - useLimit
            return TermPage.Uses(
                label: label, pages: Array(pages.prefix(useLimit)),
                more: left > 0 ? "and \(site.numbers.text(.count(left))) more" : nil)
        }
    }
}
