import PennyContent
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// A term in a list.
struct TermEntry: Sendable {
    let id: String
    /// Names that the term had in addresses, but for those that other terms have now.
    let formerIDs: String
    let headword: String
    /// One sentence on the term, or the beginning of its definition.
    let short: String
    let language: TextLanguage?

    func value(from page: String) -> TemplateValue {
        .object(
            language.values.merging([
                "id": .text(id),
                "aliases": .text(formerIDs),
                "term": .text(headword),
                "href": .text(Address.relative(from: page, to: Address.term(id))),
                "short": .text(short),
            ]))
    }
}

extension [TermEntry] {
    func value(from page: String) -> TemplateValue { .list(map { $0.value(from: page) }) }
}

extension [String] {
    /// Other names of a term in a line; nil for none.
    func otherNames(_ numbers: NumberWriter) -> String? {
        isEmpty ? nil : numbers.text(LearnWords.termNames(names: joined(separator: " · ")))
    }
}

extension CheckedSite {
    func entry(_ term: GlossaryTerm) -> TermEntry {
        let former = term.formerIDs.filter { site.glossary[$0] == nil }
        let body = content.bodies[SourcePath.term(term, in: site.folder)]
        return TermEntry(
            id: term.id, formerIDs: former.joined(separator: " "), headword: term.headword,
            short: filled(term.short.isEmpty ? body?.outline.opening ?? "" : term.short),
            language: site.language(at: term.location))
    }

    func link(to term: GlossaryTerm) -> PageLink {
        PageLink(
            title: term.headword, address: Address.term(term.id),
            site.language(at: term.location))
    }

    /// Terms that a page names as ones to know; those that a glossary lacks
    /// were reported, or need not be there.
    func words(_ names: [LocatedWord]) -> [TermEntry] {
        names.compactMap { site.glossary[$0.text] }.map(entry)
    }
}
