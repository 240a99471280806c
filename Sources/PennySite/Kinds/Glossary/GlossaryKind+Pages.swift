import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

extension GlossaryKind {
    /// The dictionary: its list, its terms and its booklet.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let glossary = site.site.glossary
        if glossary.isEmpty { return [] }
        var ids: Set<String> = []
        let terms = glossary.terms.indices.filter { ids.insert(glossary.terms[$0].id).inserted }
        let uses = TermUses(site)
        let bodies = glossary.terms.map { site.body(path(of: $0, site)) }
        return dictionary(of: site) + [booklet(bodies, of: site)]
            + terms.map { term($0, bodies[$0], uses, of: site) }
    }

    private static func path(of term: GlossaryTerm, _ site: CheckedSite) -> String {
        SourcePath.term(term, in: site.site.folder)
    }

    private static func dictionary(of site: CheckedSite) -> [DictionaryPage] {
        let count = site.site.glossary.terms.count
        let letters = site.site.glossary.letters.map { letter, terms in
            DictionaryPage.Letter(letter: letter, terms: terms.map(site.entry))
        }
        return ListPart.all(
            of: Address.glossary, entries: count,
            perPage: site.site.configuration.wordsPerPage
        ).map { DictionaryPage(count: count, letters: letters, part: $0) }
    }

    private static func booklet(_ bodies: [BodyText?], of site: CheckedSite) -> GlossaryBooklet {
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
        _ place: Int, _ body: BodyText?, _ uses: TermUses, of site: CheckedSite
    ) -> TermPage {
        let glossary = site.site.glossary
        let term = glossary.terms[place]
        func neighbour(_ place: Int) -> PageLink? {
            glossary.terms.indices.contains(place) ? site.link(to: glossary.terms[place]) : nil
        }
        return TermPage(
            entry: site.entry(term), date: term.date, origin: term.location.path,
            summary: site.filled(term.short), otherNames: term.otherNames,
            tags: Tag.all(term.tags), values: site.values(term.groups), body: body,
            source: term.source, sourceURL: term.sourceURL,
            related: term.seeAlso.compactMap { glossary[$0.text] }.map(site.link),
            uses: self.uses(of: term, uses, site),
            previous: neighbour(place - 1), next: neighbour(place + 1))
    }

    /// How many pages of a kind a term lists.
    private static let useLimit = 12

    private static func uses(
        of term: GlossaryTerm, _ uses: TermUses, _ site: CheckedSite
    ) -> [TermPage.Uses] {
        uses.pages(of: term.id).map { label, pages in
            TermPage.Uses(
                label: site.numbers.text(label), pages: Array(pages.prefix(useLimit)),
                left: pages.count - useLimit)
        }
    }
}
