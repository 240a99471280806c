import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

extension GlossaryKind {
    /// The dictionary: its list, its terms and its booklet.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let glossary = site.site.glossary
        if glossary.isEmpty { return [] }
        var ids: Set<String> = []
        let terms = glossary.terms.indices.filter { ids.insert(glossary.terms[$0].id).inserted }
        let uses = TermUses(site)
        let bodies = glossary.terms.map { site.body(path(of: $0, site)) }
        return dictionary(of: site) + [booklet(bodies, of: site)]
            + terms.map { term($0, bodies[$0], uses, of: site) }
    }

    private static func path(of term: GlossaryTerm, _ site: AnalyzedEdition) -> String {
        SourcePath.term(term, in: site.site.folder)
    }

    private static func dictionary(of site: AnalyzedEdition) -> [GlossaryListPage] {
        let count = site.site.glossary.terms.count
        let letters = site.site.glossary.letters.map { letter, terms in
            GlossaryListPage.Letter(letter: letter, terms: terms.map(site.entry))
        }
        return Pagination.all(
            of: Address.glossary, entries: count,
            perPage: site.site.configuration.wordsPerPage
        ).map { GlossaryListPage(count: count, letters: letters, part: $0) }
    }

    private static func booklet(_ bodies: [PageBody?], of site: AnalyzedEdition) -> GlossaryBooklet
    {
        var rest = bodies[...]
        return GlossaryBooklet(
            count: site.site.glossary.terms.count,
            letters: site.site.glossary.letters.map { letter, terms in
                let entries = zip(terms, rest.prefix(terms.count)).map { term, body in
                    GlossaryBooklet.Entry(
                        id: term.id, headword: term.headword,
                        language: site.site.language(at: term.location),
                        otherNames: term.otherNames,
                        summary: site.filled(term.short),
                        body: site.text(
                            body, of: path(of: term, site), on: Address.glossaryBooklet))
                }
                rest = rest.dropFirst(terms.count)
                return GlossaryBooklet.Letter(letter: letter, terms: entries)
            },
            words: Dictionary(
                site.site.glossary.ids.map { id in
                    (Address.relative(from: Address.glossaryBooklet, to: Address.term(id)), id)
                }, uniquingKeysWith: { first, _ in first }))
    }

    private static func term(
        _ index: Int, _ body: PageBody?, _ uses: TermUses, of site: AnalyzedEdition
    ) -> TermPage {
        let glossary = site.site.glossary
        let term = glossary.terms[index]
        func neighbour(_ index: Int) -> PageLink? {
            glossary.terms.indices.contains(index) ? site.link(to: glossary.terms[index]) : nil
        }
        return TermPage(
            entry: site.entry(term), date: term.date, origin: term.location.path,
            summary: site.filled(term.short), otherNames: term.otherNames,
            tags: TaxonomyValue.all(term.tags), values: site.values(term.groups), body: body,
            source: term.source, sourceURL: term.sourceURL,
            related: term.seeAlso.compactMap { glossary[$0.text] }.map(site.link),
            uses: self.uses(of: term, uses, site),
            previous: neighbour(index - 1), next: neighbour(index + 1))
    }

    /// The most pages of a kind that a term lists.
    private static let useLimit = 12

    private static func uses(
        of term: GlossaryTerm, _ uses: TermUses, _ site: AnalyzedEdition
    ) -> [TermPage.Uses] {
        uses.pages(of: term.id).map { label, pages in
            TermPage.Uses(
                label: site.numbers.text(label), pages: Array(pages.prefix(useLimit)),
                left: pages.count - useLimit)
        }
    }
}
