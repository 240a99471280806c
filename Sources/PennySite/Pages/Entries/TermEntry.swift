import PennyContent
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// A term in a list.
struct TermEntry: Sendable {
    let id: String
    /// Former names of the term in addresses, without those that other terms have now.
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
                "summary": .text(short),
            ]))
    }
}

extension [TermEntry] {
    func value(from page: String) -> TemplateValue { .list(map { $0.value(from: page) }) }
}

extension [String] {
    /// The other names of a term in one line; nil without any.
    func otherNames(_ numbers: NumberWriter) -> String? {
        isEmpty ? nil : numbers.text(LearnWords.termNames(names: joined(separator: " · ")))
    }
}

extension AnalyzedEdition {
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

    /// The entries of terms that a page asks readers to know. Terms missing from the glossary are
    /// left out: they are reported elsewhere, or need not exist.
    func words(_ names: [LocatedWord]) -> [TermEntry] {
        names.compactMap { site.glossary[$0.text] }.map(entry)
    }
}
